// A list that is composited as one picture.

/// A list that is composited as one picture.
package struct DisplayGroup: Hashable, Sendable {
  /// In the group's space.
  package var list: DisplayList
  /// 0 … 1. Default: 1.
  package var opacity: Double = 1
  /// Its alpha multiplies the group's; nil: no mask. In the group's space.
  package var mask: DisplayList?

  /// A group of full opacity without a mask where nothing else is said.
  package init(_ list: DisplayList, opacity: Double = 1, mask: DisplayList? = nil) {
    self.list = list
    self.opacity = opacity
    self.mask = mask
  }
}
