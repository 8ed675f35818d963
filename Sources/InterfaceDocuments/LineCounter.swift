// The lines of a document's bytes.

/// Counts lines of positions that only go forward, so that a whole document is counted once.
struct LineCounter {
  private var position = 0
  private var line = 1

  /// Returns the line of a position, from 1. Positions before that of the last call have that one's line.
  mutating func line(of position: Int, in bytes: [UInt8]) -> Int {
    while self.position < position {
      if Self.ends(at: self.position, in: bytes) { line += 1 }
      self.position += 1
    }
    return line
  }

  /// Returns the line of one position, from 1.
  static func line(of position: Int, in bytes: [UInt8]) -> Int {
    var counter = LineCounter()
    return counter.line(of: position, in: bytes)
  }

  /// Whether a line ends at a byte: at a line feed, and at a carriage return that none follows.
  private static func ends(at index: Int, in bytes: [UInt8]) -> Bool {
    if bytes[index] == 0x0A { return true }
    guard bytes[index] == 0x0D else { return false }
    return index + 1 == bytes.count || bytes[index + 1] != 0x0A
  }
}
