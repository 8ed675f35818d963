// The names of members that extensions of the framework's classes declare, and that a source's classes override.

/// The names that stand in the copy for a member that is overridden.
struct OverriddenMember {
  let name: String

  /// The name of the overriding members in classes.
  var own: String { "__vitrine_own_" + name }
  /// The name of the extension's own implementation, which does not look for an override.
  var base: String { "__vitrine_base_" + name }
  /// The protocol that classes with an override conform to.
  var adopted: String { "__VitrineOwn_" + name }
}
