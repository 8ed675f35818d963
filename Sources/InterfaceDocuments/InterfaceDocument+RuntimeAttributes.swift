// Changes user-defined runtime attributes: the values that an inspector gives to inspectable properties.

extension InterfaceDocument {
  private static let section = "userDefinedRuntimeAttributes"

  /// Changes, adds or, for nil, removes a user-defined runtime attribute.
  ///
  /// A new one comes last. Of several with the key path, the last is changed, as it is the one that counts, and all
  /// are removed.
  package mutating func setRuntimeAttribute(
    _ keyPath: String, to value: RuntimeAttributeValue?, ofElementWithID id: String
  ) throws(InterfaceEditError) {
    let element = try element(withID: id, at: [])
    let section = element.child(Self.section)
    let old = section?.children.filter { $0.attributes["keyPath"] == keyPath } ?? []
    guard let new = value?.element(keyPath: keyPath) else {
      return try apply(removals(of: old, from: section, of: element))
    }
    if let last = old.last {
      try apply(try splices(changing: last, to: new))
    } else if let section {
      try apply([try insertion(of: new, into: section)])
    } else {
      let section = NibElement(Self.section, [:], children: [new])
      try apply([try insertion(of: section, into: element)])
    }
  }

  /// Returns the changes that remove attributes, and their section where none is left in it.
  private func removals(
    of attributes: [NibElement], from section: NibElement?, of element: NibElement
  ) -> [Splice] {
    guard let section, !attributes.isEmpty else { return [] }
    return attributes.count == section.children.count
      ? removals(of: [section], from: element) : removals(of: attributes, from: section)
  }
}
