// An item that two lists have in common, where items came or went around it.

/// The places of an equal item in two runs that differ at both ends.
struct ItemMatch {
  let old: Int
  let new: Int

  /// How many items are searched: longer runs without a match count as changed.
  private static let window = 32

  /// The first match in the order of the new run; nil for none.
  init?(_ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>) {
    for index in new.indices.prefix(Self.window) {
      let match = old.indices.prefix(Self.window).first { old[$0] == new[index] }
      if let match {
        (self.old, self.new) = (match, index)
        return
      }
    }
    return nil
  }
}
