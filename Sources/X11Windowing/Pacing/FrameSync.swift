// Counters by which a window manager waits for frames: `_NET_WM_SYNC_REQUEST`, basic and extended.

internal import CXlib
internal import Windowing

/// Two counters of the SYNC extension that tell the window manager how far the window's frames are.
///
/// The basic one, of
/// [_NET_WM_SYNC_REQUEST](https://specifications.freedesktop.org/wm-spec/latest/ar01s06.html): a
/// message brings a number, then a size comes; when the frame of that size is on its way the
/// counter is set to the number. The
/// [extended one](https://fishsoup.net/misc/wm-spec-synchronization.html) counts frames: odd while one is
/// being put, even when it is complete; a window manager that composes the screen shows no other state of
/// the window, and answers each even value with `_NET_WM_FRAME_DRAWN`. Numbers are anybody's: they wrap, as
/// on the server.
struct FrameSync {
  private let display: X11Display
  /// The server's numbers of the counters: basic, extended; none without the extension.
  private let counters: [UInt]
  private var request: Request?
  /// The extended counter's value.
  private var frames: Int64 = 0

  /// A number that the window manager waits for.
  private struct Request {
    var value: Int64
    var isExtended: Bool
    /// The even number from which the extended counter goes on.
    var even: Int64 { value &+ value & 1 }
    /// Whether the size that it stands for has come.
    var isArmed = false
  }

  init(_ display: X11Display) {
    self.display = display
    counters = (0..<(Self.isOffered(by: display) ? 2 : 0)).map { _ in
      // SAFETY: the display is open, and the extension is there.
      unsafe XSyncCreateCounter(display.pointer, XSyncValue())
    }
  }

  /// Whether the server has counters. (`XSyncInitialize` would tell too, and crashes where the server
  /// refuses that request; the library sends it by itself.)
  static func isOffered(by display: X11Display) -> Bool {
    var event: Int32 = 0
    var error: Int32 = 0
    return XlibGlobals.lock.withLock {
      // SAFETY: the display is open; the numbers are written before the call returns.
      unsafe XSyncQueryExtension(display.pointer, &event, &error) != 0
    }
  }

  /// The value of the property `_NET_WM_SYNC_REQUEST_COUNTER`; empty without the extension.
  var counterIdentifiers: [UInt] { counters }

  /// Whether the extended counter has that value.
  func isAt(_ counter: Int64) -> Bool { counter == frames }

  /// The window manager's message: the number's halves, and which of the counters it is for.
  mutating func request(low: Int, high: Int, isExtended: Bool) {
    request = Request(value: Self.number(low: low, high: high), isExtended: isExtended)
  }

  /// A number from the halves in a message.
  static func number(low: Int, high: Int) -> Int64 {
    Int64(truncatingIfNeeded: high) << 32 | Int64(UInt32(truncatingIfNeeded: low))
  }

  /// The size that the request stands for has come (ConfigureNotify).
  mutating func sizeArrived() { request?.isArmed = true }

  /// Tells that a frame's pixels are put from here on. `isSized`: it has the window's newest size.
  /// `isCounted`: it is counted though nobody waits for it.
  mutating func frameBegins(isSized: Bool, isCounted: Bool) {
    if isSized, let request, request.isArmed, request.isExtended {
      frames = max(frames, request.even)
      self.request = nil
    } else if !isCounted {
      return
    }
    frames &+= 1
    set(1, to: frames)
  }

  /// Tells that the frame is complete. `isHurried`: it followed the one before without a rest, which the
  /// window manager may want to know.
  mutating func frameEnds(isSized: Bool, isHurried: Bool) {
    if frames & 1 == 1 {
      frames &+= isHurried ? 1 : 3
      set(1, to: frames)
    }
    if isSized { answer() }
  }

  /// Answers the request: the frame of the new size is on its way, or none will come.
  mutating func answer() {
    guard let request, request.isArmed else { return }
    self.request = nil
    if request.isExtended {
      frames = max(frames, request.even)
      set(1, to: frames)
    } else {
      set(0, to: request.value)
    }
  }

  private func set(_ index: Int, to value: Int64) {
    guard counters.indices.contains(index) else { return }
    // SAFETY: the display is open; the value is passed by copy.
    unsafe XSyncSetCounter(
      display.pointer, counters[index],
      XSyncValue(
        hi: Int32(truncatingIfNeeded: value >> 32), lo: UInt32(truncatingIfNeeded: value)))
  }

  /// Gives the counters back, while the server is there.
  func close() {
    // SAFETY: the display is open.
    for counter in counters { unsafe XSyncDestroyCounter(display.pointer, counter) }
  }
}
