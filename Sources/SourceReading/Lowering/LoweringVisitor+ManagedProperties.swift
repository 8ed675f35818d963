// `@NSManaged` properties, whose storage Objective-C's runtime provides.

internal import SwiftSyntax

extension LoweringVisitor {
  /// `@NSManaged var progress: CGFloat` reads and writes the value under its key.
  func lowerManaged(_ node: VariableDeclSyntax) {
    guard node.attributes.has("NSManaged") else { return }
    for binding in node.bindings where binding.accessorBlock == nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let type = binding.typeAnnotation
      else { continue }
      let key = StringLiteral.of(name.text)
      // An object is nil before one is stored, even if its type is not optional.
      let isObject = isClass(type.type.trimmedDescription)
      edits.insert(
        (isObject ? "!" : "")
          + " { get { \(ReservedNames.runtime).stored\(isObject ? "Object" : "")(value(forKey: \(key))) } "
          + "set { setValue(newValue, forKey: \(key)) } }", at: type.byteRange.upperBound)
    }
  }

  private func isClass(_ type: String) -> Bool {
    index.record(type) != nil || FrameworkClasses.isClass(type)
  }
}
