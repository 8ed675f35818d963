// The matrices from a layer to its superlayer, as its values give them.

/// The values of a layer that move its sublayers.
struct SublayerGeometry: Equatable {
  let transform: CATransform3D
  let isFlipped: Bool
  let bounds: CGRect
  let anchorPoint: CGPoint

  /// nil where the values move no sublayer.
  init?(_ shown: SharedValues) {
    transform = shown.values.sublayerTransform
    isFlipped = shown.values.isGeometryFlipped
    guard isFlipped || transform != CATransform3DIdentity else { return nil }
    bounds = shown.values.bounds
    anchorPoint = shown.values.anchorPoint
  }
}

extension SharedValues {
  /// Returns the matrix to the superlayer's space, under the superlayer's `sublayerTransform` and flip.
  func matrix(in superlayer: SublayerGeometry?) -> CGAffineTransform? {
    let center = CGPoint(x: values.bounds.midX, y: values.bounds.midY)
    guard let superlayer else { return matrix(center: center) }
    return CATransform3DConcat(matrix3D, superlayer.matrix).affine(near: center)
  }

  /// Returns the matrix to the superlayer's space, without its `sublayerTransform`; exact for plain
  /// translations.
  func matrix(center: CGPoint) -> CGAffineTransform? {
    if values.transform == CATransform3DIdentity, values.zPosition == 0, values.anchorPointZ == 0 {
      let (bounds, anchorPoint) = (values.bounds, values.anchorPoint)
      return CGAffineTransform(
        translationX: values.position.x - anchorPoint.x * bounds.width - bounds.minX,
        y: values.position.y - anchorPoint.y * bounds.height - bounds.minY)
    }
    return matrix3D.affine(near: center)
  }

  /// Returns the matrix under which `render(in:)` draws the layer: for a transform that is not affine the offset of the
  /// anchor point alone, without transform and position.
  func flatMatrix(in superlayer: SublayerGeometry?) -> CGAffineTransform? {
    guard !values.transform.isNearlyAffine else { return matrix(in: superlayer) }
    let anchor = values.anchorPoint.anchor(in: values.bounds)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
  }

  private var matrix3D: CATransform3D {
    let anchor = values.anchorPoint.anchor(in: values.bounds)
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -values.anchorPointZ)
    let toPlace = CATransform3DMakeTranslation(
      values.position.x, values.position.y, values.zPosition)
    return CATransform3DConcat(CATransform3DConcat(toAnchor, values.transform), toPlace)
  }
}

extension CATransform3D {
  /// Whether the matrix is affine beside the rounding of turns that cancel out, in single precision.
  fileprivate var isNearlyAffine: Bool {
    [m13, m14, m23, m24, m31, m32, m33 - 1, m34, m43, m44 - 1].allSatisfy { abs($0) < 1e-6 }
  }
}

extension CGPoint {
  /// This anchor point, in the unit square of a layer's bounds, in the layer's own space.
  fileprivate func anchor(in bounds: CGRect) -> CGPoint {
    CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height)
  }
}

extension SublayerGeometry {
  /// The transform about the anchor point; then, where the geometry is flipped, the flip about the
  /// middle of the bounds.
  fileprivate var matrix: CATransform3D {
    let anchor = anchorPoint.anchor(in: bounds)
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
    let back = CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
    let moved = CATransform3DConcat(CATransform3DConcat(toAnchor, transform), back)
    guard isFlipped else { return moved }
    var flip = CATransform3DMakeScale(1, -1, 1)
    flip.m42 = bounds.minY + bounds.maxY
    return CATransform3DConcat(moved, flip)
  }
}
