// A person's values on inner views, which the code of the views around them sets anew.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import UIKit

/// The values that a person set on a view in another one.
@MainActor
struct InnerEdits {
  /// Nil: it is gone.
  weak var view: UIView?
  let identifier: ObjectIdentifier
  let type: UIView.Type
  /// Indices among subviews, from the outer view on.
  let path: [Int]
  /// In the inspector's order.
  var values: [(name: String, text: String, present: InspectableValue?)]
}

extension PageContent {
  /// Changes `view`. A class may set, lay out or make the views in it anew then: what a person set on those is set again
  /// where it is another value now.
  func keepingInnerEdits(
    in view: UIView, _ change: () throws(InspectionError) -> Void
  ) throws(InspectionError) {
    let edits = innerEdits(of: view)
    try change()
    guard !edits.isEmpty else { return }
    (contentRoot ?? view.window ?? view).layoutIfNeeded()
    for edit in edits { keep(edit, in: view) }
  }

  /// The values that a person set on views in `view`, as they are now.
  func innerEdits(of view: UIView) -> [InnerEdits] {
    guard editedTexts.contains(where: { !$1.isEmpty }) else { return [] }
    var found: [InnerEdits] = []
    func visit(_ view: UIView, path: [Int]) {
      for (index, child) in view.subviews.enumerated() {
        let path = path + [index]
        if let edits = edits(of: child, path: path) { found.append(edits) }
        visit(child, path: path)
      }
    }
    visit(view, path: [])
    return found
  }

  private func edits(of view: UIView, path: [Int]) -> InnerEdits? {
    let identifier = ObjectIdentifier(view)
    guard let texts = editedTexts[identifier], !texts.isEmpty else { return nil }
    let values = inspector.properties(of: view).compactMap { property in
      texts[property.name].map { (property.name, $0, value(of: property, view)) }
    }
    return InnerEdits(
      view: view, identifier: identifier, type: Swift.type(of: view), path: path, values: values)
  }

  /// Sets the values again that are others now; on the view in the place of the one before, where that has gone. The
  /// values of the code are the first ones from now on.
  func keep(_ edits: InnerEdits, in outer: UIView) {
    let old = edits.view.flatMap { $0.isDescendant(of: outer) ? $0 : nil }
    if edits.view == nil {
      // Another view may lie in its place in memory.
      originals[edits.identifier] = nil
      editedTexts[edits.identifier] = nil
    }
    guard let view = old ?? self.view(at: edits, in: outer) else { return }
    for (name, text, before) in edits.values {
      guard let property = try? inspector.property(named: name, of: view) else { continue }
      let present = value(of: property, view)
      if old != nil, let before, Self.isSame(before, present) { continue }
      guard let present else { continue }
      set(property, to: text, of: view, original: present)
    }
  }

  private func set(
    _ property: Inspectable, to text: String, of view: UIView, original: InspectableValue
  ) {
    let assignment = Assignment(className: nil, property: property.name, text: text)
    guard (try? inspector.apply(assignment, to: view)) != nil else { return }
    originals[ObjectIdentifier(view), default: [:]][property.name] = original
    editedTexts[ObjectIdentifier(view), default: [:]][property.name] = text
  }

  private func view(at edits: InnerEdits, in outer: UIView) -> UIView? {
    var found = outer
    for index in edits.path {
      guard found.subviews.indices.contains(index) else { return nil }
      found = found.subviews[index]
    }
    return type(of: found) == edits.type ? found : nil
  }
}
