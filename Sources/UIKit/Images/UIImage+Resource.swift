// Images of asset catalogs, under the names that Xcode generates.

extension UIImage {
  /// The resource's picture; one without pixels where there is none, which is logged.
  public convenience init(resource: ImageResource) {
    self.init(imageLiteralResourceName: resource.name)
  }
}
