// The 2 × 3 matrix that maps points between coordinate systems.

/// A matrix that maps points of one plane to points of another.
///
/// A point is a row: `x′ = a·x + c·y + tx`, `y′ = b·x + d·y + ty`
/// ([Apple](https://developer.apple.com/documentation/coregraphics/cgaffinetransform)).
/// `t1.concatenating(t2)` applies `t1` first. With y down, a positive rotation turns clockwise
/// on the screen.
public struct CGAffineTransform: Hashable, Sendable {
  /// x′ per unit of x.
  public var a: CGFloat
  /// y′ per unit of x.
  public var b: CGFloat
  /// x′ per unit of y.
  public var c: CGFloat
  /// y′ per unit of y.
  public var d: CGFloat
  /// The translation along x.
  public var tx: CGFloat
  /// The translation along y.
  public var ty: CGFloat

  /// The matrix with all entries 0, as on Apple's systems; not the identity.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// The matrix with these entries.
  public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The matrix with these entries, in the order a, b, c, d, tx, ty.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Moves by (tx, ty).
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Scales x by `sx` and y by `sy` about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A rotation by `angle` radians; exact at multiples of 45°.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = sineAndCosine(radians: Double(angle))
    self.init(
      a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
  }

  /// Leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether every entry is exactly that of ``identity``.
  public var isIdentity: Bool { self == .identity }

  /// The scale of areas under the matrix; negative where it mirrors.
  package var determinant: CGFloat { a * d - b * c }

  /// The matrix that applies this one first and then `t2`.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Moves first, then applies this matrix.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Scales first, then applies this matrix.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Rotates by `angle` radians first, from +x towards +y, then applies this matrix.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The inverse; the matrix itself where there is none, as on Apple's systems.
  public func inverted() -> CGAffineTransform {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Whether axis-parallel rectangles stay axis-parallel without a turn.
  package var isScaleAndTranslation: Bool { b == 0 && c == 0 }

  /// Whether the pixels of an image fall on pixels, one by one, as far as rounding lets sides of lengths
  /// come out whole.
  package func shiftsPixels(of width: Int, _ height: Int) -> Bool {
    let slack = 1e-6
    return isScaleAndTranslation
      && abs(a - 1) * CGFloat(width) < slack && abs(d - 1) * CGFloat(height) < slack
      && abs(tx - tx.rounded()) < slack && abs(ty - ty.rounded()) < slack
      && abs(tx) < 1e9 && abs(ty) < 1e9
  }
}

extension CGPoint {
  /// The point under the matrix.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The vector under the matrix, without its translation; sides may come out negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle that holds the four mapped corners; null and infinite stay as they are.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let isFarLeft = origin.x == -.greatestFiniteMagnitude / 2
    if isNull || isFarLeft && isInfinite { return self }
    let (x0, x1, y0, y1) = (minX, maxX, minY, maxY)
    if t.isScaleAndTranslation {
      return CGRect(
        corner: CGPoint(x: t.a * x0 + t.tx, y: t.d * y0 + t.ty),
        CGPoint(x: t.a * x1 + t.tx, y: t.d * y1 + t.ty))
    }
    let one = CGPoint(x: x0, y: y0).applying(t)
    let two = CGPoint(x: x1, y: y0).applying(t)
    let three = CGPoint(x: x0, y: y1).applying(t)
    let four = CGPoint(x: x1, y: y1).applying(t)
    return CGRect(
      corner: CGPoint(
        x: min(min(one.x, two.x), min(three.x, four.x)),
        y: min(min(one.y, two.y), min(three.y, four.y))),
      CGPoint(
        x: max(max(one.x, two.x), max(three.x, four.x)),
        y: max(max(one.y, two.y), max(three.y, four.y))))
  }

  /// The rectangle between two opposite corners.
  private init(corner one: CGPoint, _ other: CGPoint) {
    let (left, right) = (min(one.x, other.x), max(one.x, other.x))
    let (top, bottom) = (min(one.y, other.y), max(one.y, other.y))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle that holds `points`; null for none.
  package init(bounding points: some Sequence<CGPoint>) {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self =
      low.x > high.x
      ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
