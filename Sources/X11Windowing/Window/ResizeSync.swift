// The window manager waits for the frame of the size it gave: `_NET_WM_SYNC_REQUEST`.

internal import CXlib
internal import Windowing

/// The basic protocol of
/// [_NET_WM_SYNC_REQUEST](https://specifications.freedesktop.org/wm-spec/latest/ar01s06.html): a
/// message with a number, then a size; when the frame of that size is on its way, a counter is set
/// to the number.
struct ResizeSync {
  /// The server's number of the counter; 0 where the server has no counters.
  let counter: UInt
  private var requested: XSyncValue?
  private var isArmed = false

  init(_ connection: X11Connection) {
    var event: Int32 = 0
    var error: Int32 = 0
    var major: Int32 = 0
    var minor: Int32 = 0
    let display = unsafe connection.display
    guard unsafe XSyncQueryExtension(display, &event, &error) != 0,
      unsafe XSyncInitialize(display, &major, &minor) != 0
    else {
      counter = 0
      return
    }
    counter = unsafe XSyncCreateCounter(display, XSyncValue(hi: 0, lo: 0))
  }

  /// The message: the number's halves.
  mutating func request(low: Int, high: Int) {
    requested = XSyncValue(
      hi: Int32(truncatingIfNeeded: high), lo: UInt32(truncatingIfNeeded: low))
    isArmed = false
  }

  /// The size that the number stands for has come.
  mutating func sizeArrived() { isArmed = requested != nil }

  /// What that size shows is on its way, or nothing will be.
  mutating func answer(_ connection: X11Connection) {
    guard isArmed, let requested else { return }
    unsafe XSyncSetCounter(connection.display, counter, requested)
    self.requested = nil
    isArmed = false
  }

  func release(_ connection: X11Connection) {
    if counter != 0 { unsafe XSyncDestroyCounter(connection.display, counter) }
  }
}
