// Boxing of transforms, as QuartzCore adds it to Foundation.

extension NSValue {
  // Foundation on Linux encodes arrays of numbers, not structures.
  private static let encoding = "[16d]"

  /// A box around a transform.
  public convenience init(caTransform3D t: CATransform3D) {
    let rows = t.rows.map(Double.init)
    // SAFETY: the array holds the 16 doubles that the encoding names, and outlives the call.
    unsafe self.init(bytes: rows, objCType: Self.encoding)
  }

  /// The transform in the box; all 0 where it holds something else.
  public var caTransform3DValue: CATransform3D {
    guard unsafe String(cString: objCType) == Self.encoding else { return CATransform3D() }
    var rows = [Double](repeating: 0, count: 16)
    // SAFETY: the encoding says that the box holds 16 doubles.
    unsafe getValue(&rows)
    return CATransform3D(rows: rows.map { CGFloat($0) })
  }
}
