// Reads a symbol from its SVG file.

import CoreGraphics
import Foundation
import FoundationXML

/// Reads the part of SVG that symbols are drawn in: groups, basic shapes, paths and transforms. Anything else that
/// is visible is an error with its line; metadata of design tools are ignored.
final class SVGSymbolReader: NSObject, XMLParserDelegate {
  /// The state that an element hands on to those in it.
  private struct Scope {
    var style = SVGStyle()
    var transform = CGAffineTransform.identity
    var part: SVGPart?
    /// Whether nothing in it is drawn.
    var isSkipped = false
    /// The element's name where nothing may be in it.
    var mustBeEmpty: String?
  }

  /// Elements within elements; more are refused.
  private static let deepest = 100
  /// The greatest side of a box, in hundredths of a symbol's.
  private static let widest = 400.0
  /// The greatest coordinate of a shape, and the greatest angle of an arc.
  private static let farthest = 4000.0

  private let file: String
  private var symbol = SVGSymbol()
  private var scopes: [Scope] = []
  private var error: SVGError?
  /// Whether the outermost element has ended; Foundation's parser does not say.
  private var hasEnded = false

  private init(file: String) { self.file = file }

  /// Returns the symbol of a file. `file` is the name in errors.
  static func symbol(_ data: Data, file: String) throws(SVGError) -> SVGSymbol {
    // Foundation's parser crashes at other bytes.
    guard String(validating: data, as: UTF8.self) != nil else {
      let lines = String(decoding: data, as: UTF8.self).prefix { $0 != "\u{FFFD}" }
      throw SVGError(
        file: file, line: lines.count { $0.isNewline } + 1, reason: "this is not text in UTF-8")
    }
    let reader = SVGSymbolReader(file: file)
    let parser = XMLParser(data: data)
    parser.delegate = reader
    let isWhole = parser.parse()
    if let error = reader.error { throw error }
    guard isWhole, reader.hasEnded else {
      throw SVGError(
        file: file, line: max(1, parser.lineNumber), reason: "this is no well-formed XML")
    }
    guard !reader.symbol.segments.isEmpty || !reader.symbol.text.isEmpty else {
      throw SVGError(file: file, line: 1, reason: "nothing is drawn")
    }
    return reader.symbol
  }

