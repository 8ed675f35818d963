// A matrix as a scale, a shear, a rotation and a translation.

/// A matrix as four steps
/// ([Apple](https://developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents)): scale,
/// then shear, then rotate, then move.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors of x and y. Default: 1.
  public var scale: CGSize
  /// How much of y is added to x. Default: 0.
  public var horizontalShear: CGFloat
  /// Radians, from +x towards +y. Default: 0.
  public var rotation: CGFloat
  /// Default: nothing.
  public var translation: CGVector

  /// All zero, as on Apple's systems; not those of the identity.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Each part has the default that changes nothing.
  public init(
    scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0,
    rotation: CGFloat = 0, translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// The matrix that scales, shears, turns and moves by the components, in this order.
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = scale.concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
    tx = components.translation.dx
    ty = components.translation.dy
  }

  /// The components that make the matrix. One that mirrors has a negative height
  /// ([Apple](https://developer.apple.com/documentation/corefoundation/cgaffinetransform/decomposed())).
  public func decomposed() -> CGAffineTransformComponents {
    var (x, y) = (CGPoint(x: a, y: b), CGPoint(x: c, y: d))
    let width = x.length
    let rotation = width > 0 ? CGFloat(arcTangent(y: Double(b), x: Double(a))) : 0
    if width > 0 { x = CGPoint(x: a / width, y: b / width) } else { x = CGPoint(x: 1, y: 0) }
    let sheared = x.dot(y)
    y = y - x * sheared
    let height = x.cross(y)
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height != 0 ? sheared / height : 0, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}
