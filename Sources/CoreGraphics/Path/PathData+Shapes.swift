// Rectangles, ellipses and arcs as paths.

/// How far a cubic's control points lie from the ends of a quarter of the unit circle,
/// 4/3·(√2 − 1); the curve is at most 0.027 % too far out.
let quarterArcControl = 4.0 / 3 * (2.0.squareRoot() - 1)

extension PathData {
  /// A closed rectangle that begins at its minimum corner and runs towards +x. A null rectangle adds nothing.
  package mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// An ellipse of four cubics that begins at the middle of the right edge and runs clockwise on screen (y down).
  package mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    let rx = rect.width / 2
    let ry = rect.height / 2
    let kx = rx * quarterArcControl
    let ky = ry * quarterArcControl
    let (x, y) = (rect.midX, rect.midY)
    move(to: CGPoint(x: rect.maxX, y: y))
    cubic(
      to: CGPoint(x: x, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: y + ky),
      control2: CGPoint(x: x + kx, y: rect.maxY))
    cubic(
      to: CGPoint(x: rect.minX, y: y), control1: CGPoint(x: x - kx, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: y + ky))
    cubic(
      to: CGPoint(x: x, y: rect.minY), control1: CGPoint(x: rect.minX, y: y - ky),
      control2: CGPoint(x: x - kx, y: rect.minY))
    cubic(
      to: CGPoint(x: rect.maxX, y: y), control1: CGPoint(x: x + kx, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: y - ky))
    close()
  }

  /// The corner radii are limited to half of the sides; corners not named are square. Begins at
  /// the middle of the right edge and runs clockwise on screen (y down). The elements are the same for
  /// every size.
  package mutating func addRoundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, corners: RectCorners = .all
  ) {
    guard !rect.isNull else { return }
    let width = min(max(0, cornerWidth), rect.width / 2)
    let height = min(max(0, cornerHeight), rect.height / 2)
    guard cornerWidth > 0, cornerHeight > 0 else {
      addRect(rect)
      return
    }
    let (right, bottom) = (rect.maxX, rect.maxY)
    move(to: CGPoint(x: right, y: rect.midY))
    addCorner(
      at: CGPoint(x: right, y: bottom), from: CGPoint(x: 0, y: -height),
      to: CGPoint(x: -width, y: 0),
      isRound: corners.contains(.maxXMaxY))
    addCorner(
      at: CGPoint(x: rect.minX, y: bottom), from: CGPoint(x: width, y: 0),
      to: CGPoint(x: 0, y: -height), isRound: corners.contains(.minXMaxY))
    addCorner(
      at: CGPoint(x: rect.minX, y: rect.minY), from: CGPoint(x: 0, y: height),
      to: CGPoint(x: width, y: 0), isRound: corners.contains(.minXMinY))
    addCorner(
      at: CGPoint(x: right, y: rect.minY), from: CGPoint(x: -width, y: 0),
      to: CGPoint(x: 0, y: height), isRound: corners.contains(.maxXMinY))
    close()
  }

  private mutating func addCorner(
    at corner: CGPoint, from start: CGPoint, to end: CGPoint, isRound: Bool
  ) {
    guard isRound else {
      line(to: corner)
      return
    }
    let rest = 1 - quarterArcControl
    line(to: corner + start)
    cubic(to: corner + end, control1: corner + start * rest, control2: corner + end * rest)
  }
}
