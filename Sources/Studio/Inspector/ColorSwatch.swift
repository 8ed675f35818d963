// A field of one colour.

internal import CoreGraphics
internal import UIKit

/// A rounded field of a colour, with squares behind it where it is translucent, and a stroke where there is none. A dynamic
/// colour is cut from corner to corner: as it is in light above, in dark below.
@MainActor
final class ColorSwatch: FocusControl, KeyTaking {
  /// Nil: there is no colour. Default: nil.
  var color: UIColor? { didSet { if color != oldValue { setNeedsDisplay() } } }
  /// Whether several views have several colours: there is neither a colour nor a stroke. Default: false.
  var isMixed = false { didSet { if isMixed != oldValue { setNeedsDisplay() } } }
  /// Words for the tooltip. Default: nil.
  var words: String?

  init() {
    super.init()
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override var tip: Tip? { words.map { Tip($0) } }

  override func draw(_ rect: CGRect) {
    let radius = min(Metrics.radius, bounds.height / 4)
    let shape = UIBezierPath(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius)
    UIGraphicsGetCurrentContext()?.saveGState()
    shape.addClip()
    Checkerboard.draw(in: bounds)
    SwatchPicture.fill(bounds, with: color ?? Palette.field.resolvedColor(with: traitCollection))
    if color == nil, !isMixed {
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: bounds.maxY))
      line.addLine(to: CGPoint(x: bounds.maxX, y: 0))
      Palette.error.setStroke()
      line.lineWidth = 1.5
      line.stroke()
    }
    UIGraphicsGetCurrentContext()?.restoreGState()
    let isLit = isFirstResponder || isHovered
    (isLit ? Palette.accent : Palette.fieldEdge).setStroke()
    shape.lineWidth = isFirstResponder ? 2 : 1
    shape.stroke()
  }
}

/// The squares behind translucent colours.
@MainActor
enum Checkerboard {
  /// Draws squares of 4 points.
  static func draw(in rect: CGRect) {
    UIColor.white.setFill()
    UIBezierPath(rect: rect).fill()
    let squares = UIBezierPath()
    for row in 0..<Int((rect.height / 4).rounded(.up)) {
      for column in stride(from: row % 2, to: Int((rect.width / 4).rounded(.up)), by: 2) {
        squares.append(
          UIBezierPath(
            rect: CGRect(
              x: rect.minX + CGFloat(column) * 4, y: rect.minY + CGFloat(row) * 4, width: 4,
              height: 4)))
      }
    }
    UIColor(white: 0.82, alpha: 1).setFill()
    squares.fill()
  }
}
