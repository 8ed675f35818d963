// Optional properties of `@objc` protocols, and the declared types of objects.

internal import Messages
internal import SwiftSyntax

extension ModuleIndex {
  /// Whether `owner` adopts a protocol that knows the property as optional.
  func isOptional(_ name: String, of owner: String) -> Bool {
    chain(owner).flatMap(\.conformances).flatMap { optionalProperties[$0] ?? [] }
      .contains { $0.name == name }
  }

  /// Whether one of the types is a protocol with that optional property.
  func hasOptional(_ name: String, _ types: Set<String>) -> Bool {
    types.contains { optionalProperties[$0]?.contains { $0.name == name } ?? false }
  }

  /// The types that an object is declared as, without optional marks: by the function around it, else as a
  /// property.
  func declaredTypes(of object: ExprSyntax) -> Set<String> {
    let reference = object.as(DeclReferenceExprSyntax.self)
    guard
      let name = reference?.baseName.text
        ?? object.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return [] }
    switch reference == nil ? nil : LocalType.of(name, at: object) {
    case .named(let type): return [Self.plain(type)]
    case .same(let other): return declaredTypes(of: other)
    case nil: return declaredTypes(of: name, in: TypeAround.name(of: object))
    }
  }

  /// The types that properties of that name are declared as, without optional marks: by `owner` or a class above
  /// it, or else by any class.
  private func declaredTypes(of variable: String, in owner: String?) -> Set<String> {
    let named = propertiesByName[variable] ?? []
    if named.isEmpty { return [] }
    let near = owner.map { owner in Set(chain(owner).map(\.name) + [owner]) } ?? []
    let own = named.filter { near.contains($0.owner) }
    return Set(
      (own.isEmpty ? named : own).compactMap { $0.type ?? $0.madeType }.map(Self.plain))
  }

  private static func plain(_ type: String) -> String {
    let plain = type.filter { !"?!()".contains($0) }
    return plain.hasPrefix("any ") ? String(plain.dropFirst(4)) : plain
  }
}

extension InspectableDeclaration {
  /// The type whose initialiser gives the initial value, as `Dial()` does.
  var madeType: String? {
    guard let name = initialValue?.prefix(while: { $0 != "(" }), name.first?.isUppercase == true,
      name.count < initialValue?.count ?? 0
    else { return nil }
    return String(name)
  }
}
