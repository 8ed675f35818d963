// What other programs may say in the server's name, and what not.

internal import CXlib

extension X11Connection {
  /// Whether another program sent the event though the server alone knows what it tells: where the keyboard
  /// and the pointer are, which keys are down, what is shown, and what has been read.
  ///
  /// Keys and buttons count from anybody, for programs that type for a person; so do places, which
  /// window managers tell.
  func isForged(_ event: XEvent) -> Bool {
    guard unsafe event.xany.send_event != 0 else { return false }
    return switch unsafe event.type {
    case EnterNotify, LeaveNotify, FocusIn, FocusOut, KeymapNotify, VisibilityNotify, MapNotify,
      UnmapNotify, DestroyNotify, ReparentNotify, sharedMemory.completionType:
      true
    default: false
    }
  }
}
