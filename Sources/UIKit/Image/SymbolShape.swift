// The simplest of the system's symbols, drawn by ourselves.

import CoreGraphics

/// What a symbol is made of, in a box of its own whose longer side is 1.
///
/// Shapes that everybody knows, from their names alone: stars, marks, arrows, and those in a circle or a square.
/// None is Apple's drawing.
struct SymbolShape {
  /// The box; the longer side is 1.
  var size = CGSize(width: 1, height: 1)
  /// Drawn with the pen.
  var lines = UIBezierPath()
  /// Drawn with the pen, or filled where the name ends in `fill`.
  var outline = UIBezierPath()
  /// Filled always.
  var dots = UIBezierPath()
  /// Whether the outline is filled.
  var isFilled = false
  /// Cut out of the outline where that is filled, else drawn in it.
  var inner: (lines: UIBezierPath, dots: UIBezierPath)?

  /// Nil where the name is of none that is drawn here.
  init?(named name: String) {
    var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if words.last == "fill" {
      isFilled = true
      words.removeLast()
    }
    if words.count > 1, let frame = Self.frames[words.last ?? ""] {
      guard let content = SymbolContent.named(words.dropLast().joined(separator: ".")),
        content.outline.isEmpty
      else { return nil }
      outline = frame()
      inner = (Self.shrunk(content.lines, content.size), Self.shrunk(content.dots, content.size))
      return
    }
    guard let content = SymbolContent.named(words.joined(separator: ".")) else { return nil }
    if isFilled, content.outline.isEmpty { return nil }
    (size, lines, outline, dots) = (content.size, content.lines, content.outline, content.dots)
  }

  private static let frames: [String: @Sendable () -> UIBezierPath] = [
    "circle": { UIBezierPath(ovalIn: SymbolContent.inside) },
    "square": { UIBezierPath(roundedRect: SymbolContent.inside, cornerRadius: 0.2) },
  ]

  /// In the middle of the box, half as large.
  private static func shrunk(_ path: UIBezierPath, _ size: CGSize) -> UIBezierPath {
    path.apply(CGAffineTransform(scaleX: 0.5, y: 0.5))
    path.apply(
      CGAffineTransform(translationX: 0.5 - size.width / 4, y: 0.5 - size.height / 4))
    return path
  }

  /// Draws it in black, `side` points along the longer side, with a pen of `pen` of that.
  func draw(side: CGFloat, pen: CGFloat) {
    UIColor.black.set()
    for (path, fills) in [(outline, isFilled), (dots, true), (lines, false)] where !path.isEmpty {
      Self.paint(path, fills: fills, side: side, pen: pen)
    }
    guard let inner else { return }
    if isFilled { UIGraphicsGetCurrentContext()?.setBlendMode(.clear) }
    Self.paint(inner.dots, fills: true, side: side, pen: pen)
    Self.paint(inner.lines, fills: false, side: side, pen: pen)
  }

  private static func paint(_ path: UIBezierPath, fills: Bool, side: CGFloat, pen: CGFloat) {
    path.apply(CGAffineTransform(scaleX: side, y: side))
    path.lineWidth = pen * side
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    if fills { path.fill() }
    path.stroke()
  }
}
