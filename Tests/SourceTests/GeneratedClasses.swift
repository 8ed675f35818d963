// Classes whose properties have defaults in every form of literal.

/// A property with its literal, and a new value for it.
struct GeneratedProperty {
  /// The text before the literal, from the attribute on.
  var before: String
  var literal: String
  /// The text behind the literal, with the line's end.
  var after: String
  var className: String
  var name: String
  /// As `--set` takes it.
  var text: String
  /// As `inspect` prints it.
  var shown: String
}

/// A source with classes, made of pieces: those between literals stay.
struct GeneratedSource {
  private(set) var properties: [GeneratedProperty] = []
  /// The pieces around the literals: one more than there are properties.
  private(set) var pieces: [String] = []
  /// The whole text.
  private(set) var text = ""

  /// A type, a literal, and the text and the printed form of another value.
  private struct Form {
    var type: String?
    var literal: String
    var text: String
    var shown: String

    init(_ type: String?, _ literal: String, _ text: String, _ shown: String? = nil) {
      (self.type, self.literal, self.text) = (type, literal, text)
      self.shown = shown ?? text
    }
  }

  private static func forms(_ random: inout some RandomNumberGenerator) -> [Form] {
    let whole = Int.random(in: -5000...5000, using: &random)
    let positive = Int.random(in: 1...5000, using: &random)
    let half = "\(whole).5"
    let byte = Int.random(in: 16...255, using: &random)
    let hex = String(byte, radix: 16)
    let color = "#\(hex)\(hex)33"
    let title = "a \"\(whole)\" \\ é"
    return [
      Form("CGFloat", "\(positive)", half), Form("CGFloat", "-4.25", "\(whole)"),
      Form("Double", "0x1F", "\(positive)"), Form("Int", "0xff_00", "\(positive)"),
      Form("Int", "0b1010_0001", "\(positive)"), Form("Int", "0o17", "\(positive)"),
      Form("Int", "1_000_000", "\(positive)"), Form("Double", "1e3", half),
      Form("CGFloat", "2.5E-2", "0.125"), Form("Float", "1_234.5", "\(whole)"),
      Form(nil, "5.0", "\(whole)"), Form(nil, "-12", "\(whole)"), Form(nil, "CGFloat(3)", half),
      Form("CGFloat", "4 * (2 + 1) / 3", half), Form("CGFloat", "(7)", half),
      Form("CGFloat", "/* in */ 8", half), Form("UInt8", "7", "\(byte)"),
      Form("Bool", "true", "false"), Form(nil, "false", "true"),
      Form("String", "\"plain\"", title), Form(nil, "#\"raw \\d\"#", title),
      Form(nil, "\"a\" + \"b\"", title), Form("String", "\"tab\\t\\u{e9}\"", "x\ny"),
      Form("String?", "nil", title), Form("Int8", "-1", "12"),
      Form("UIColor", ".red", color), Form(nil, "UIColor.blue", color),
      Form("UIColor", "UIColor(red: 1, green: 0.5, /* b */ blue: 0, alpha: 1)", color),
      Form(nil, "UIColor(red: 12 / 255.0, green: 34.0/255, blue: 0, alpha: 1)", color),
      Form("UIColor", "#colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)", color),
      Form("UIColor", ".init(white: 0.2, alpha: 1)", color), Form("UIColor?", "nil", color),
      Form("UIColor", ".red.withAlphaComponent(0.5)", color),
      Form("UIColor", ".systemBlue", "#0000ff"),
      Form(nil, "CGPoint(x: 1, y: -2)", "\(half),3"), Form("CGPoint", ".zero", "\(whole),2.5"),
      Form(nil, "CGSize(width: 10 /* w */, height: 0x10)", "20,\(positive)"),
      Form("CGSize", ".init(width: 1, height: 2)", "3,4"),
      Form(nil, "CGRect(x: 0, y: 0, width: 10, height: 20)", "\(whole),0,10,\(positive)"),
      Form(nil, "CGRect(origin: .zero, size: CGSize(width: 1, height: 2))", "0,0,1,2"),
      Form(
        "CGRect", "CGRect(origin: CGPoint(x: 1, y: 1), size: .init(width: 2, height: 2))", "1,5,2,7"
      ),
      Form("Shape", ".round", "square"), Form(nil, "Shape.square", "round"),
      Form("Tone", ".soft", "LOUD", "loud"), Form("Edges", "[.top]", "left"),
      Form("Edges", "[.top, .left]", "none"), Form("Edges", "[Edges.left, .top]", "top"),
      Form("UIEdgeInsets", ".zero", "1,2,3,\(positive)"),
      Form(nil, "UIEdgeInsets(top: 1, left: 2 /* l */, bottom: 0x3, right: 4)", "1,\(half),3,4"),
      Form("NSDirectionalEdgeInsets", ".zero", "0,\(whole),0,2"),
      Form("Tone?", "nil", "soft"),
      Form("Int", "Level.low.rawValue", "4"),
      Form("UIFont", ".systemFont(ofSize: 12)", "system \(positive)"),
      Form("UIFont", "UIFont.boldSystemFont(ofSize: 9)", "italicSystem 11"),
    ]
  }

