// The window manager waits for frames: `_NET_WM_SYNC_REQUEST`, basic and extended.

internal import CXlib
internal import Windowing

/// Two counters on the server that tell the window manager how far the window's frames are.
///
/// The basic one, of
/// [_NET_WM_SYNC_REQUEST](https://specifications.freedesktop.org/wm-spec/latest/ar01s06.html): a
/// message brings a number, then a size comes; when the frame of that size is on its way the
/// counter is set to the number. The extended one counts frames: odd while one is being put, even
/// when it is complete; a window manager that composes the screen takes no other state of the
/// window, and answers each even value with `_NET_WM_FRAME_DRAWN`. Numbers are anybody's: beyond the
/// greatest comes the least one, as on the server.
struct FrameSync {
  /// The server's numbers: basic, extended; none where the server has no counters.
  let counters: [UInt]
  private var request: Request?
  /// What the extended counter is at.
  private(set) var frames: Int64 = 0

  /// What the window manager waits for.
  private struct Request {
    var value: Int64
    var isExtended: Bool
    /// The even number from which the extended counter goes on.
    var even: Int64 { value &+ value & 1 }
    /// Whether the size that it stands for has come.
    var isArmed = false
  }

  init(_ connection: X11Connection) {
    let display = unsafe connection.display
    counters = (0..<(Self.isOffered(by: connection) ? 2 : 0)).map { _ in
      unsafe XSyncCreateCounter(display, XSyncValue())
    }
  }

  /// Whether the server has counters. (`XSyncInitialize` would tell too, and crashes where the server
  /// refuses that request; the library sends it by itself.)
  static func isOffered(by connection: X11Connection) -> Bool {
    var event: Int32 = 0
    var error: Int32 = 0
    return XlibGlobals.lock.withLock {
      unsafe XSyncQueryExtension(connection.display, &event, &error) != 0
    }
  }

  /// The message: the number's halves, and which of the counters it is for.
  mutating func request(low: Int, high: Int, isExtended: Bool) {
    request = Request(value: Self.number(low: low, high: high), isExtended: isExtended)
  }

  /// A number from the halves in a message.
  static func number(low: Int, high: Int) -> Int64 {
    Int64(truncatingIfNeeded: high) << 32 | Int64(UInt32(truncatingIfNeeded: low))
  }

  /// The size that the request stands for has come.
  mutating func sizeArrived() { request?.isArmed = true }

  /// A frame's pixels are put from here on. `isSized`: it has the window's newest size.
  mutating func frameBegins(_ connection: X11Connection, isSized: Bool, isCounted: Bool) {
    if isSized, let request, request.isArmed, request.isExtended {
      frames = max(frames, request.even)
      self.request = nil
    } else if !isCounted {
      return
    }
    frames &+= 1
    set(1, to: frames, connection)
  }

  /// The frame is complete. `isHurried`: it followed the one before without a rest, which the
  /// window manager may want to know.
  mutating func frameEnds(_ connection: X11Connection, isSized: Bool, isHurried: Bool) {
    if frames & 1 == 1 {
      frames &+= isHurried ? 1 : 3
      set(1, to: frames, connection)
    }
    if isSized { answer(connection) }
  }

  /// What the new size shows is on its way, or no frame will come.
  mutating func answer(_ connection: X11Connection) {
    guard let request, request.isArmed else { return }
    self.request = nil
    if request.isExtended {
      frames = max(frames, request.even)
      set(1, to: frames, connection)
    } else {
      set(0, to: request.value, connection)
    }
  }

  private func set(_ index: Int, to value: Int64, _ connection: X11Connection) {
    guard counters.indices.contains(index) else { return }
    unsafe XSyncSetCounter(
      connection.display, counters[index],
      XSyncValue(
        hi: Int32(truncatingIfNeeded: value >> 32), lo: UInt32(truncatingIfNeeded: value)))
  }

  func release(_ connection: X11Connection) {
    for counter in counters { unsafe XSyncDestroyCounter(connection.display, counter) }
  }
}
