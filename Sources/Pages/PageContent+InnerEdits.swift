// A person's values on inner views and layers, which the code of the views around them sets anew.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import UIKit

/// The values that a person set on a view or layer in a view.
@MainActor
struct InnerEdits {
  /// Nil: it is gone.
  private weak var object: AnyObject?
  let identifier: ObjectIdentifier
  let type: AnyClass
  /// Indices from the outer view on.
  let path: [Int]
  /// In the inspector's order.
  var values: [(name: String, text: String, present: InspectableValue?)]

  init(
    _ part: PagePart, path: [Int],
    values: [(name: String, text: String, present: InspectableValue?)]
  ) {
    (object, identifier, type) = (part.object, part.identifier, part.type)
    (self.path, self.values) = (path, values)
  }

  /// The view or layer; nil: it is gone.
  var part: PagePart? { object.flatMap(PagePart.init) }
}

extension PageContent {
  /// Changes `part`. A class may set, lay out or make what is in it anew then: what a person set there is set again where
  /// it is another value now.
  func keepingInnerEdits(
    in part: PagePart, _ change: () throws(InspectionError) -> Void
  ) throws(InspectionError) {
    guard case .view(let view) = part else { return try change() }
    let edits = innerEdits(of: view)
    try change()
    guard !edits.isEmpty else { return }
    (contentRoot ?? view.window ?? view).layoutIfNeeded()
    for edit in edits { keep(edit, in: view) }
  }

  /// The values that a person set on what is in `view`, as they are now.
  func innerEdits(of view: UIView) -> [InnerEdits] {
    guard editedTexts.contains(where: { !$1.isEmpty }) else { return [] }
    var found: [InnerEdits] = []
    func visit(_ part: PagePart, path: [Int]) {
      for (index, inner) in part.parts {
        let path = path + [index]
        if let edits = edits(of: inner, path: path) { found.append(edits) }
        visit(inner, path: path)
      }
    }
    visit(.view(view), path: [])
    return found
  }

  private func edits(of part: PagePart, path: [Int]) -> InnerEdits? {
    guard let texts = editedTexts[part.identifier], !texts.isEmpty else { return nil }
    let values = part.properties(inspector).compactMap { property in
      texts[property.name].map { (property.name, $0, value(of: property, part)) }
    }
    return InnerEdits(part, path: path, values: values)
  }

  /// Sets the values again that are others now; on what is in the place of the one before, where that has gone. The
  /// values of the code are the first ones from now on.
  func keep(_ edits: InnerEdits, in outer: UIView) {
    let old = edits.part.flatMap { $0.isIn(outer) ? $0 : nil }
    if edits.part == nil {
      // Another one may lie in its place in memory.
      originals[edits.identifier] = nil
      editedTexts[edits.identifier] = nil
    }
    guard let part = old ?? self.part(at: edits, in: outer) else { return }
    for (name, text, before) in edits.values {
      guard let property = try? part.property(named: name, inspector) else { continue }
      let present = value(of: property, part)
      if old != nil, let before, Self.isSame(before, present) { continue }
      guard let present else { continue }
      set(property, to: text, of: part, original: present)
    }
  }

  private func set(
    _ property: Inspectable, to text: String, of part: PagePart, original: InspectableValue
  ) {
    let assignment = Assignment(className: nil, property: property.name, text: text)
    guard (try? part.apply(assignment, inspector)) != nil else { return }
    originals[part.identifier, default: [:]][property.name] = original
    editedTexts[part.identifier, default: [:]][property.name] = text
  }

  private func part(at edits: InnerEdits, in outer: UIView) -> PagePart? {
    let found = PagePart.view(outer).part(at: edits.path)
    return found.flatMap { $0.type == edits.type ? $0 : nil }
  }
}
