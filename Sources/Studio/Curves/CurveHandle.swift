// A control point of a curve that is edited.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// The knob of a control point; it takes the keyboard, and leaves the pointer to the plane below.
@MainActor
final class CurveHandle: FocusControl, KeyTaking {
  static let side: CGFloat = 22

  private let words: String
  /// Progress at the ends of the plane.
  private let range: ClosedRange<Double>
  private var point = CGPoint.zero
  /// Called with the progress that an assistive technology sets.
  var onAdopt: (@MainActor (Double) -> Void)?

  /// `words`: its name; `range`: the progress at the ends of the plane.
  init(_ words: String, range: ClosedRange<Double>) {
    (self.words, self.range) = (words, range)
    super.init()
    frame.size = CGSize(width: Self.side, height: Self.side)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ point: CGPoint) { self.point = point }

  /// Its progress; the time is in the value's words.
  override var accessibilityFacts: AccessibilityFacts {
    let (x, y) = (NumberText.shown(Double(point.x)), NumberText.shown(Double(point.y)))
    var facts = AccessibilityFacts(
      .slider, label: words, value: "time \(x), progress \(y)", traits: .adjustable)
    facts.range = .init(
      Double(point.y), from: range.lowerBound, to: range.upperBound, step: 0.01)
    return facts
  }

  func adopt(accessibilityNumber progress: Double) { onAdopt?(progress) }

  /// None: the editor knows the arrow keys.
  func take(_ key: FieldKey) -> Bool { false }

  override func draw(_ rect: CGRect) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func circle(_ radius: CGFloat) -> UIBezierPath {
      UIBezierPath(
        ovalIn: CGRect(
          x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
    }
    if isFirstResponder {
      let ring = circle(9.5)
      ring.lineWidth = 2
      Palette.accent.setStroke()
      ring.stroke()
    }
    Palette.panel.setFill()
    circle(7).fill()
    Palette.accent.setFill()
    circle(5.5).fill()
  }
}
