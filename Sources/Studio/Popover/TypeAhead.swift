// Letters that are typed to find a name in a list.

internal import CoreGraphics

/// Finds a name in a list by its first letters, as menus do. Case does not count.
struct TypeAhead {
  /// The seconds after which a letter begins another name.
  static let pause: TimeInterval = 1
  private var letters = ""
  private var time = -TimeInterval.infinity

  /// Whether a name goes on with text that is typed at `time`, in seconds, behind the letters before it.
  func goesOn(with text: String, at time: TimeInterval, among names: [String]) -> Bool {
    !letters.isEmpty && time - self.time < Self.pause
      && Self.index(of: letters + text.lowercased(), in: names, from: 0) != nil
  }

  /// Takes typed text, and returns the index of the name to mark; nil: none begins with the letters. A first letter, and
  /// the same one typed again, goes on to the next name. `marked`: the index of the name that is marked now.
  mutating func type(
    _ text: String, at time: TimeInterval, among names: [String], marked: Int?
  ) -> Int? {
    letters = (time - self.time < Self.pause ? letters : "") + text.lowercased()
    self.time = time
    if letters.count > 1, let found = Self.index(of: letters, in: names, from: marked ?? 0) {
      return found
    }
    guard let first = letters.first, letters.allSatisfy({ $0 == first }) else { return nil }
    return Self.index(of: String(first), in: names, from: marked.map { $0 + 1 } ?? 0)
  }

  /// The first name that begins with the letters, from `start` to the end and then from the beginning.
  private static func index(of letters: String, in names: [String], from start: Int) -> Int? {
    names.indices.map { ($0 + start) % names.count }
      .first { names[$0].lowercased().hasPrefix(letters) }
  }
}
