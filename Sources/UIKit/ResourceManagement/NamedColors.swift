// The names of the colours that can be looked up.

/// The colours of the asset catalogs that sources were given.
package enum NamedColors {
  /// As many names are told at most.
  private static let most = 1000

  /// The names by which `UIColor(named:)` finds them, sorted.
  package static var names: [String] {
    let catalogs = ResourceSearchPath.registeredFolders.compactMap { AssetCatalog.at($0) }
    return Array(Set(catalogs.flatMap(\.colorNames)).sorted().prefix(most))
  }
}
