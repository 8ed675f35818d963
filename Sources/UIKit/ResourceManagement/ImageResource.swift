// An image of an asset catalog, under the name that Xcode generates.

/// An image of an asset catalog
/// ([Apple](https://developer.apple.com/documentation/developertoolssupport/imageresource)). The
/// catalogs of a shown project add a member for each image.
public struct ImageResource: Hashable, Sendable {
  /// With the namespaces around it: `Brand/logo`.
  let name: String

  /// The bundle is the program's, whichever is given.
  public init(name: String, bundle: Bundle) { self.name = name }
}
