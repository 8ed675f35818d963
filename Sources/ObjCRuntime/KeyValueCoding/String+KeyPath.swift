// Key paths, taken apart a key at a time.

extension String {
  /// The first key of a path and what follows it: `("owner", "name.first")` of `owner.name.first`; nil
  /// for a single key.
  package var firstKey: (key: String, rest: String)? {
    firstIndex(of: ".").map { (String(self[..<$0]), String(self[index(after: $0)...])) }
  }
}