  // MARK: Elements

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if error != nil { return }
    do throws(SVGReason) {
      scopes.append(try begin(element, attributes))
    } catch {
      self.error = SVGError(file: file, line: parser.lineNumber, reason: error.text)
      parser.abortParsing()
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if error != nil { return }
    scopes.removeLast()
    hasEnded = scopes.isEmpty
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard error == nil, let scope = scopes.last, scope.part == .text, !scope.isSkipped else {
      return
    }
    symbol.text += text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func begin(
    _ element: String, _ attributes: [String: String]
  ) throws(SVGReason) -> Scope {
    guard var scope = scopes.last else { return try root(element, attributes) }
    guard scopes.count < Self.deepest else {
      throw SVGReason("elements lie too deep in one another")
    }
    if let outer = scope.mustBeEmpty {
      throw SVGReason("\(outer) with \(element) in it is not supported")
    }
    if scope.isSkipped || Self.skipped.contains(element) || element.contains(":") {
      scope.isSkipped = true
      return scope
    }
    if element == "defs" { scope.mustBeEmpty = "defs" }
    guard let geometry = Self.geometry[element] else {
      throw SVGReason("the element \(element) is not supported")
    }
    try inherit(attributes, besides: geometry, to: &scope, of: element)
    if element == "g" || element == "defs" { return scope }
    guard let part = scope.part else {
      let ids = SVGPart.allCases.map(\.rawValue).joined(separator: ", ")
      throw SVGReason("the \(element) lies in no group whose id is one of \(ids)")
    }
    guard (element == "text" || element == "tspan") == (part == .text) else {
      throw SVGReason("a \(element) cannot lie in \(part)")
    }
    try scope.style.check(part)
    let segments = try Self.segments(of: element, attributes)
      .flatMap { $0.applying(scope.transform) }
    guard segments.allSatisfy({ $0.reach <= Self.farthest }) else {
      throw SVGReason("the \(element) lies far outside of the symbol's box")
    }
    if !segments.isEmpty { symbol.segments[part, default: []] += segments }
    return scope
  }

  private func root(
    _ element: String, _ attributes: [String: String]
  ) throws(SVGReason) -> Scope {
    guard element == "svg" else { throw SVGReason("the outermost element is \(element), not svg") }
    guard let box = attributes["viewBox"] else { throw SVGReason("svg has no viewBox") }
    var scanner = SVGScanner(box)
    let origin = try scanner.point()
    symbol.size = CGSize(width: try scanner.number(), height: try scanner.number())
    guard scanner.isAtEnd(), origin == .zero, symbol.size.width > 0, symbol.size.height > 0,
      max(symbol.size.width, symbol.size.height) <= Self.widest
    else {
      throw SVGReason(
        "viewBox is '\(box)', and can only be 0 0 WIDTH HEIGHT, up to \(Int(Self.widest))")
    }
    var scope = Scope()
    try inherit(attributes, besides: Self.rootAttributes, to: &scope, of: element)
    return scope
  }

  /// Applies the attributes that any element may have.
  private func inherit(
    _ attributes: [String: String], besides geometry: Set<String>, to scope: inout Scope,
    of element: String
  ) throws(SVGReason) {
    // A style overrides attributes.
    let ordered = attributes.sorted {
      ($0.key == "style" ? 1 : 0, $0.key) < ($1.key == "style" ? 1 : 0, $1.key)
    }
    for (name, value) in ordered where !geometry.contains(name) && !Self.isForTools(name) {
      if name == "id" {
        if element == "g", let part = SVGPart(rawValue: value) { scope.part = part }
      } else if name == "transform", element != "svg" {
        scope.transform = try CGAffineTransform(svg: value).concatenating(scope.transform)
      } else if try !scope.style.apply(name, value) {
        throw SVGReason("the attribute \(name) of \(element) is not supported")
      }
    }
  }

  private static let skipped: Set = ["title", "desc", "metadata"]
  private static let rootAttributes: Set = [
    "viewBox", "width", "height", "version", "xmlns", "x", "y", "preserveAspectRatio",
    "enable-background",
  ]

  /// The supported elements with their own attributes.
  private static let geometry: [String: Set<String>] = [
    "g": [], "defs": [], "path": ["d"], "circle": ["cx", "cy", "r"],
    "ellipse": ["cx", "cy", "rx", "ry"], "rect": ["x", "y", "width", "height", "rx", "ry"],
    "line": ["x1", "y1", "x2", "y2"], "polyline": ["points"], "polygon": ["points"],
    "text": ["x", "y", "dx", "dy"], "tspan": ["x", "y", "dx", "dy"],
  ]

  /// Whether an attribute belongs to another namespace or does not concern the picture.
  private static func isForTools(_ name: String) -> Bool {
    name.contains(":") || name == "class" || name.hasPrefix("data-") || name.hasPrefix("aria-")
      || name == "role"
  }

  // MARK: Shapes

  private static func segments(
    of element: String, _ attributes: [String: String]
  ) throws(SVGReason) -> [SVGSegment] {
    func number(_ name: String) throws(SVGReason) -> CGFloat? {
      guard let text = attributes[name], text != "auto" else { return nil }
      do throws(SVGReason) {
        var scanner = SVGScanner(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
        let number = try scanner.number()
        guard scanner.isAtEnd() else { throw SVGReason("'\(text)' is no number") }
        return number
      } catch { throw SVGReason("\(name) of \(element): \(error.text)") }
    }
    func point(_ x: String, _ y: String) throws(SVGReason) -> CGPoint {
      CGPoint(x: try number(x) ?? 0, y: try number(y) ?? 0)
    }
    func length(_ name: String) throws(SVGReason) -> CGFloat {
      let length = try number(name) ?? 0
      guard length >= 0 else { throw SVGReason("\(name) of \(element) is negative: \(length)") }
      return length
    }
    switch element {
    case "path": return try SVGPathReader(attributes["d"] ?? "").segments
    case "circle":
      let radius = try length("r")
      let radii = CGSize(width: radius, height: radius)
      return radius > 0 ? [.ellipse(center: try point("cx", "cy"), radii: radii)] : []
    case "ellipse":
      let radii = CGSize(width: try length("rx"), height: try length("ry"))
      guard radii.width > 0, radii.height > 0 else { return [] }
      return [.ellipse(center: try point("cx", "cy"), radii: radii)]
    case "line": return [.move(try point("x1", "y1")), .line(try point("x2", "y2"))]
    case "polyline", "polygon": return try polygon(attributes["points"] ?? "", element)
    case "rect":
      let origin = try point("x", "y")
      let rect = CGRect(
        origin: origin, size: CGSize(width: try length("width"), height: try length("height")))
      guard rect.width > 0, rect.height > 0 else { return [] }
      let (x, y) = (try number("rx"), try number("ry"))
      let width = min(max(0, x ?? y ?? 0), rect.width / 2)
      let height = min(max(0, y ?? x ?? 0), rect.height / 2)
      if width == height { return [.rect(rect, corner: width)] }
      return SVGSegment.roundedRect(rect, CGSize(width: width, height: height))
    default: return []
    }
  }

  private static func polygon(
    _ points: String, _ element: String
  ) throws(SVGReason) -> [SVGSegment] {
    var scanner = SVGScanner(points)
    var segments: [SVGSegment] = []
    while !scanner.isAtEnd() {
      let point = try scanner.point()
      segments.append(segments.isEmpty ? .move(point) : .line(point))
    }
    return element == "polygon" && !segments.isEmpty ? segments + [.close] : segments
  }
}
