// Frames that constraints leave open.

internal import LayoutSolver

/// A number of a view's frame.
package enum FramePart: Hashable, CaseIterable, Sendable {
  case x
  case y
  case width
  case height
}

extension UIView {
  /// The numbers of the frame that no constraint and no content determines; empty where the view's frame is its own.
  package var undeterminedParts: Set<FramePart> {
    guard LayoutState.isUsed, isConstrained else { return [] }
    var problem = LayoutProblem(top, leavesOpen: true)
    problem.solve()
    return problem.undeterminedParts(of: self)
  }
}

extension LayoutProblem {
  /// The numbers of a view's frame that are open; the problem is solved, and leaves open what nothing determines.
  func undeterminedParts(of view: UIView) -> Set<FramePart> {
    Set(FramePart.allCases.filter { !determines($0.part, of: view) })
  }
}

extension FramePart {
  fileprivate var part: LayoutVariable.Part {
    switch self {
    case .x: .minX
    case .y: .minY
    case .width: .width
    case .height: .height
    }
  }
}
