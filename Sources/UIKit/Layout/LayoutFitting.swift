// The question for the size that fits a view's constraints.

import CoreGraphics
internal import LayoutSolver

/// The size that is aimed at, and how much each side of it matters.
struct LayoutFitting {
  var target: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  func add(
    to levels: inout [Float: [(expression: LinearExpression, relation: LinearRelation)]],
    width: LinearExpression, height: LinearExpression
  ) {
    // Required sides come before every preferred size; contradictions with required constraints
    // lose.
    let sides = [(width, target.width, horizontal), (height, target.height, vertical)]
    for (side, length, priority) in sides {
      levels[min(priority.rawValue, 999.75), default: []].append(
        (side - LinearExpression(Double(length)), .equal))
    }
  }
}
