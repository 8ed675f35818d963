// The region of a field.

public import CoreGraphics

/// A region of the plane around a field's position
/// ([Apple](https://developer.apple.com/documentation/uikit/uiregion)).
@preconcurrency @MainActor open class UIRegion: NSObject, NSCopying {
  private let holds: (DynamicVector) -> Bool

  private init(_ holds: @escaping (DynamicVector) -> Bool) {
    self.holds = holds
  }

  /// The whole plane.
  open class var infinite: UIRegion { UIRegion { _ in true } }

  /// A circle around the position.
  public convenience init(radius: CGFloat) {
    self.init { $0.length <= Double(radius) }
  }

  /// A rectangle around the position.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= Double(size.width) / 2 && abs($0.y) <= Double(size.height) / 2 }
  }

  open func inverse() -> Self { made { [holds] in !holds($0) } }
  open func byUnion(with region: UIRegion) -> Self {
    made { [holds] in holds($0) || region.holds($0) }
  }
  open func byDifference(from region: UIRegion) -> Self {
    made { [holds] in holds($0) && !region.holds($0) }
  }
  open func byIntersection(with region: UIRegion) -> Self {
    made { [holds] in holds($0) && region.holds($0) }
  }

  /// Whether the region holds a point relative to its position.
  open func contains(_ point: CGPoint) -> Bool { holds(DynamicVector(point)) }

  /// Itself, as it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  private func made(_ holds: @escaping (DynamicVector) -> Bool) -> Self {
    // SAFETY: no other class inherits from the class, whose only designated initialiser is private.
    unsafe unsafeDowncast(UIRegion(holds), to: Self.self)
  }
}
