// The type around a piece of code.

internal import SwiftSyntax

/// The type whose declaration stands around a piece of code.
enum TypeAround {
  static func name(of node: some SyntaxProtocol) -> String? {
    var names: [String] = []
    var next = node.parent
    while let here = next {
      if let type = here.asProtocol((any NamedDeclSyntax).self), here.is(ClassDeclSyntax.self) {
        names.insert(type.name.text, at: 0)
      } else if let type = here.as(ExtensionDeclSyntax.self) {
        names.insert(type.extendedType.trimmedDescription, at: 0)
      }
      next = here.parent
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
