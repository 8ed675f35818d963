// Curves by name, as samples and as code.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import Pages
internal import QuartzCore
internal import UIKit

extension PageCurve {
  /// The curves that code can name.
  static let named: [(name: String, curve: PageCurve)] = [
    ("linear", 0, 0, 1, 1), ("easeIn", 0.42, 0, 1, 1), ("easeOut", 0, 0, 0.58, 1),
    ("easeInEaseOut", 0.42, 0, 0.58, 1), ("default", 0.25, 0.1, 0.25, 1),
  ].compactMap { name, x1, y1, x2, y2 in
    PageCurve(x1: x1, y1: y1, x2: x2, y2: y2).map { (name, $0) }
  }

  /// The name, such as `easeIn`, else the four numbers.
  var name: String {
    Self.named.first { $0.curve == self }?.name
      ?? numbers.map(NumberText.shown).joined(separator: ", ")
  }

  /// The progress at shares of the time.
  func progress(at shares: [Double]) -> [Double] {
    shares.map(CAMediaTimingFunction(self).progress)
  }

  /// The progress at evenly spaced times.
  var samples: [Double] {
    let last = LayerAnimation.samples - 1
    return progress(at: (0...last).map { Double($0) / Double(last) })
  }

  /// A control point, 0 or 1.
  func point(_ index: Int) -> CGPoint {
    index == 0 ? CGPoint(x: x1, y: y1) : CGPoint(x: x2, y: y2)
  }

  /// The curve with a control point, 0 or 1, as near to `point` as it may lie, without the digits that nobody reads.
  func with(_ point: CGPoint, at index: Int) -> PageCurve {
    func near(_ value: CGFloat, _ bounds: ClosedRange<Double>) -> Double {
      let value = (Double(value) * 10_000).rounded() / 10_000
      return value.isFinite ? min(max(value, bounds.lowerBound), bounds.upperBound) : 0
    }
    let (x, y) = (near(point.x, 0...1), near(point.y, Self.progress))
    let moved =
      index == 0
      ? PageCurve(x1: x, y1: y, x2: x2, y2: y2) : PageCurve(x1: x1, y1: y1, x2: x, y2: y)
    return moved ?? self
  }

  /// The curve as Swift for Core Animation, by its name where it has one.
  var timingFunction: String {
    if let name = Self.named.first(where: { $0.curve == self })?.name {
      return "CAMediaTimingFunction(name: .\(name))"
    }
    let texts = numbers.map(NumberText.shown)
    return "CAMediaTimingFunction(controlPoints: \(texts.joined(separator: ", ")))"
  }

  /// The curve as Swift for UIKit's property animators.
  var timingParameters: String {
    let texts = numbers.map(NumberText.shown)
    return "UICubicTimingParameters(controlPoint1: CGPoint(x: \(texts[0]), y: \(texts[1])), "
      + "controlPoint2: CGPoint(x: \(texts[2]), y: \(texts[3])))"
  }
}

extension PageAnimation {
  /// The animation as it is drawn by a curve in place of its own; nil: by its own.
  func drawn(by curve: PageCurve?) -> PageAnimation {
    guard let curve else { return self }
    var drawn = self
    (drawn.curve, drawn.curveName) = (curve.samples, curve.name)
    return drawn
  }
}
