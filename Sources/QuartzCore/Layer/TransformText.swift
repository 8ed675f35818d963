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
    guard [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty].allSatisfy(\.isFinite)
    else { return nil }
    var parts = affine.decomposed()
    guard abs(parts.horizontalShear) <= 1e-4 else { return nil }
    if parts.scale.height < 0, affine.a < 0 {
      // A mirrored thing is not turned upside down.
      parts.scale = CGSize(width: -parts.scale.width, height: -parts.scale.height)
      parts.rotation += parts.rotation > 0 ? -.pi : .pi
    }
    move = CGPoint(x: parts.translation.dx, y: parts.translation.dy)
    turn = parts.scale == .zero ? nil : Double(parts.rotation) * 180 / .pi
    scale = parts.scale
  }

  /// Tells what differs between two transforms, such as `scale 1 → 1.4, rotate 0° → 90°`; nil: one of them cannot be taken
  /// apart.
  static func change(
    _ start: CATransform3D, _ end: CATransform3D, text: (Double) -> String
  ) -> String? {
    guard let first = TransformText(start), let last = TransformText(end) else { return nil }
    let turns = (first.turn ?? last.turn ?? 0, last.turn ?? first.turn ?? 0)
    let parts = [
      pair("move", first.move, to: last.move, isOne: false, text: text),
      pair("scale", first.size, to: last.size, isOne: true, text: text),
      one("rotate", turns.0, to: turns.1) { text($0) + "°" },
    ].compactMap(\.self)
    return parts.isEmpty ? "unchanged" : parts.joined(separator: ", ")
  }

  private var size: CGPoint { CGPoint(x: scale.width, y: scale.height) }

  private static func one(
    _ name: String, _ start: Double, to end: Double, text: (Double) -> String
  ) -> String? {
    abs(start - end) < 1e-4 ? nil : "\(name) \(text(start)) → \(text(end))"
  }

  /// `isOne`: whether equal numbers of both directions are told as one.
  private static func pair(
    _ name: String, _ start: CGPoint, to end: CGPoint, isOne: Bool, text: (Double) -> String
  ) -> String? {
    func same(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-4 }
    func one(_ name: String, _ part: KeyPath<CGPoint, CGFloat>) -> String? {
      Self.one(name, Double(start[keyPath: part]), to: Double(end[keyPath: part]), text: text)
    }
    if isOne, same(start.x, start.y), same(end.x, end.y) { return one(name, \.x) }
    if same(start.y, end.y) { return one("\(name) x", \.x) }
    if same(start.x, end.x) { return one("\(name) y", \.y) }
    func both(_ point: CGPoint) -> String {
      "\(text(Double(point.x))), \(text(Double(point.y)))"
    }
    return "\(name) \(both(start)) → \(both(end))"
  }
}
