// The content of a symbol without its frame.

import CoreGraphics

/// A symbol without its frame, in units of the side. All paths are in the path language of
/// `UIBezierPath.init(symbol:)`.
struct SymbolContent: Sendable {
  var width: CGFloat = 100
  var height: CGFloat = 100
  /// Drawn with the pen, or filled where the name ends in `fill`; what lies in two parts of it is a
  /// hole.
  var outline = ""
  /// Drawn with the pen; cut out where the outline is filled.
  var marks = ""
  /// Filled; cut out where the outline is filled.
  var spots = ""
  /// Drawn with the pen, whatever the outline.
  var lines = ""
  /// Filled, whatever the outline.
  var dots = ""
  /// Written in the system's font, as high as the box.
  var text = ""

  var size: CGSize { CGSize(width: width / 100, height: height / 100) }

  /// Nil where the name is of none that is drawn here.
  static func named(_ name: String) -> SymbolContent? {
    for table in tables { if let content = table[name] { return content } }
    return generated[name]?()
  }

  /// A letter or a number up to 50: symbols in frames alone.
  static func framed(_ name: String) -> SymbolContent? {
    let isLetter = name.count == 1 && name.allSatisfy { $0.isASCII && $0.isLowercase }
    guard isLetter || Int(name).map((0...50).contains) == true else { return named(name) }
    return SymbolContent(width: 84, text: name.uppercased())
  }

  private static let tables = [
    signs, arrows, shapes, people, things, papers, devices, media, nature,
  ]

  // MARK: Computed content

  private static let generated: [String: @Sendable () -> SymbolContent] = [
    "star": {
      SymbolContent(outline: wheel([48, 48 * 0.382], count: 10, from: -90, about: (50, 54)))
    },
    "seal": { seal },
    "checkmark.seal": { SymbolContent(outline: seal.outline, marks: "M34 51 L45 63 L66 37") },
    "xmark.seal": { SymbolContent(outline: seal.outline, marks: "M37 37 L63 63 M63 37 L37 63") },
    "hexagon": { SymbolContent(outline: wheel([46], count: 6, from: -90)) },
    "octagon": { SymbolContent(outline: wheel([46], count: 8, from: 22.5)) },
    "pentagon": { SymbolContent(outline: wheel([46], count: 5, from: -90, about: (50, 53))) },
    "gearshape": { SymbolContent(outline: gear(8) + " O50 50 15") },
    "gear": {
      SymbolContent(
        outline: gear(12) + " O50 50 22", lines: "M50 50 V28 M50 50 L31 61 M50 50 L69 61")
    },
    "snowflake": { SymbolContent(lines: snow) },
  ]

  /// Corners on circles around a point, one radius after the other.
  private static func wheel(
    _ radii: [Double], count: Int, from start: Double, about center: (Double, Double) = (50, 50)
  ) -> String {
    let corners = (0..<count).map { corner in
      let (sine, cosine) = sineAndCosine(degrees: start + Double(corner) * 360 / Double(count))
      let radius = radii[corner % radii.count]
      return "\(center.0 + radius * cosine) \(center.1 + radius * sine)"
    }
    return "M" + corners.joined(separator: " L") + " Z"
  }

  /// Twelve round lobes.
  private static var seal: SymbolContent {
    let lobes = (0..<12).map { lobe in
      let (sine, cosine) = sineAndCosine(degrees: Double(lobe) * 30)
      let side = Double(lobe) * 30
      return "a\(50 + 34 * cosine) \(50 + 34 * sine) 10.5 \(side - 72) \(side + 72)"
    }
    let first = lobes.joined(separator: " ").dropFirst()
    return SymbolContent(outline: "A" + first + " Z")
  }

  /// A wheel with teeth, each as wide as the gap beside it.
  private static func gear(_ teeth: Int) -> String {
    let step = 360 / Double(teeth)
    let corners = (0..<teeth).flatMap { tooth -> [String] in
      let middle = Double(tooth) * step - 90
      let places = [(-0.34, 35.0), (-0.2, 45.0), (0.2, 45.0), (0.34, 35.0)]
      return places.map { part, radius in
        let (sine, cosine) = sineAndCosine(degrees: middle + part * step)
        return "\(50 + radius * cosine) \(50 + radius * sine)"
      }
    }
    return "M" + corners.joined(separator: " L") + " Z"
  }

  /// Six arms with two twigs each.
  private static var snow: String {
    (0..<6).map { arm in
      func at(_ radius: Double, _ degrees: Double) -> String {
        let (sine, cosine) = sineAndCosine(degrees: Double(arm) * 60 - 90 + degrees)
        return "\(50 + radius * cosine) \(50 + radius * sine)"
      }
      return "M50 50 L\(at(43, 0)) M\(at(40, 22)) L\(at(27, 0)) L\(at(40, -22))"
    }.joined(separator: " ")
  }
}
