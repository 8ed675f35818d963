// Synthetic events: which of the events that other programs send count.

internal import CXlib
internal import Windowing

extension X11Display {
  /// Whether another program sent the event (`send_event`) though the server alone knows what it tells:
  /// keyboard focus, the pointer's place, keys that are down, what is shown, and what has been read.
  ///
  /// Synthetic keys and buttons count, for programs that type for a person; so do synthetic positions,
  /// which window managers send
  /// ([ICCCM 4.1.5](https://www.x.org/releases/current/doc/xorg-docs/icccm/icccm.html#Configuring_the_Window)).
  ///
  /// `completionType`: the event type of MIT-SHM's completions; 0 without the extension.
  func isUntrusted(_ event: XEvent, completionType: Int32) -> Bool {
    // SAFETY: the first members are the same in every event.
    guard unsafe event.xany.send_event != 0 else { return false }
    return switch unsafe event.type {
    case EnterNotify, LeaveNotify, FocusIn, FocusOut, KeymapNotify, VisibilityNotify, MapNotify,
      UnmapNotify, DestroyNotify, ReparentNotify, completionType:
      true
    default: false
    }
  }
}
