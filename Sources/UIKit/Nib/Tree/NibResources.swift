// The colours and the sizes of images that a document keeps itself.

internal import InterfaceDocuments

/// The `resources` of a document: what its named colours and images were when it was saved.
struct NibResources {
  private var colors: [String: NibElement] = [:]
  private var systemColors: [String: NibElement] = [:]
  private var sizes: [String: String] = [:]

  init(_ root: NibElement) {
    for line in root.child("resources")?.children ?? [] {
      guard let name = line.attributes["name"] else { continue }
      switch line.name {
      case "namedColor": colors[name] = line.child("color")
      case "systemColor": systemColors[name] = line.child("color")
      case "image": sizes[name] = Self.size(line)
      default: break
      }
    }
  }

  /// The size as `24x16`; nil where the image has none.
  private static func size(_ line: NibElement) -> String? {
    guard let width = line.attributes["width"], let height = line.attributes["height"] else {
      return nil
    }
    return "\(width)x\(height)"
  }

  /// Returns an element with what the document keeps: components in a colour, sizes beside the names of images.
  func applied(to element: NibElement) -> NibElement {
    var element = element
    if element.name == "color" {
      let named = element.attributes["name"].flatMap { colors[$0] }
      let system = element.attributes["systemColor"].flatMap { systemColors[$0] }
      if let kept = named ?? system {
        element.attributes.merge(kept.attributes.filter { $0.key != "key" }) { own, _ in own }
      }
    }
    for attribute in Self.imageAttributes {
      guard let name = element.attributes[attribute], let size = sizes[name] else { continue }
      element.attributes[NibElement.sizeAttribute(attribute)] = size
    }
    if element.attributes["type"] == "image", let name = element.attributes["value"] {
      element.attributes[NibElement.sizeAttribute("value")] = sizes[name]
    }
    return element
  }

  private static let imageAttributes = [
    "image", "highlightedImage", "selectedImage", "landscapeImage", "largeContentSizeImage",
    "backgroundImage", "background", "disabledBackground", "minimumValueImage",
    "maximumValueImage", "shadowImage", "selectionIndicatorImage", "backIndicatorImage",
    "backIndicatorTransitionMask", "progressImage", "trackImage",
  ]
}
