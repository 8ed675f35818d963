// Properties that a class which adopts a protocol need not have.

internal import Messages

extension ModuleIndex {
  /// Whether `owner` adopts a protocol that knows the property as optional.
  func isOptional(_ name: String, of owner: String) -> Bool {
    chain(owner).flatMap(\.conformances).flatMap { optionalProperties[$0] ?? [] }
      .contains { $0.name == name }
  }

  /// Whether `variable`, in the code of `owner`, is declared as of a protocol with that optional property.
  func asksOptional(_ name: String, of variable: String, in owner: String?) -> Bool {
    let protocols = optionalProperties.filter { $0.value.contains { $0.name == name } }.keys
    return protocols.contains { isDeclared(variable, as: $0, in: owner) }
  }

  /// Whether a property of that name is of the type, or maybe of it.
  func isDeclared(_ variable: String, as type: String, in owner: String?) -> Bool {
    declaredTypes(of: variable, in: owner).contains(type)
  }

  /// What types a property of that name is declared as, without marks of optionals: by `owner` or a class above
  /// it, or else by any class.
  func declaredTypes(of variable: String, in owner: String?) -> Set<String> {
    let named = properties.map(\.declaration).filter { $0.name == variable }
    let near = owner.map { owner in Set(chain(owner).map(\.name) + [owner]) } ?? []
    let own = named.filter { near.contains($0.owner) }
    return Set(
      (own.isEmpty ? named : own).compactMap { $0.type ?? $0.madeType }.map { type in
        let plain = type.filter { !"?!()".contains($0) }
        return plain.hasPrefix("any ") ? String(plain.dropFirst(4)) : plain
      })
  }
}

extension InspectableDeclaration {
  /// The type whose initialiser gives the initial value, as `Dial()` does.
  fileprivate var madeType: String? {
    guard let name = initialValue?.prefix(while: { $0 != "(" }), name.first?.isUppercase == true,
      name.count < initialValue?.count ?? 0
    else { return nil }
    return String(name)
  }
}
