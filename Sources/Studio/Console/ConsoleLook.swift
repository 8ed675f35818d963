// The look of a message by its level.

internal import CoreGraphics
internal import Pages
internal import UIKit

extension ConsoleLevel {
  /// The level in the list of levels.
  var name: String {
    switch self {
    case .debug: "Debug"
    case .info: "Info"
    case .notice: "Notice"
    case .warning: "Warning"
    case .error: "Error"
    case .fault: "Fault"
    }
  }

  /// The colour of text.
  @MainActor var color: UIColor {
    switch self {
    case .debug: Palette.secondaryLabel
    case .info, .notice: Palette.label
    case .warning: Palette.warning
    case .error, .fault: Palette.error
    }
  }

  /// The ground of a row; nil: the panel's.
  @MainActor var ground: UIColor? {
    switch self {
    case .debug, .info, .notice: nil
    case .warning: Palette.warningRow
    case .error, .fault: Palette.errorField
    }
  }

  /// Draws a shape of its own around a point: a triangle, a disc with a bar, a disc with a cross; none for what is told
  /// by the way.
  @MainActor func draw(at middle: CGPoint) {
    let (x, y) = (middle.x, middle.y)
    switch self {
    case .debug, .notice: return
    case .info:
      stroke(UIBezierPath(ovalIn: CGRect(x: x - 5, y: y - 5, width: 10, height: 10)))
      bar(from: CGPoint(x: x, y: y - 0.5), to: CGPoint(x: x, y: y + 2.5), Palette.secondaryLabel)
      bar(from: CGPoint(x: x, y: y - 2.6), to: CGPoint(x: x, y: y - 2.5), Palette.secondaryLabel)
    case .warning:
      let path = UIBezierPath()
      path.move(to: CGPoint(x: x, y: y - 4.5))
      path.addLine(to: CGPoint(x: x + 5, y: y + 4))
      path.addLine(to: CGPoint(x: x - 5, y: y + 4))
      path.close()
      path.lineJoinStyle = .round
      path.lineWidth = 1.5
      color.setFill()
      color.setStroke()
      path.fill()
      path.stroke()
      exclaim(at: CGPoint(x: x, y: y + 0.8), reach: 2)
    case .error:
      disc(middle)
      exclaim(at: middle, reach: 2.8)
    case .fault:
      disc(middle)
      for sign in [-1.0, 1.0] {
        bar(
          from: CGPoint(x: x - 2, y: y - 2 * sign), to: CGPoint(x: x + 2, y: y + 2 * sign),
          Palette.panel)
      }
    }
  }

  @MainActor private func disc(_ middle: CGPoint) {
    color.setFill()
    UIBezierPath(ovalIn: CGRect(x: middle.x - 5.5, y: middle.y - 5.5, width: 11, height: 11)).fill()
  }

  @MainActor private func exclaim(at middle: CGPoint, reach: CGFloat) {
    bar(
      from: CGPoint(x: middle.x, y: middle.y - reach),
      to: CGPoint(x: middle.x, y: middle.y + reach * 0.3), Palette.panel)
    bar(
      from: CGPoint(x: middle.x, y: middle.y + reach - 0.05),
      to: CGPoint(x: middle.x, y: middle.y + reach), Palette.panel)
  }

  @MainActor private func stroke(_ path: UIBezierPath) {
    path.lineWidth = 1.2
    Palette.secondaryLabel.setStroke()
    path.stroke()
  }

  @MainActor private func bar(from start: CGPoint, to end: CGPoint, _ color: UIColor) {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    path.lineWidth = 1.4
    path.lineCapStyle = .round
    color.setStroke()
    path.stroke()
  }
}
