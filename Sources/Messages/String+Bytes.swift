// Searching long texts.

extension String {
  /// Whether the bytes of another text are among those of this one, which are not compared as characters: that would
  /// take a hundred times as long. O(n · m).
  package func containsBytes(of part: String) -> Bool {
    let (all, wanted) = (utf8.span, part.utf8.span)
    guard wanted.count > 0 else { return true }
    let first = wanted[0]
    var place = 0
    while place + wanted.count <= all.count {
      if all[place] == first {
        var count = 1
        while count < wanted.count, all[place + count] == wanted[count] { count += 1 }
        if count == wanted.count { return true }
      }
      place += 1
    }
    return false
  }
}
