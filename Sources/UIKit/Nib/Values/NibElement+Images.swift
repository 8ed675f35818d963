// Images in documents: of catalogs, symbols, and boxes of the size that a document keeps.

import CoreGraphics
internal import InterfaceDocuments

extension NibElement {
  /// The attribute in which `NibResources` keeps the size of the image that another attribute names.
  static func sizeAttribute(_ attribute: String) -> String { attribute + " size" }

  /// Returns the image of an attribute or of an `imageReference`; nil where the element names none.
  ///
  /// A box of the size that the document keeps stands for an image that is not there.
  @MainActor func image(_ attribute: String) -> UIImage? {
    if let reference = value(attribute), reference.name == "imageReference" {
      return reference.referencedImage
    }
    guard let name = attributes[attribute], !name.isEmpty else { return nil }
    if attributes["catalog"] == "system" {
      return UIImage(systemName: name) ?? box(attribute)
    }
    guard let box = box(attribute) else { return UIImage(named: name) }
    return NamedImages.has(name) ? UIImage(named: name) : box
  }

  /// The image of an `imageReference`, with its scale and its rendering mode.
  @MainActor private var referencedImage: UIImage? {
    guard let image = image("image") else { return nil }
    var result = image
    if let scale = Self.scales[attributes["symbolScale"] ?? ""] {
      result = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
    }
    switch attributes["renderingMode"] {
    case "template": return result.withRenderingMode(.alwaysTemplate)
    case "original": return result.withRenderingMode(.alwaysOriginal)
    default: return result
    }
  }

  // MARK: Symbols

  private static let scales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// The configuration of a `preferredSymbolConfiguration`, of all that it has.
  @MainActor var symbolConfiguration: UIImage.SymbolConfiguration {
    let scale = Self.scales[attributes["scale"] ?? ""]
    let weight = Self.symbolWeights[attributes["weight"] ?? ""]
    var parts = [
      scale.map { UIImage.SymbolConfiguration(scale: $0) },
      weight.map { UIImage.SymbolConfiguration(weight: $0) },
      number("pointSize").map { UIImage.SymbolConfiguration(pointSize: $0) },
    ]
    if let font = value("fontDescription") {
      parts.append(font.textStyle.map { UIImage.SymbolConfiguration(textStyle: $0) })
      if font.textStyle == nil, let font = font.font {
        parts.append(UIImage.SymbolConfiguration(pointSize: font.pointSize))
      }
    }
    return parts.compactMap { $0 }.reduce(.unspecified) { $0.applying($1) }
  }

  // MARK: Boxes

  /// A grey box of the size that the document keeps; nil where it keeps none. A document keeps symbols at a size of
  /// their own, of 128 points, and their shape alone is of use.
  @MainActor private func box(_ attribute: String) -> UIImage? {
    let parts = (attributes[Self.sizeAttribute(attribute)] ?? "").split(separator: "x")
      .compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy({ $0 >= 1 && $0 <= 4096 }) else { return nil }
    guard attributes["catalog"] == "system" else {
      return UIImage.box(CGSize(width: parts[0], height: parts[1]))
        .withRenderingMode(.alwaysOriginal)
    }
    let side = max(parts[0], parts[1])
    return UIImage(
      symbolBox: CGSize(width: parts[0] / side, height: parts[1] / side),
      name: attributes[attribute] ?? "", attributes: .init())
  }
}
