// Pictures from names, files and data.

public import CoreGraphics

extension UIImage {
  /// The picture `name.png`, `name@2x.png` or `name@3x.png`, or that of another file's name (JPEG, GIF, WebP, HEIC, PDF),
  /// of the program's folders, in the scale that suits the screen; nil where there is none. Where
  /// it is drawn at another scale, the file that suits that one is taken, and a PDF's page or a
  /// catalog's SVG picture is drawn for it.
  public convenience init?(named name: String) {
    self.init(NamedImages.variants(named: name))
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      bundle.flatMap { NamedImages.variants(named: name, in: $0) }
        ?? NamedImages.variants(named: name))
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Only symbols change with a value, and those drawn here do not.
  public convenience init?(
    named name: String, in bundle: Bundle?, variableValue value: Double,
    configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  /// The picture in a PNG, JPEG, GIF, WebP or HEIC file; `@2x` and `@3x` before the extension are its scale.
  public convenience init?(contentsOfFile path: String) {
    guard let found = DecodedImage(file: path) else { return nil }
    let stem = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    let scale: CGFloat = stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    self.init(cgImage: found.image, scale: scale, orientation: Orientation(found.orientation))
  }

  /// The picture in the data of such a file, one pixel a point.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let found = DecodedImage(data, named: "UIImage(data:)") else { return nil }
    self.init(cgImage: found.image, scale: scale, orientation: Orientation(found.orientation))
  }

  private convenience init?(_ variants: ImageVariants?) {
    guard let values = variants?.values, values.cgImage != nil else { return nil }
    self.init(values)
  }

  /// The same picture in the pixels that suit output at `scale` pixels per point; its size may
  /// differ from the receiver's by what the files' sizes differ.
  package func variant(forScale scale: CGFloat) -> UIImage {
    guard let (found, fileScale) = values.variants?.image(forScale: scale), found.image !== cgImage
    else { return self }
    var values = values
    values.cgImage = found.image
    values.scale = fileScale
    return UIImage(values)
  }
}

extension ImageVariants {
  /// A picture with the pixels that suit the screen.
  var values: UIImage.Values {
    let chosen = image(forScale: ScreenScale.current)
    return UIImage.Values(
      variants: self, cgImage: chosen?.found.image, scale: chosen?.scale ?? 1,
      orientation: chosen.map { UIImage.Orientation($0.found.orientation) } ?? .up,
      renderingMode: settings.isTemplate.map { $0 ? .alwaysTemplate : .alwaysOriginal }
        ?? .automatic)
  }
}
