// The constraints of a document.

internal import InterfaceDocuments

extension NibReader {
  /// Makes and activates the constraints that a view's element holds, without those that are not installed, and without
  /// those that are removed when a document is built where the reader does not keep these.
  func constrain(_ view: UIView, _ element: NibElement) {
    for line in element.child("constraints")?.children ?? []
    where (NibConstraintLine.isBuilt(line) || keepsPlaceholders)
      && line.flag(NibVariations.excludedMark) != true
    {
      guard let constraint = constraint(line, in: view) else { continue }
      if let id = line.attributes["id"] { objects[id] = constraint }
      constraint.isActive = true
      constraints.append(constraint)
    }
  }

  private func constraint(_ line: NibElement, in view: UIView) -> NSLayoutConstraint? {
    let first = line.attributes["firstItem"].map { objects[$0] } ?? view
    let second = line.attributes["secondItem"].map { objects[$0] }
    guard let first else { return nil }
    if let second, second == nil { return nil }
    return NibConstraintLine.make(line, first: first, second: second ?? nil)
  }
}
