// `NSValue` of vectors and transforms.

extension NSValue {
  /// Boxes a vector as two numbers.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }

  /// Boxes a matrix as six numbers: a, b, c, d, tx, ty.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// All 0 where the box holds something else, as with the others.
  public var cgVectorValue: CGVector {
    let values = numbers(2)
    return CGVector(dx: values[0], dy: values[1])
  }

  /// The boxed matrix; all entries are 0 where the box holds something else.
  public var cgAffineTransformValue: CGAffineTransform {
    let values = numbers(6)
    return CGAffineTransform(
      a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
  }

  // Foundation on Linux encodes arrays of numbers, not structures.
  /// Boxes numbers as an array of doubles.
  package convenience init(numbers: [CGFloat]) {
    let values = numbers.map { Double($0) }
    // SAFETY: the array holds the doubles that the encoding counts, and outlives the call.
    unsafe self.init(bytes: values, objCType: "[\(values.count)d]")
  }

  /// The `count` boxed numbers; all are 0 where the box holds something else.
  package func numbers(_ count: Int) -> [CGFloat] {
    var values = [Double](repeating: 0, count: count)
    if unsafe String(cString: objCType) == "[\(count)d]" {
      // SAFETY: the encoding says that the box holds so many doubles.
      unsafe getValue(&values)
    }
    return values.map { CGFloat($0) }
  }
}
