// A colour of an asset catalog, under the name that Xcode generates.

/// A colour of an asset catalog
/// ([Apple](https://developer.apple.com/documentation/developertoolssupport/colorresource)). The
/// catalogs of a shown project add a member for each colour.
public struct ColorResource: Hashable, Sendable {
  /// With the namespaces around it: `Brand/accent`.
  fileprivate let name: String

  /// The bundle is the program's, whichever is given.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIColor {
  /// The resource's colour; clear where there is none, which is logged.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name) ?? .clear
    self.init(color, catalogName: color.catalogName)
  }
}
