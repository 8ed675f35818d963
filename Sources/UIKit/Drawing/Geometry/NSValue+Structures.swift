// `NSValue` for vectors, transforms, offsets and directional insets.

public import CoreGraphics

extension NSValue {
  public convenience init(cgVector vector: CGVector) {
    self.init([vector.dx, vector.dy])
  }

  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init([t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  public convenience init(uiOffset offset: UIOffset) {
    self.init([offset.horizontal, offset.vertical])
  }

  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// All 0 where the box holds something else, as with the others.
  public var cgVectorValue: CGVector {
    let values = numbers(2)
    return CGVector(dx: values[0], dy: values[1])
  }

  public var cgAffineTransformValue: CGAffineTransform {
    let values = numbers(6)
    return CGAffineTransform(
      a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
  }

  public var uiOffsetValue: UIOffset {
    let values = numbers(2)
    return UIOffset(horizontal: values[0], vertical: values[1])
  }

  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let values = numbers(4)
    return NSDirectionalEdgeInsets(
      top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }

  // Foundation on Linux encodes arrays of numbers, not structures.
  private convenience init(_ numbers: [CGFloat]) {
    let values = numbers.map { Double($0) }
    // SAFETY: the array holds the doubles that the encoding counts, and outlives the call.
    unsafe self.init(bytes: values, objCType: "[\(values.count)d]")
  }

  private func numbers(_ count: Int) -> [CGFloat] {
    var values = [Double](repeating: 0, count: count)
    if unsafe String(cString: objCType) == "[\(count)d]" {
      // SAFETY: the encoding tells that the box holds `count` doubles.
      unsafe getValue(&values)
    }
    return values.map { CGFloat($0) }
  }
}
