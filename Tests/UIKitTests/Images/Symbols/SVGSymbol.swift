// The contents of a symbol's SVG file.

import CoreGraphics

/// The parts of a symbol: the groups of its file, by their ids.
enum SVGPart: String, CaseIterable, CustomStringConvertible {
  /// Drawn with the pen; filled, by the even-odd rule, where the symbol's name ends in `fill`.
  case outline
  /// Filled and drawn with the pen; cut out where the outline is filled.
  case spots
  /// Drawn with the pen; cut out where the outline is filled.
  case marks
  /// Filled and drawn with the pen, whatever the outline.
  case dots
  /// Drawn with the pen, whatever the outline.
  case lines
  /// Written in the system's font, in the middle of the box and as high as it.
  case text

  var isFilled: Bool { self == .spots || self == .dots }
  var description: String { "the group '\(rawValue)'" }
}

/// The contents of a symbol's SVG file.
struct SVGSymbol {
  /// In hundredths of the side.
  var size = CGSize(width: 100, height: 100)
  var segments: [SVGPart: [SVGSegment]] = [:]
  var text = ""
}
