// The small curve in a row of the list of animations.

internal import CoreGraphics
internal import UIKit

/// A curve that can be pressed. ↑ and ↓ go to the rows beside it.
@MainActor
final class CurveButton: FocusControl, KeyTaking {
  static let size = CGSize(width: 40, height: 24)
  private static let inset = CGSize(width: 6, height: 3)

  private var samples: [Double] = []
  private var words = ""
  /// Whether a person gave the animation the curve. Default: false.
  private var isChanged = false
  /// Called with the rows to go on by.
  var onMove: (@MainActor (Int) -> Void)?

  init() {
    super.init()
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override var tip: Tip? { Tip(words) }

  /// `words`: the name for tooltip and assistive technologies.
  func show(_ samples: [Double], isChanged: Bool, words: String) {
    guard samples != self.samples || isChanged != self.isChanged || words != self.words else {
      return
    }
    (self.samples, self.isChanged, self.words) = (samples, isChanged, words)
    setNeedsDisplay()
  }

  func take(_ key: FieldKey) -> Bool {
    switch key.name {
    case .up: onMove?(-1)
    case .down: onMove?(1)
    case .enter, .space: onPress?()
    case .escape, .pageUp, .pageDown, .home, .end: return false
    }
    return true
  }

  override func draw(_ rect: CGRect) {
    let ground = UIBezierPath(
      roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: Metrics.radius - 1)
    if isHovered {
      Palette.pressed.setFill()
      ground.fill()
    }
    if isFirstResponder {
      ground.lineWidth = 2
      Palette.accent.setStroke()
      ground.stroke()
    }
    CurveLine.drawSmall(
      samples, in: bounds.insetBy(dx: Self.inset.width, dy: Self.inset.height), Palette.accent)
    if isChanged { drawMark() }
  }

  /// A dot in the corner that the curve leaves free.
  private func drawMark() {
    Palette.accent.setFill()
    UIBezierPath(ovalIn: CGRect(x: 4.5, y: 4, width: 5, height: 5)).fill()
  }
}
