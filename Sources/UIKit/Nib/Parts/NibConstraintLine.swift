// A constraint as a document writes it.

import CoreGraphics
internal import InterfaceDocuments

/// Makes the constraint of a `constraint` element.
@MainActor enum NibConstraintLine {
  /// Points between neighbours, and between a view and what it lies in, where a document asks for the standard.
  private static let standardSpace: CGFloat = 8
  private static let standardMargin: CGFloat = 20

  /// Makes the constraint between two items, or of one where the second is nil. It is not active; nil where the first
  /// attribute has an unknown name.
  static func make(
    _ line: NibElement, first: AnyObject, second: AnyObject?
  ) -> NSLayoutConstraint? {
    guard let attribute = attribute(line, "firstAttribute") else { return nil }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute,
      relatedBy: NibViews.relations[line.attributes["relation"] ?? ""] ?? .equal,
      toItem: second,
      attribute: second == nil ? .notAnAttribute : secondAttribute(line),
      multiplier: multiplier(line), constant: constant(line))
    if let priority = line.number("priority") {
      constraint.priority = UILayoutPriority(Float(min(max(priority, 1), 1000)))
    }
    constraint.identifier = line.attributes["identifier"]
    return constraint
  }

  /// Whether a constraint is one at run time: a placeholder is removed when a document is built.
  static func isBuilt(_ line: NibElement) -> Bool { line.flag("placeholder") != true }

  private static func attribute(
    _ line: NibElement, _ key: String
  ) -> NSLayoutConstraint.Attribute? { NibViews.attributes[line.attributes[key] ?? ""] }

  private static func secondAttribute(_ line: NibElement) -> NSLayoutConstraint.Attribute {
    attribute(line, "secondAttribute") ?? .notAnAttribute
  }

  /// `0.5`, `1:2` or `1/2`. Default: 1.
  static func multiplier(_ line: NibElement) -> CGFloat {
    let text = line.attributes["multiplier"] ?? ""
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
      .filter(\.isFinite)
    if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
    return parts.first.map { CGFloat($0) } ?? 1
  }

  /// The constant; the system's spacing where the document leaves it to the system.
  private static func constant(_ line: NibElement) -> CGFloat {
    if let constant = line.number("constant") { return constant }
    guard line.flag("symbolic") == true else { return 0 }
    let isSameEdge = line.attributes["firstAttribute"] == line.attributes["secondAttribute"]
    return isSameEdge ? standardMargin : standardSpace
  }
}
