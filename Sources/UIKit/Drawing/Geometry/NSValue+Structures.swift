// `NSValue` for vectors, transforms, offsets and directional insets.

public import CoreGraphics

extension NSValue {
  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [offset.horizontal, offset.vertical])
  }

  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// All 0 where the box holds something else, as with the others.
  public var uiOffsetValue: UIOffset {
    let values = numbers(2)
    return UIOffset(horizontal: values[0], vertical: values[1])
  }

  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let values = numbers(4)
    return NSDirectionalEdgeInsets(
      top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }
}
