// Frames, matrices between layers, and hit testing.

extension CALayer {
  /// The bounds under the layer's matrix to its superlayer, without the superlayer's transform.
  var computedFrame: CGRect {
    if values.transform == CATransform3DIdentity {
      // Exact for the usual case: no rounding through a matrix.
      let size = values.bounds.size
      return CGRect(
        x: values.position.x - values.anchorPoint.x * size.width,
        y: values.position.y - values.anchorPoint.y * size.height,
        width: size.width, height: size.height)
    }
    let matrix = ownValues.matrix(center: CGPoint(x: values.bounds.midX, y: values.bounds.midY))
    return matrix.map { values.bounds.applying($0) } ?? CGRect(origin: position, size: .zero)
  }

  /// Moves and sizes the layer so that its frame becomes `frame`; negative sizes are turned round.
  func setComputedFrame(_ frame: CGRect) {
    guard frame.isAllFinite else {
      logOnce("\(type(of: self)).frame: a value that is not a finite number was ignored")
      return
    }
    let frame = frame.standardized
    let size = sizeForFrame(frame)
    if values.bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
    if values.transform == CATransform3DIdentity || isOnEdge {
      position = CGPoint(
        x: frame.minX + anchorPoint.x * size.width, y: frame.minY + anchorPoint.y * size.height)
    } else {
      let now = computedFrame
      position = CGPoint(
        x: position.x + frame.minX - now.minX, y: position.y + frame.minY - now.minY)
    }
  }

  /// The bounds' size that fills `frame`. Under a turn there is none that is right for every frame;
  /// then, as on Apple's systems, the frame's size goes back through the matrix.
  private func sizeForFrame(_ frame: CGRect) -> CGSize {
    let affine = CATransform3DGetAffineTransform(values.transform)
    if affine.isIdentity || isOnEdge { return frame.size }
    let size = CGRect(origin: .zero, size: frame.size).applying(affine.inverted()).size
    return size
  }

  /// Whether the transform turns the layer's plane so that it is seen as a line, but for rounding.
  private var isOnEdge: Bool {
    let (transform, smallest) = (values.transform, 1e-9)
    let area = abs(transform.m11 * transform.m22 - transform.m12 * transform.m21)
    let sides =
      max(abs(transform.m11), abs(transform.m12)) * max(abs(transform.m21), abs(transform.m22))
    return area <= smallest || area <= smallest * sides
  }

  /// Whether an even number of the layers from the root to this one have flipped geometry: in a tree of
  /// iOS, whose origin is at the top, contents are upside down for Core Graphics.
  var areContentsFlipped: Bool {
    sequence(first: modelLayer ?? self, next: \.parent).reduce(true) { $0 != $1.isGeometryFlipped }
  }

  /// The matrix to the superlayer's space; nil where the layer cannot be seen: on edge or behind
  /// the eye.
  var matrixToSuperlayer: CGAffineTransform? {
    ownValues.matrix(in: (modelLayer ?? self).parent.flatMap { SublayerGeometry($0.ownValues) })
  }

  /// The matrix to the space that the root's own superlayer would have.
  private var matrixToTop: CGAffineTransform {
    sequence(first: self, next: \.parent).reduce(.identity) { matrix, layer in
      matrix.concatenating(layer.matrixToSuperlayer ?? .identity)
    }
  }

  func matrix(to other: CALayer?) -> CGAffineTransform {
    guard other !== self else { return .identity }
    guard let other else { return matrixToTop }
    return matrixToTop.concatenating(other.matrixToTop.inverted())
  }

  func matrix(from other: CALayer?) -> CGAffineTransform {
    guard other !== self else { return .identity }
    guard let other else { return matrixToTop.inverted() }
    return other.matrix(to: self)
  }

  /// The top visible layer under `point`, of the superlayer's space.
  func hit(_ point: CGPoint) -> CALayer? {
    guard !isHidden, let matrix = matrixToSuperlayer, matrix.determinant != 0 else { return nil }
    let point = point.applying(matrix.inverted())
    let isInside = contains(point)
    if masksToBounds, !isInside { return nil }
    let drawn = Self.inDrawingOrder(shownChildren) { $0.zPosition }
    for child in drawn.reversed() {
      if let hit = child.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }
}
