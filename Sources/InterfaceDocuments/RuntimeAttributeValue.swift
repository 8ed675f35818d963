// The values of user-defined runtime attributes, by Xcode's types.

/// A value of a user-defined runtime attribute, as Xcode's identity inspector offers them.
package enum RuntimeAttributeValue: Sendable, Equatable {
  case boolean(Bool)
  /// A number without fraction; Xcode's type is Number too.
  case integer(Int)
  case real(Double)
  case string(String)
  /// The name of an image.
  case image(String)
  /// The attributes of an element `color`, such as `red`, `green`, `blue`, `alpha` and `colorSpace`, or `name`.
  case color([String: String])
  case point(x: Double, y: Double)
  case size(width: Double, height: Double)
  case rect(x: Double, y: Double, width: Double, height: Double)
  case range(location: Int, length: Int)
  case null

  /// Returns the element of the attribute.
  func element(keyPath: String) -> NibElement {
    let (type, content) = written
    var element = NibElement(
      "userDefinedRuntimeAttribute", ["type": type, "keyPath": keyPath])
    switch content {
    case .attribute(let text): element.attributes["value"] = text
    case .child(let name, let attributes):
      let marked = attributes.merging(["key": "value"]) { $1 }
      element.children = [NibElement(name, marked)]
    case .none: break
    }
    return element
  }

  private enum Content {
    case attribute(String)
    case child(String, [String: String])
    case none
  }

  private var written: (type: String, content: Content) {
    switch self {
    case .boolean(let value): ("boolean", .attribute(value ? "YES" : "NO"))
    case .integer(let value): ("number", .child("integer", ["value": "\(value)"]))
    case .real(let value): ("number", .child("real", ["value": Self.text(value)]))
    case .string(let value): ("string", .attribute(value))
    case .image(let name): ("image", .attribute(name))
    case .color(let attributes): ("color", .child("color", attributes))
    case .point(let x, let y): ("point", .child("point", ["x": Self.text(x), "y": Self.text(y)]))
    case .size(let width, let height):
      ("size", .child("size", ["width": Self.text(width), "height": Self.text(height)]))
    case .rect(let x, let y, let width, let height):
      (
        "rect",
        .child(
          "rect",
          [
            "x": Self.text(x), "y": Self.text(y), "width": Self.text(width),
            "height": Self.text(height),
          ])
      )
    case .range(let location, let length):
      ("range", .child("range", ["location": "\(location)", "length": "\(length)"]))
    case .null: ("nil", .none)
    }
  }

  /// A number as Xcode writes it: without `.0`.
  private static func text(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
