// The values of user-defined runtime attributes.

import CoreGraphics
internal import InterfaceDocuments

extension NibElement {
  /// The value of a user-defined runtime attribute; nil for `nil` and for an unknown type.
  @MainActor var runtimeValue: Any? {
    switch attributes["type"] {
    case "boolean": flag("value") ?? false
    case "color": value("value")?.color
    case "image": image("value")
    case "number": runtimeNumber
    case "string", "localizedString": text("value")
    case "point": value("value")?.point
    case "size": value("value")?.rect.size
    case "rect": value("value")?.rect
    case "range": value("value").map { NSValue(range: $0.range) }
    default: nil
    }
  }

  /// An `integer` or a `real`.
  private var runtimeNumber: NSNumber? {
    guard let line = value("value") else { return nil }
    if line.name == "integer", let number = line.integer("value") { return NSNumber(value: number) }
    return line.number("value").map { NSNumber(value: Double($0)) }
  }
}
