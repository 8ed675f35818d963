// The replaceable bodies of the copies that were read last.

/// Finds the bodies of a copy that replacements are based on without parsing it again. The copy may be some saves old,
/// since a library for a new base takes seconds to make.
package struct KnownBodies {
  /// The newest first, without trees.
  private var copies: [ReplaceableBodies] = []
  private static let limit = 4

  package init() {}

  /// The bodies of a text, which are kept for the next question. `earlier`: those of a copy that may be the text.
  package mutating func bodies(
    of text: String, orIn earlier: @autoclosure () -> ReplaceableBodies?
  ) -> ReplaceableBodies {
    let bodies =
      known(text) ?? earlier().flatMap { $0.areOf(text) ? $0 : nil } ?? ReplaceableBodies(text)
    keep(bodies)
    return bodies
  }

  /// The bodies of a text where they are kept.
  func known(_ text: String) -> ReplaceableBodies? { copies.first { $0.areOf(text) } }

  /// Keeps bodies in the place of those that nobody has asked for the longest.
  package mutating func keep(_ bodies: ReplaceableBodies) {
    copies.removeAll { $0.isOfSameText(as: bodies) }
    copies = [bodies.withoutTree] + copies.prefix(Self.limit - 1)
  }
}