  /// Classes with a prefix; `lineEnd`: of all lines.
  init(
    _ prefix: String, count: Int, lineEnd: String, _ random: inout some RandomNumberGenerator
  ) {
    var piece = ["import UIKit", "enum \(prefix)Kind { case one }", ""].joined(separator: lineEnd)
    for index in 0..<count {
      let name = "\(prefix)\(index)É"
      piece += "// \(name): fünf" + lineEnd + "@IBDesignable class \(name): UIView {" + lineEnd
      for number in 0..<4 {
        guard let form = Self.forms(&random).randomElement(using: &random) else { continue }
        let property = "wert\(number)"
        let indent = Bool.random(using: &random) ? "\t" : "  "
        let isShared = form.type != nil && number == 3
        let start = isShared ? "var left\(number): Int = 1, " : "var "
        piece += indent + "@IBInspectable " + start + property
        if let type = form.type {
          piece += ": " + Self.named(type, prefix)
        }
        piece += [" = ", " =\t", " = /* before */ "].randomElement(using: &random) ?? " = "
        let literal = Self.named(form.literal, prefix)
        let ends = [" // trailing \(number)", " { didSet { setNeedsDisplay() } }", " /* e */", ""]
        let end = (isShared ? "" : ends.randomElement(using: &random) ?? "") + lineEnd
        properties.append(
          GeneratedProperty(
            before: piece, literal: literal, after: end, className: name, name: property,
            text: form.text, shown: form.shown))
        pieces.append(piece)
        text += piece + literal
        piece = end
      }
      piece += "}" + lineEnd
    }
    piece += "@objc enum \(prefix)Shape: Int { case round, square }" + lineEnd
    piece += "enum \(prefix)Tone: String { case soft, loud = \"LOUD\" }" + lineEnd
    piece += "struct \(prefix)Edges: OptionSet { let rawValue: Int" + lineEnd
    piece += "  static let top = Self(rawValue: 1), left = Self(rawValue: 2) }" + lineEnd
    piece += "enum \(prefix)Level: Int { case low = 2, high = 4 }" + lineEnd
    pieces.append(piece)
    text += piece
  }

  /// A text with the names of the source's own enumerations.
  private static func named(_ text: String, _ prefix: String) -> String {
    ["Shape", "Tone", "Level", "Edges"].reduce(text) { $0.replacing($1, with: prefix + $1) }
  }

  /// Whether a text has all pieces in their order, with anything between them.
  func hasAllPieces(_ other: String) -> Bool {
    let bytes = Array(other.utf8)
    var place = 0
    for (index, piece) in pieces.enumerated() {
      let wanted = Array(piece.utf8)
      if index == pieces.count - 1 {
        return bytes[place...].reversed().starts(with: wanted.reversed())
      }
      guard
        let start = (place...max(place, bytes.count - wanted.count)).first(where: {
          bytes[$0...].starts(with: wanted)
        }), index > 0 || start == 0
      else { return false }
      place = start + wanted.count
    }
    return true
  }
}
