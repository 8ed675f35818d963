// The sources of the frames' pace.

internal import Windowing

/// A source of the times at which the screen begins pictures, best first.
package enum X11PaceSource: String, CaseIterable, Sendable {
  /// The Present extension tells when each picture begins.
  case present
  /// The window manager, which composes the screen, tells when it has drawn a frame
  /// (`_NET_WM_FRAME_DRAWN`).
  case manager
  /// A timer at the screen's refresh rate, which RandR tells.
  case refresh
  /// A timer at 60 a second.
  case fixed

  /// The source that `VITRINE_PACE` asks for. Default: present.
  package static var fromEnvironment: X11PaceSource {
    nonemptyEnvironmentVariable("VITRINE_PACE").flatMap(Self.init) ?? .present
  }
}
