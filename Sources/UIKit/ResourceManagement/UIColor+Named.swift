// Colours by their names in asset catalogs.

extension UIColor {
  /// The colour of this name in the asset catalogs of the program's folders, with its dark variant;
  /// nil where there is none, which is logged.
  public convenience init?(named name: String) {
    guard let color = Self.ofCatalogs(name) else {
      logOnce("no colour named '\(name)' was found")
      return nil
    }
    self.init(color, catalogName: name)
  }

  /// Returns the colour of this name in the asset catalogs; nil where there is none, without a log line.
  package static func ofCatalogs(_ name: String) -> UIColor? {
    let catalogs = ResourceSearchPath.all.lazy.compactMap { AssetCatalog.at($0) }
    let found = catalogs.compactMap { $0.color(named: name) }.first
    return found.map { UIColor($0, catalogName: name) }
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }
}
