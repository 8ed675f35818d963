// Values in documents: edge insets, offsets, ranges, dates.

import CoreGraphics
internal import InterfaceDocuments

extension NibElement {
  /// Edge insets, in points; documents call the edges `minX`, `minY`, `maxX` and `maxY`, or by their names.
  ///
  /// The least positive number, which Interface Builder writes instead of 0, is 0.
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: edge("minY", "top"), left: edge("minX", "left"), bottom: edge("maxY", "bottom"),
      right: edge("maxX", "right"))
  }

  /// Edge insets that follow the direction of text, in points.
  var directionalInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: edge("top", "minY"), leading: edge("leading", "minX"), bottom: edge("bottom", "maxY"),
      trailing: edge("trailing", "maxX"))
  }

  private func edge(_ name: String, _ other: String) -> CGFloat {
    let points = number(name) ?? number(other) ?? 0
    return abs(points) < 1e-9 ? 0 : points
  }

  /// An offset in points, of an `offsetWrapper`.
  var offset: UIOffset {
    UIOffset(horizontal: number("horizontal") ?? 0, vertical: number("vertical") ?? 0)
  }

  /// The attributes `location` and `length`; 0 for one that is absent or no number.
  var range: NSRange { NSRange(location: integer("location") ?? 0, length: integer("length") ?? 0) }

  /// Returns an attribute as a whole number; nil where it is absent, no number or too large.
  func integer(_ attribute: String) -> Int? {
    number(attribute).flatMap { Int(exactly: $0.rounded()) }
  }

  /// A moment, of a `date`; nil without one.
  var date: Date? {
    number("timeIntervalSinceReferenceDate").map {
      Date(timeIntervalSinceReferenceDate: Double($0))
    }
  }
}
