// The edge or corner of a rectangle that an item is aligned to.

/// The edge or corner of a rectangle that a header, footer or badge is aligned to.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8

  var isBefore: Bool { [.top, .topLeading, .topTrailing].contains(self) }
  var isAfter: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(self) }
}
