// Who gets the events of a window.

internal import Windowing

/// A window as its connection sees it: the receiver of its events, and of what changes for all windows.
protocol X11EventTarget: AnyObject {
  /// The server's number of the window.
  var identifier: UInt { get }
  /// Whether an input method has to see events before the window does (`XFilterEvent`).
  var filtersEvents: Bool { get }

  func handle(_ event: X11Event)
  func handle(_ action: PointingAction)
  /// The screen began a picture that the window had asked for.
  func pictureBegan(_ picture: ScreenPicture)
  /// The keys that are down, by keycode. `afterFocus`: the keyboard focus came just before, else the pointer.
  func keysAreDown(_ codes: Set<UInt32>, afterFocus: Bool)
  /// All events that had arrived are handled.
  func finishEvents()

  /// Pixels per point are others now.
  func scaleChanged(to scale: Double)
  /// Another source tells the pace of frames.
  func paceChanged()
  /// Frames go through shared memory from now on, or over the connection.
  func sharedMemoryChanged(works: Bool)

  func close()
}
