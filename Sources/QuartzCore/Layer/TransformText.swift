// Transforms in words: how far something is moved, turned and scaled.

internal import CoreGraphics

/// A transform of a plane, taken apart.
struct TransformText {
  private var move: CGPoint
  /// Degrees, clockwise; nil: a scale of 0 hides it.
  private var turn: Double?
  private var scale: CGSize

  /// nil: it leaves the plane, or shears.
  private init?(_ transform: CATransform3D) {
    guard CATransform3DIsAffine(transform) else { return nil }
    let affine = CATransform3DGetAffineTransform(transform)
    let (a, b, c, d) = (affine.a, affine.b, affine.c, affine.d)
    guard [a, b, c, d, affine.tx, affine.ty].allSatisfy(\.isFinite) else { return nil }
    var (width, height) = (hypot(a, b), hypot(c, d))
    guard abs(a * c + b * d) <= 1e-4 * max(width * height, 1e-4) else { return nil }
    var angle = width > 0 ? atan2(b, a) : height > 0 ? atan2(-c, d) : nil
    if a * d - b * c < 0 {
      // A mirrored thing is not turned upside down.
      if a < 0 {
        width = -width
        angle = angle.map { $0 > 0 ? $0 - .pi : $0 + .pi }
      } else {
        height = -height
      }
    }
    move = CGPoint(x: affine.tx, y: affine.ty)
    turn = angle.map { Double($0) * 180 / .pi }
    scale = CGSize(width: width, height: height)
  }

  /// Tells what differs between two transforms, such as `scale 1 → 1.4, rotate 0° → 90°`; nil: one of them cannot be taken
  /// apart.
  static func change(_ start: CATransform3D, _ end: CATransform3D, _ text: (Double) -> String)
    -> String?
  {
    guard let first = TransformText(start), let last = TransformText(end) else { return nil }
    let turns = (first.turn ?? last.turn ?? 0, last.turn ?? first.turn ?? 0)
    let parts = [
      pair(
        "move", (first.move.x, first.move.y), (last.move.x, last.move.y), isOne: false, text),
      pair(
        "scale", (first.scale.width, first.scale.height), (last.scale.width, last.scale.height),
        isOne: true, text),
      one("rotate", turns.0, turns.1) { text($0) + "°" },
    ].compactMap(\.self)
    return parts.isEmpty ? "unchanged" : parts.joined(separator: ", ")
  }

  private static func one(
    _ name: String, _ start: Double, _ end: Double, _ text: (Double) -> String
  ) -> String? {
    abs(start - end) < 1e-4 ? nil : "\(name) \(text(start)) → \(text(end))"
  }

  /// `isOne`: whether equal numbers of both directions are told as one.
  private static func pair(
    _ name: String, _ start: (x: CGFloat, y: CGFloat), _ end: (x: CGFloat, y: CGFloat),
    isOne: Bool, _ text: (Double) -> String
  ) -> String? {
    func same(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-4 }
    let isUniform = isOne && same(start.x, start.y) && same(end.x, end.y)
    if isUniform { return one(name, Double(start.x), Double(end.x), text) }
    if same(start.y, end.y) { return one("\(name) x", Double(start.x), Double(end.x), text) }
    if same(start.x, end.x) { return one("\(name) y", Double(start.y), Double(end.y), text) }
    func both(_ numbers: (x: CGFloat, y: CGFloat)) -> String {
      "\(text(Double(numbers.x))), \(text(Double(numbers.y)))"
    }
    return "\(name) \(both(start)) → \(both(end))"
  }
}
