// Colours by their names in asset catalogs.

extension UIColor {
  /// The colour of this name in the asset catalogs of the program's folders, with its dark variant;
  /// nil where there is none, which is logged.
  public convenience init?(named name: String) {
    let catalogs = ResourceSearchPath.all.lazy.compactMap { AssetCatalog.at($0) }
    guard let color = catalogs.compactMap({ $0.color(named: name) }).first else {
      logOnce("no colour named '\(name)' was found")
      return nil
    }
    self.init { color.resolvedColor(with: $0) }
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }
}
