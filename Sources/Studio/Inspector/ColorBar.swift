// The bars of the picker: hue, and alpha.

internal import CoreGraphics
internal import QuartzCore
internal import UIKit

/// A bar with a knob, from 0 at the left to 1 at the right.
@MainActor
final class ColorBar: DragView {
  enum Kind {
    case hue
    case alpha
  }

  /// Called with the share, and whether the drag goes on.
  var onPick: (@MainActor (CGFloat, Bool) -> Void)?
  private let kind: Kind
  private var color = HueColor(.black)

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func show(_ color: HueColor) {
    self.color = color
    setNeedsDisplay()
  }

  private var share: CGFloat { kind == .hue ? color.hue : color.alpha }

  private var colors: [UIColor] {
    switch kind {
    case .hue:
      return (0...6).map {
        UIColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1, alpha: 1)
      }
    case .alpha:
      var (clear, opaque) = (color, color)
      (clear.alpha, opaque.alpha) = (0, 1)
      return [clear.color, opaque.color]
    }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let bar = bounds.insetBy(dx: 0, dy: 2)
    context.saveGState()
    UIBezierPath(roundedRect: bar, cornerRadius: bar.height / 2).addClip()
    if kind == .alpha { Checkerboard.draw(in: bar) }
    // SAFETY: the pointer to the locations is nil: the colours are evenly spaced.
    let gradient = unsafe CGGradient(
      colorsSpace: nil, colors: colors.map(\.cgColor) as CFArray, locations: nil)
    if let gradient {
      context.drawLinearGradient(
        gradient, start: CGPoint(x: bar.minX, y: 0), end: CGPoint(x: bar.maxX, y: 0), options: [])
    }
    context.restoreGState()
    let side = bounds.height
    let x = side / 2 + share * (bounds.width - side)
    let knob = UIBezierPath(
      ovalIn: CGRect(x: x - side / 2, y: 0, width: side, height: side).insetBy(dx: 1, dy: 1))
    UIColor.white.setFill()
    knob.fill()
    UIColor(white: 0, alpha: 0.25).setStroke()
    knob.stroke()
  }

  override func drag(to point: CGPoint, isContinued: Bool) {
    let room = max(1, bounds.width - bounds.height)
    onPick?(min(max((point.x - bounds.height / 2) / room, 0), 1), isContinued)
  }
}
