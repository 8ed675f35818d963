// The pieces of paths that an SVG file's shapes become.

import CoreGraphics
import Foundation

/// A piece of a path, in hundredths of a symbol's side, y down.
enum SVGSegment: Equatable {
  case move(CGPoint)
  case line(CGPoint)
  case quadratic(control: CGPoint, end: CGPoint)
  case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// Part of a circle, in degrees clockwise from the right; an end below the start is counterclockwise.
  case arc(center: CGPoint, radius: CGFloat, from: CGFloat, to: CGFloat)
  case close
  /// A whole ellipse.
  case ellipse(center: CGPoint, radii: CGSize)
  /// A whole rectangle with round corners.
  case rect(CGRect, corner: CGFloat)
}

extension SVGSegment {
  /// The distance of a cubic's control points from the ends of a quarter of the unit circle.
  private static let quarter = 4.0 / 3 * (2.0.squareRoot() - 1)

  /// The segments of this one under a transform. Circles and rectangles stay such where the transform is a
  /// uniform scale and a translation; otherwise they become curves.
  func applying(_ transform: CGAffineTransform) -> [SVGSegment] {
    if transform == .identity { return [self] }
    switch self {
    case .move(let end): return [.move(end.applying(transform))]
    case .line(let end): return [.line(end.applying(transform))]
    case .quadratic(let control, let end):
      return [
        .quadratic(control: control.applying(transform), end: end.applying(transform))
      ]
    case .cubic(let control1, let control2, let end):
      return [
        .cubic(
          control1: control1.applying(transform), control2: control2.applying(transform),
          end: end.applying(transform))
      ]
    case .close: return [.close]
    case .arc, .ellipse, .rect: break
    }
    let scale = transform.a
    guard transform.b == 0, transform.c == 0, transform.d == scale, scale > 0 else {
      return curves.flatMap { $0.applying(transform) }
    }
    switch self {
    case .arc(let center, let radius, let from, let to):
      return [
        .arc(center: center.applying(transform), radius: radius * scale, from: from, to: to)
      ]
    case .ellipse(let center, let radii):
      let scaled = CGSize(width: radii.width * scale, height: radii.height * scale)
      return [.ellipse(center: center.applying(transform), radii: scaled)]
    case .rect(let rect, let corner):
      let origin = rect.origin.applying(transform)
      let size = CGSize(width: rect.width * scale, height: rect.height * scale)
      return [.rect(CGRect(origin: origin, size: size), corner: corner * scale)]
    default: return [self]
    }
  }

  /// The same shape as lines and cubic curves.
  private var curves: [SVGSegment] {
    switch self {
    case .arc(let center, let radius, let from, let to):
      let circle = CGAffineTransform(
        a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
      return Self.unitArc(from: from, to: to).flatMap { $0.applying(circle) }
    case .ellipse(let center, let radii):
      let circle = CGAffineTransform(
        a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
      let whole = [.move(CGPoint(x: 1, y: 0))] + Self.unitArc(from: 0, to: 360) + [.close]
      return whole.flatMap { $0.applying(circle) }
    case .rect(let rect, let corner):
      return Self.roundedRect(rect, CGSize(width: corner, height: corner))
    default: return [self]
    }
  }

  /// An arc of the unit circle as cubic curves of at most a quarter each, without a move to its start.
  static func unitArc(from: CGFloat, to: CGFloat) -> [SVGSegment] {
    let count = max(1, (abs(to - from) / 90 - 1e-9).rounded(.up))
    let step = (to - from) / count * .pi / 180
    let reach = 4.0 / 3 * tan(step / 4)
    return (0..<Int(count)).map { piece in
      let start = from * .pi / 180 + CGFloat(piece) * step
      let end = start + step
      return .cubic(
        control1: CGPoint(x: cos(start) - reach * sin(start), y: sin(start) + reach * cos(start)),
        control2: CGPoint(x: cos(end) + reach * sin(end), y: sin(end) - reach * cos(end)),
        end: CGPoint(x: cos(end), y: sin(end)))
    }
  }

  /// A rectangle whose corners are quarters of ellipses, as lines and cubic curves.
  static func roundedRect(_ rect: CGRect, _ radii: CGSize) -> [SVGSegment] {
    let (width, height) = (radii.width, radii.height)
    let rest = 1 - quarter
    var segments: [SVGSegment] = [.move(CGPoint(x: rect.minX + width, y: rect.minY))]
    for (x, y, right, down) in [
      (rect.maxX, rect.minY, 1.0, 0.0), (rect.maxX, rect.maxY, 0, 1),
      (rect.minX, rect.maxY, -1, 0), (rect.minX, rect.minY, 0, -1),
    ] {
      func before(_ part: CGFloat) -> CGPoint {
        CGPoint(x: x - right * width * part, y: y - down * height * part)
      }
      func after(_ part: CGFloat) -> CGPoint {
        CGPoint(x: x - down * width * part, y: y + right * height * part)
      }
      if down == 0 ? rect.width > 2 * width : rect.height > 2 * height {
        segments.append(.line(before(1)))
      }
      segments.append(.cubic(control1: before(rest), control2: after(rest), end: after(1)))
    }
    return segments + [.close]
  }
}

extension SVGSegment {
  /// The greatest distance of its points from the axes; NaN where one is no number.
  var reach: CGFloat {
    let numbers: [CGFloat] =
      switch self {
      case .move(let end), .line(let end): [end.x, end.y]
      case .quadratic(let control, let end): [control.x, control.y, end.x, end.y]
      case .cubic(let control1, let control2, let end):
        [control1.x, control1.y, control2.x, control2.y, end.x, end.y]
      case .arc(let center, let radius, let from, let to): [center.x, center.y, radius, from, to]
      case .close: []
      case .ellipse(let center, let radii): [center.x, center.y, radii.width, radii.height]
      case .rect(let rect, let corner):
        [rect.origin.x, rect.origin.y, rect.width, rect.height, corner]
      }
    return numbers.reduce(0) { $0.isNaN || $1.isNaN ? .nan : max($0, abs($1)) }
  }
}
