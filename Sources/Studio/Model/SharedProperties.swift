// The properties that several views have in common.

internal import Messages

/// Puts the properties of several views together.
enum SharedProperties {
  /// The properties that all views have, in the order of the first one. A value that is not the same in all is missing,
  /// and said to be mixed.
  static func of(_ views: [[PropertyGroup]]) -> [PropertyGroup] {
    guard let first = views.first, views.count > 1 else { return views.first ?? [] }
    let others = views.dropFirst().map { groups in
      Dictionary(
        groups.flatMap { group in group.properties.map { ($0.name, $0) } },
        uniquingKeysWith: { one, _ in one })
    }
    return first.compactMap { group in
      var group = group
      group.properties = group.properties.compactMap { property in
        let all = others.compactMap { $0[property.name] }.filter { $0.isOfKind(of: property) }
        return all.count == others.count ? shared([property] + all) : nil
      }
      return group.properties.isEmpty ? nil : group
    }
  }

  private static func shared(_ all: [PageProperty]) -> PageProperty {
    var property = all[0]
    let isSame = all.allSatisfy { $0.value == property.value && $0.picture == property.picture }
    if !isSame { (property.value, property.picture, property.isMixed) = (nil, nil, true) }
    property.isChanged = all.contains(where: \.isChanged)
    property.isWritable = all.allSatisfy(\.isWritable)
    property.isOptional = all.allSatisfy(\.isOptional)
    property.isUnset = all.allSatisfy(\.isUnset)
    property.problem = all.lazy.compactMap(\.problem).first
    return property
  }
}

extension PageProperty {
  /// Whether the same control edits both.
  func isOfKind(of other: PageProperty) -> Bool {
    kind == other.kind && choices == other.choices && elementKind == other.elementKind
      && keyKind == other.keyKind && keyChoices == other.keyChoices
  }
}
