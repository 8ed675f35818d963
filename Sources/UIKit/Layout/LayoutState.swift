// A view's state for layout by constraints; most views have none.

import CoreGraphics

/// Constraints and guides of one view; for the top of a tree, whether the tree wants solving.
@MainActor final class LayoutState {
  /// The view's constraints, in the order of activation.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  /// Top only.
  var needsSolving = false
  /// The frame that the last solution gave the view.
  var solvedFrame: CGRect?
  /// Pixels a point when that was found.
  var solvedScale: CGFloat?

  /// Whether any view of the program is laid out by constraints: until then nothing is asked.
  static var isUsed = false
  /// How many layout passes are running, one inside the other: they solve again when they end.
  static var passes = 0
  /// Whether a solution is being applied, so that what it changes does not ask for another.
  static var isApplying = false
}
