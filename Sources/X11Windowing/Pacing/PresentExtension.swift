// The Present extension, which tells when the screen begins a picture.

internal import CXlib
internal import Windowing

/// The [Present extension](https://cgit.freedesktop.org/xorg/proto/presentproto/tree/presentproto.txt),
/// through libXpresent, which is opened at run time.
///
/// *Memory safety.* libXpresent stays open for good, and so do its functions.
@safe
final class PresentExtension {
  /// Such as `1.2`.
  let version: String
  /// The extension's major opcode: its events carry it.
  private let code: Int32
  private let functions: cxlib_present
  private let display: X11Display

  /// Asks for the extension. Two round trips.
  init(_ display: X11Display) throws(X11Unavailable) {
    // SAFETY: the table of functions is libXpresent's, complete and static; the display is open, and the
    // numbers are written before the calls return.
    guard let functions = unsafe cxlib_open_present()?.pointee else {
      throw X11Unavailable(reason: "libXpresent is not installed")
    }
    var (code, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    var (major, minor): (Int32, Int32) = (1, 0)
    let isThere = XlibGlobals.lock.withLock {
      unsafe functions.query_extension(display.pointer, &code, &event, &error) != 0
    }
    guard isThere, unsafe functions.query_version(display.pointer, &major, &minor) != 0 else {
      throw X11Unavailable(reason: "the server has no Present extension")
    }
    self.code = code
    version = "\(major).\(minor)"
    self.functions = functions
    self.display = display
  }

  /// Sends the window's completions as events from now on (`XPresentSelectInput`).
  func selectInput(of window: UInt) {
    // SAFETY: the display is open.
    _ = unsafe functions.select_input(
      display.pointer, window, UInt32(PresentCompleteNotifyMask))
  }

  /// Asks for an event with that number when the screen begins its next picture (`XPresentNotifyMSC`).
  func askForNextPicture(_ window: UInt, number: UInt32) {
    // SAFETY: the display is open.
    unsafe functions.notify_msc(display.pointer, window, number, 0, 1, 0)
  }

  /// The picture that the event tells of, and the window that had asked for it; nil for other events.
  func picture(in cookie: XGenericEventCookie) -> (window: UInt, picture: ScreenPicture)? {
    // SAFETY: the event's data was fetched by `XGetEventData` and lives while it is handled; the type says
    // that it is a completion, which the shim copies.
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
