// Properties that a class which adopts a protocol need not have.

internal import Messages

extension ModuleIndex {
  /// Whether `owner` adopts a protocol that knows the property as optional.
  func isOptional(_ name: String, of owner: String) -> Bool {
    chain(owner).flatMap(\.conformances).flatMap { optionalProperties[$0] ?? [] }
      .contains { $0.name == name }
  }

  /// Whether `variable` is declared somewhere as of a protocol with that optional property.
  func asksOptional(_ name: String, of variable: String) -> Bool {
    let protocols = optionalProperties.filter { $0.value.contains { $0.name == name } }.keys
    return properties.map(\.declaration).contains { property in
      property.name == variable
        && protocols.contains { named in
          [named, "any \(named)"].contains(property.type?.filter { !"?!()".contains($0) })
        }
    }
  }
}
