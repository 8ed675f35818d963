// The keyboard's map, the pointing devices and the clock of input events, shared by windows.

internal import CXlib
internal import Windowing

/// The input devices of a display. Each is asked for when it is first needed.
final class X11InputDevices {
  private let display: X11Display
  private let allowsXInput: Bool
  private lazy var foundKeyMap = X11KeyMap(display)
  /// Nil until a pointer first enters a window.
  private var foundXInput: Result<XInputExtension, X11Unavailable>?
  private var clock = X11ServerClock()

  /// `allowsXInput`: false takes the pointer's core events though XInput may be there.
  init(_ display: X11Display, allowsXInput: Bool) {
    self.display = display
    self.allowsXInput = allowsXInput
  }

  /// The keyboard's map. Asks the server the first time.
  var keyMap: X11KeyMap { foundKeyMap }

  /// The XInput extension, or why core events are used. Four round trips the first time.
  var xinput: Result<XInputExtension, X11Unavailable> {
    let xinput = foundXInput ?? findXInput()
    foundXInput = xinput
    return xinput
  }

  /// The XInput extension where it was asked for and is there.
  var knownXInput: XInputExtension? { try? foundXInput?.get() }

  private func findXInput() -> Result<XInputExtension, X11Unavailable> {
    guard allowsXInput, !display.isLost else {
      return .failure(X11Unavailable(reason: "XInput is not asked for"))
    }
    XlibGlobals.lock.lock()
    defer { XlibGlobals.lock.unlock() }
    do throws(X11Unavailable) {
      return .success(try XInputExtension(display))
    } catch {
      return .failure(error)
    }
  }

  /// An event's time in seconds. `serverTime`: milliseconds.
  func seconds(_ serverTime: UInt) -> TimeInterval { clock.seconds(serverTime) }

  /// The time of the newest event in seconds; 0 before the first.
  var newestSeconds: TimeInterval { clock.newestSeconds }

  /// The server time of the newest event in milliseconds; 0 (`CurrentTime`) before the first.
  var newestServerTime: UInt { clock.newestMilliseconds }
}
