// Fill, stroke or both.

/// Whether a path is filled, stroked or both ([Apple](https://developer.apple.com/documentation/coregraphics/cgpathdrawingmode)). `eo`
/// is the even-odd rule.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke

  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}
