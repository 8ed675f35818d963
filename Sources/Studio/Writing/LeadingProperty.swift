// The property of a class that seems to set a value of a view that the class makes.

internal import Messages

/// Finds, among the properties of the view around, the one by which a value of an inner view is set.
enum LeadingProperty {
  /// Kinds of values that two properties hardly share by chance.
  private static let distinctKinds: Set<String> = ["color", "string", "image", "font"]

  /// The best of the outer view's own properties: of the same kind and name, or with the name in its own; or with the very
  /// value that the inner one had at first, and a name that ends the inner one's, or of a kind that says much. Nil: none
  /// fits.
  static func of(
    _ inner: PageProperty, first: String?, among groups: [PropertyGroup]
  ) -> PageProperty? {
    let own = groups.filter(\.isInspectable).flatMap(\.properties).filter {
      $0.isWritable && $0.problem == nil && $0.kind == inner.kind
    }
    let ranked = own.compactMap { property in
      rank(property, inner, first: first).map { (rank: $0, property: property) }
    }
    return ranked.min { $0.rank < $1.rank }?.property
  }

  private static func rank(_ outer: PageProperty, _ inner: PageProperty, first: String?) -> Int? {
    let name = (inner.name.split(separator: ".").last ?? "").lowercased()
    let own = outer.name.lowercased()
    if own == name { return 0 }
    if own.contains(name) { return 1 }
    guard first != nil, outer.value == first else { return nil }
    if name.hasSuffix(own) { return 2 }
    return distinctKinds.contains(inner.kind) ? 3 : nil
  }
}
