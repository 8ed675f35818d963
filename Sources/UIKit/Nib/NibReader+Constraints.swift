// The constraints of a document.

import CoreGraphics
internal import InterfaceDocuments

extension NibReader {
  /// Makes and activates the constraints that a view's element holds, without those that only Interface Builder
  /// needs (`placeholder`) and those that are not installed.
  func constrain(_ view: UIView, _ element: NibElement) {
    let left = Set(
      element.children.filter { $0.name == "variation" && $0.attributes["key"] == "default" }
        .flatMap(\.children).filter { $0.attributes["key"] == "constraints" }
        .flatMap(\.children).filter { $0.name == "exclude" }
        .compactMap { $0.attributes["reference"] })
    for line in element.child("constraints")?.children ?? [] {
      guard !left.contains(line.attributes["id"] ?? ""), line.flag("placeholder") != true,
        let constraint = constraint(line, in: view)
      else { continue }
      if let id = line.attributes["id"] { objects[id] = constraint }
      constraint.isActive = true
      constraints.append(constraint)
    }
  }

  private func constraint(_ line: NibElement, in view: UIView) -> NSLayoutConstraint? {
    let first = line.attributes["firstItem"].map { objects[$0] } ?? view
    let second = line.attributes["secondItem"].map { objects[$0] }
    guard let first, let attribute = NibViews.attributes[line.attributes["firstAttribute"] ?? ""]
    else { return nil }
    if let second, second == nil { return nil }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute,
      relatedBy: NibViews.relations[line.attributes["relation"] ?? ""] ?? .equal,
      toItem: second ?? nil,
      attribute: NibViews.attributes[line.attributes["secondAttribute"] ?? ""] ?? .notAnAttribute,
      multiplier: line.ratio("multiplier"),
      constant: line.number("constant") ?? 0)
    if let priority = line.number("priority") {
      constraint.priority = UILayoutPriority(Float(min(max(priority, 1), 1000)))
    }
    constraint.identifier = line.attributes["identifier"]
    return constraint
  }
}
