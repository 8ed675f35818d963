// Finds classes that override members of extensions of the framework's classes.

internal import Messages

extension ModuleIndex {
  /// Whether an extension of a class of the framework declares the member, and a class of the module
  /// overrides it. `labels`: nil for a property.
  func isOverriddenExtensionMember(_ name: String, _ labels: [String]?, of owner: String) -> Bool {
    record(owner) == nil && FrameworkClasses.extensible.contains(owner)
      && overrides(name, labels).contains { overridesExtension(name, labels: labels, of: $0) }
  }

  /// Whether what `owner` overrides under that name is a member of such an extension.
  func overridesExtension(_ name: String, labels: [String]?, of owner: String) -> Bool {
    let chain = chain(owner).map(\.name)
    return overrides(name, labels).contains { chain.contains($0) }
      && !declarations(name, labels).contains { chain.contains($0) }
      && declarations(name, labels).contains {
        record($0) == nil && FrameworkClasses.extensible.contains($0)
      }
  }

  /// Whether no class above `owner` overrides the member too.
  func isTopmostOverride(_ name: String, labels: [String]?, of owner: String) -> Bool {
    let above = chain(owner).dropFirst().map(\.name)
    return !overrides(name, labels).contains { above.contains($0) }
  }

  /// The types whose declarations override a member of that name.
  private func overrides(_ name: String, _ labels: [String]?) -> [String] {
    guard let labels else { return overriddenProperties[name] ?? [] }
    return (methodsByName[name] ?? []).filter { $0.isOverride && $0.labels == labels }.map(\.owner)
  }

  /// The types whose declarations bring a member of that name anew.
  private func declarations(_ name: String, _ labels: [String]?) -> [String] {
    guard let labels else {
      return (propertiesByName[name] ?? []).filter { !$0.isOverride }.map(\.owner)
    }
    return (methodsByName[name] ?? []).filter { !$0.isOverride && $0.labels == labels }
      .map(\.owner)
  }
}
