// The Present extension, which tells when the screen begins a picture.

internal import CXlib
internal import Windowing

/// The [Present extension](https://cgit.freedesktop.org/xorg/proto/presentproto/tree/presentproto.txt),
/// through a library that is opened at run time.
@safe
final class X11Present {
  /// Why it cannot be used.
  struct Refusal: Error {
    let reason: String
  }

  /// The extension's major code: its events carry it.
  let code: Int32
  let version: String
  private let functions: cxlib_present
  private let display: OpaquePointer

  /// Costs two round trips.
  init(_ display: OpaquePointer) throws(Refusal) {
    guard let functions = unsafe cxlib_open_present()?.pointee else {
      throw Refusal(reason: "libXpresent is not installed")
    }
    var code: Int32 = 0
    var event: Int32 = 0
    var error: Int32 = 0
    var major: Int32 = 1
    var minor: Int32 = 0
    let isThere = XlibGlobals.lock.withLock {
      unsafe functions.query_extension(display, &code, &event, &error) != 0
    }
    guard isThere,
      unsafe functions.query_version(display, &major, &minor) != 0
    else { throw Refusal(reason: "the server has no Present extension") }
    self.code = code
    version = "\(major).\(minor)"
    self.functions = functions
    unsafe self.display = display
  }

  /// The window's completions arrive as events from now on.
  func watch(_ window: UInt) {
    _ = unsafe functions.select_input(display, window, UInt32(PresentCompleteNotifyMask))
  }

  /// Asks for an event with that number when the screen begins its next picture.
  func askForNextPicture(_ window: UInt, number: UInt32) {
    unsafe functions.notify_msc(display, window, number, 0, 1, 0)
  }

  /// When the screen began which of its pictures; nil for other events.
  func picture(in cookie: XGenericEventCookie) -> (window: UInt, picture: ScreenPicture)? {
    guard unsafe cookie.extension == code, unsafe cookie.evtype == PresentCompleteNotify,
      unsafe cookie.data != nil
    else { return nil }
    let event = unsafe withUnsafePointer(to: cookie) { unsafe cxlib_present_completion($0) }
    guard unsafe Int32(event.kind) == PresentCompleteKindNotifyMSC else { return nil }
    return unsafe (
      event.window,
      ScreenPicture(asked: event.serial_number, microseconds: event.ust, number: event.msc)
    )
  }
}

/// One picture of the screen: which one since the server began, and when it began.
struct ScreenPicture: Hashable, Sendable {
  /// The number that it was asked for with. Default: 0.
  var asked: UInt32 = 0
  /// Of the server's monotonic clock.
  var microseconds: UInt64
  /// Default: 0.
  var number: UInt64 = 0

  /// When it began in seconds of our clock. A server elsewhere has another clock: then when we
  /// heard of it.
  func time(heardAt now: TimeInterval) -> TimeInterval {
    let time = TimeInterval(microseconds) * 1e-6
    return abs(now - time) < 1 ? min(time, now) : now
  }

  /// Seconds from one picture to the next since `earlier`; nil where none was in between.
  func interval(since earlier: ScreenPicture) -> TimeInterval? {
    guard number > earlier.number, microseconds > earlier.microseconds else { return nil }
    return TimeInterval(microseconds - earlier.microseconds) * 1e-6
      / TimeInterval(number - earlier.number)
  }
}
