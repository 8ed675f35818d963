// The commands that a page's views offer: to start, and to turn.

internal import CoreGraphics
internal import Inspection
package import Messages
package import UIKit

extension PageContent {
  /// The commands that at least one of the shown views takes.
  package var commands: Set<PageCommand.Name> {
    var names: Set<PageCommand.Name> = []
    if views.contains(where: inspector.canStart) { names.insert(.start) }
    if views.contains(where: { angle(of: $0) != nil }) { names.insert(.turn) }
    return names
  }

  /// Performs a command on all shown views that take it.
  package func perform(_ command: PageCommand) {
    for view in views {
      switch command {
      case .start: _ = inspector.start(view)
      case .turn(let degrees): turn(view, by: degrees)
      }
    }
  }

  /// The shown view with an angle that holds `view` or is it; nil: there is none.
  func turnableView(around view: UIView) -> UIView? {
    sequence(first: view, next: \.superview)
      .first { candidate in views.contains { $0 === candidate } && angle(of: candidate) != nil }
  }

  /// Turns a view by degrees; one without an angle stays as it is.
  package func turn(_ view: UIView, by degrees: Double) {
    guard let angle = angle(of: view), case .number(let value)? = angle.value(of: view) else {
      return
    }
    _ = angle.set(.number(value + degrees), of: view)
  }

  /// Turns the view with an angle that is at a point of the page, or around what is there, by degrees. Returns false
  /// where there is none.
  func turn(at point: CGPoint, by degrees: Double) -> Bool {
    guard let hit = contentRoot?.hitTest(point, with: nil), let view = turnableView(around: hit)
    else { return false }
    turn(view, by: degrees)
    return true
  }

  /// Turns a view so that 0° points right and 90° points up: towards a point in the view's coordinates. The view's
  /// middle has no direction and changes nothing.
  func turn(_ view: UIView, to point: CGPoint) {
    let right = Double(point.x - view.bounds.midX)
    let up = Double(view.bounds.midY - point.y)
    guard right != 0 || up != 0, let angle = angle(of: view) else { return }
    let degrees = arcTangent(y: up, x: right) * (180 / Double.pi)
    // The eight main directions are meant exactly.
    let whole = degrees.rounded()
    _ = angle.set(.number(abs(degrees - whole) < 1e-9 ? whole : degrees), of: view)
  }

  /// The writable inspectable number `angle` of a view; nil: it has none.
  private func angle(of view: UIView) -> Inspectable? {
    inspector.inspectables(of: view).first {
      $0.name == "angle" && $0.kind == .number && $0.isWritable
    }
  }
}
