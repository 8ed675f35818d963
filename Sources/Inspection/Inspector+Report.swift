// The report of a view that `inspect` prints.

internal import CoreGraphics
package import Messages
package import UIKit

extension Inspector {
  /// Returns a view's class, its frame in its superview's points, and all its properties with their present values;
  /// those named in `skipped` without one.
  package func report(of view: UIView, without skipped: [String] = []) -> AgentView {
    let own = Set(inspectables(of: view).map(\.name))
    let name = className(of: view)
    let frame = view.frame
    return AgentView(
      className: name, readableName: ReadableName.of(name),
      frame: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) },
      properties: properties(of: view).map { property in
        AgentProperty(
          name: property.name, readableName: property.readableName, kind: property.kind.name,
          value: skipped.contains(property.name)
            ? nil : property.value(of: view).map { ValueText.text($0) },
          isInspectable: own.contains(property.name))
      })
  }
}
