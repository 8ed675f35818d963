// Key paths as strings.

extension String {
  /// The first key of a path and the rest: `("owner", "name.first")` for `owner.name.first`; nil for a single key.
  package var firstKey: (key: String, rest: String)? {
    firstIndex(of: ".").map { (String(self[..<$0]), String(self[index(after: $0)...])) }
  }
}
