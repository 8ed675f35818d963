// Reads SVG's path data.

import CoreGraphics
import Foundation

/// Reads the attribute `d` of a path ([SVG 2, 9.3](https://www.w3.org/TR/SVG2/paths.html#PathData)), with
/// all its commands.
struct SVGPathReader {
  private(set) var segments: [SVGSegment] = []
  private var scanner: SVGScanner
  private var current = CGPoint.zero
  /// Where the subpath began, to which `Z` returns.
  private var start = CGPoint.zero
  /// The last control point, which `S` and `T` mirror, and the command that set it.
  private var control = CGPoint.zero
  private var last: Character = "Z"

  init(_ data: String) throws(SVGReason) {
    scanner = SVGScanner(data)
    var command: Character = " "
    while !scanner.isAtEnd() {
      if let letter = scanner.letter() {
        command = letter
      } else if command == " " || "Zz".contains(command) {
        throw SVGReason("path data has a number where a command belongs")
      }
      if segments.isEmpty, !"Mm".contains(command) {
        throw SVGReason("path data begins with \(command), not with M")
      }
      try read(command)
      // Further points after a move are lines.
      if command == "M" { command = "L" } else if command == "m" { command = "l" }
    }
  }

  private mutating func read(_ command: Character) throws(SVGReason) {
    let base = command.isLowercase ? current : .zero
    let kind = Character(command.uppercased())
    switch kind {
    case "M":
      current = try point(base)
      start = current
      segments.append(.move(current))
    case "L": line(to: try point(base))
    case "H": line(to: CGPoint(x: base.x + (try scanner.number()), y: current.y))
    case "V": line(to: CGPoint(x: current.x, y: base.y + (try scanner.number())))
    case "C": cubic(try point(base), try point(base), try point(base))
    case "S": cubic("CS".contains(last) ? mirrored : current, try point(base), try point(base))
    case "Q": quadratic(try point(base), try point(base))
    case "T": quadratic("QT".contains(last) ? mirrored : current, try point(base))
    case "A": try arc(base)
    case "Z":
      segments.append(.close)
      current = start
    default: throw SVGReason("path data has no command \(command)")
    }
    last = kind
  }

  private mutating func point(_ base: CGPoint) throws(SVGReason) -> CGPoint {
    let point = try scanner.point()
    return CGPoint(x: base.x + point.x, y: base.y + point.y)
  }

  private var mirrored: CGPoint {
    CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func line(to end: CGPoint) {
    segments.append(.line(end))
    current = end
  }

  private mutating func cubic(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    segments.append(.cubic(control1: first, control2: second, end: end))
    (control, current) = (second, end)
  }

  private mutating func quadratic(_ control: CGPoint, _ end: CGPoint) {
    segments.append(.quadratic(control: control, end: end))
    (self.control, current) = (control, end)
  }

  private mutating func arc(_ base: CGPoint) throws(SVGReason) {
    let radii = CGSize(width: abs(try scanner.number()), height: abs(try scanner.number()))
    let rotation = try scanner.number()
    let isLarge = try scanner.flag()
    let isClockwise = try scanner.flag()
    let end = try point(base)
    defer { current = end }
    if end == current { return }
    guard radii.width > 0, radii.height > 0 else { return line(to: end) }
    let arc = SVGArc(
      from: current, to: end, radii: radii, rotation: rotation, isLarge: isLarge,
      isClockwise: isClockwise)
    segments += arc.segments
  }
}

/// An arc of an ellipse between two points, by its centre
/// ([SVG 2, B.2.4](https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter)).
private struct SVGArc {
  private let center: CGPoint
  private let radii: CGSize
  /// Degrees, clockwise.
  private let rotation: CGFloat
  /// Degrees on the unit circle.
  private let from: CGFloat
  private let to: CGFloat

  init(
    from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: CGFloat, isLarge: Bool,
    isClockwise: Bool
  ) {
    self.rotation = rotation
    // To the space in which the ellipse is the unit circle.
    let unit = CGAffineTransform(rotationAngle: -rotation * .pi / 180)
      .concatenating(CGAffineTransform(scaleX: 1 / radii.width, y: 1 / radii.height))
    let (first, second) = (start.applying(unit), end.applying(unit))
    let half = CGPoint(x: (second.x - first.x) / 2, y: (second.y - first.y) / 2)
    let square = half.x * half.x + half.y * half.y
    // Radii that do not reach from end to end grow until they do.
    let growth = max(1, square.squareRoot())
    let side = isLarge == isClockwise ? 1.0 : -1
    // Of half a circle the rest is 0 but for rounding, which the root would make large.
    let rest = growth * growth - square
    let distance = side * (rest > 1e-10 ? (rest / square).squareRoot() : 0)
    let middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    let round = CGPoint(x: middle.x + distance * half.y, y: middle.y - distance * half.x)
    func degrees(_ point: CGPoint) -> CGFloat {
      atan2(point.y - round.y, point.x - round.x) * 180 / .pi
    }
    let turn = (degrees(second) - degrees(first)).truncatingRemainder(dividingBy: 360)
    let change = isClockwise ? (turn < 0 ? turn + 360 : turn) : (turn > 0 ? turn - 360 : turn)
    // Clockwise arcs end at or above 0°.
    from = degrees(first) + (isClockwise && degrees(first) + change < 0 ? 360 : 0)
    to = from + change
    self.radii = CGSize(width: radii.width * growth, height: radii.height * growth)
    center = round.applying(unit.inverted())
  }

  var segments: [SVGSegment] {
    if radii.width == radii.height {
      return [
        .arc(center: center, radius: radii.width, from: from + rotation, to: to + rotation)
      ]
    }
    let ellipse = CGAffineTransform(scaleX: radii.width, y: radii.height)
      .concatenating(CGAffineTransform(rotationAngle: rotation * .pi / 180))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    return SVGSegment.unitArc(from: from, to: to).flatMap { $0.applying(ellipse) }
  }
}
