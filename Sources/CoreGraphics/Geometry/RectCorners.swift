// Corners of a rectangle.

/// Which corners are round; the raw values are those of `CACornerMask`.
package struct RectCorners: OptionSet, Hashable, Sendable {
  package let rawValue: UInt
  package init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left with y down.
  package static let minXMinY = RectCorners(rawValue: 1)
  /// Top right with y down.
  package static let maxXMinY = RectCorners(rawValue: 2)
  /// Bottom left with y down.
  package static let minXMaxY = RectCorners(rawValue: 4)
  /// Bottom right with y down.
  package static let maxXMaxY = RectCorners(rawValue: 8)
  /// All four corners.
  package static let all: RectCorners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}
