// The scale of the output that shows a hierarchy of views.

internal import CoreGraphics

/// Pixels per point of a hierarchy's screen, and how much larger it is shown.
struct TreeScale: Equatable {
  /// Pixels per point of the screen, > 0: views are laid out for them.
  var screen: CGFloat
  /// How many times larger than on the screen the hierarchy is shown, > 0. Default: 1.
  var zoom: CGFloat = 1
}
