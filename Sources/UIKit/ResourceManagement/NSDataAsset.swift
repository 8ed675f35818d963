// Data by name, from asset catalogs.

public import Foundation

/// Data that an asset catalog holds under a name
/// ([Apple](https://developer.apple.com/documentation/uikit/nsdataasset)).
open class NSDataAsset: NSObject, @unchecked Sendable {
  // Never written after initialisation, hence `@unchecked Sendable`.
  public let name: String
  public let data: Data
  /// A uniform type identifier, as the catalog says it. Default: `public.data`.
  public let typeIdentifier: String

  /// Data in the asset catalogs of the program's folders; nil where there is none of this name, which is logged.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Every bundle's catalogs are looked into.
  public init?(name: String, bundle: Bundle) {
    let catalogs = ResourceSearchPath.all.lazy.compactMap { AssetCatalog.at($0) }
    guard let found = catalogs.compactMap({ $0.data(named: name) }).first,
      let data = FileManager.default.contents(atPath: found.path)
    else {
      logOnce("no data named '\(name)' was found")
      return nil
    }
    self.name = name
    self.data = data
    typeIdentifier = found.type
  }
}
