// SVG's presentation attributes: they must look as the symbol does.

import Foundation

/// How a shape is painted, inherited from the elements around it. Symbols are drawn in the tint, with the
/// pen of the font's weight, so a shape that would look otherwise in a design tool is an error.
struct SVGStyle {
  // The initial values are SVG's.
  private var isFilled = true
  private var isStroked = false
  private var pen = "1"
  private var cap = "butt"
  private var join = "miter"
  private var isEvenOdd = false

  /// The pen of the regular weight, in hundredths of the side.
  private static let pen = "7.5"

  /// Applies an attribute. Returns false where it is no presentation attribute that a symbol may have.
  mutating func apply(_ name: String, _ value: String) throws(SVGReason) -> Bool {
    switch name {
    case "style":
      for declaration in value.split(separator: ";") {
        let parts = declaration.split(separator: ":", maxSplits: 1).map {
          $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        guard parts.count == 2 else { continue }
        guard parts[0] != "style", try apply(parts[0], parts[1]) else {
          throw SVGReason("the style \(parts[0]) is not supported")
        }
      }
    case "fill": isFilled = try Self.isPainted(name, value)
    case "stroke": isStroked = try Self.isPainted(name, value)
    case "stroke-width": pen = value.hasSuffix("px") ? String(value.dropLast(2)) : value
    case "stroke-linecap": cap = value
    case "stroke-linejoin": join = value
    case "fill-rule": isEvenOdd = value == "evenodd"
    default:
      if let only = Self.only[name] {
        guard only == value || Double(value) == Double(only) ?? .nan else {
          throw SVGReason("\(name) is \(value), and can only be \(only)")
        }
      } else {
        return Self.unseen.contains(name) || name.hasPrefix("-") || name.hasPrefix("font")
          || name.hasPrefix("text")
      }
    }
    return true
  }

  private static func isPainted(_ name: String, _ value: String) throws(SVGReason) -> Bool {
    if value.hasPrefix("url") { throw SVGReason("\(name) is \(value), and can only be a colour") }
    return value != "none"
  }

  /// The attributes with one permitted value.
  private static let only = [
    "opacity": "1", "fill-opacity": "1", "stroke-opacity": "1", "stroke-dasharray": "none",
    "display": "inline", "visibility": "visible", "clip-path": "none", "mask": "none",
    "filter": "none", "mix-blend-mode": "normal",
  ]

  /// The attributes without effect on a symbol, whose joins are round and whose parts have one colour.
  private static let unseen: Set = [
    "clip-rule", "color", "isolation", "overflow", "paint-order", "stroke-dashoffset",
    "stroke-miterlimit", "shape-rendering", "white-space", "line-height", "letter-spacing",
  ]

  /// Throws where a shape of the part looks otherwise in a design tool than as a symbol.
  func check(_ part: SVGPart) throws(SVGReason) {
    if part == .text { return }
    guard isFilled == part.isFilled else {
      throw SVGReason("a shape in \(part) \(part.isFilled ? "has no fill" : "has a fill")")
    }
    guard isStroked else { throw SVGReason("a shape in \(part) has no stroke") }
    guard Double(pen) == Double(Self.pen) else {
      throw SVGReason(
        "stroke-width is \(pen), and can only be \(Self.pen), the pen of the regular weight")
    }
    guard cap == "round" else {
      throw SVGReason("stroke-linecap is \(cap), and can only be round")
    }
    guard join == "round" else {
      throw SVGReason("stroke-linejoin is \(join), and can only be round")
    }
    if isEvenOdd, part.isFilled {
      throw SVGReason("fill-rule is evenodd, which holds for the outline alone")
    }
  }
}
