// The curve of a timing function, as a value.

/// A cubic Bézier from (0, 0) to (1, 1), by the control points between: progress over time.
package struct PageCurve: Hashable, Sendable {
  /// The time of the first control point, from 0 to 1.
  package let x1: Double
  /// The progress of the first control point.
  package let y1: Double
  /// The time of the second control point, from 0 to 1.
  package let x2: Double
  /// The progress of the second control point.
  package let y2: Double

  /// The progress that a control point may have: beyond 0 to 1 an animation overshoots.
  package static let progress = -10.0...10.0

  /// Nil where a time lies outside of 0 to 1, or progress outside of ``progress``.
  package init?(x1: Double, y1: Double, x2: Double, y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2), Self.progress.contains(y1),
      Self.progress.contains(y2)
    else { return nil }
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// The four numbers, in the order of code.
  package var numbers: [Double] { [x1, y1, x2, y2] }
}

extension PageCurve: Codable {
  /// As its four numbers. Fails where they are no curve.
  package init(from decoder: any Decoder) throws {
    let numbers = try decoder.singleValueContainer().decode([Double].self)
    guard numbers.count == 4,
      let curve = PageCurve(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no curve: \(numbers)"))
    }
    self = curve
  }

  /// As its four numbers.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(numbers)
  }
}
