// Codes of growing length for runs that came before, as GIF has them.

import CoreGraphics

/// Lempel's, Ziv's and Welch's codes.
enum LZWCodes {
  /// The longest code, in bits.
  private static let longest = 12

  /// At most `count` values of `bits` bits; fewer where the codes end or make no sense.
  static func decode(_ bytes: [UInt8], bits: Int, count: Int) -> [UInt8] {
    let (clear, end) = (1 << bits, 1 << bits + 1)
    // Of each run what it goes on from, and its last value.
    var before = Array(repeating: -1, count: 1 << longest)
    var last = (0..<1 << longest).map { UInt8(truncatingIfNeeded: $0) }
    var (next, length, previous) = (clear + 2, bits + 1, -1)
    var (window, held, at) = (0, 0, 0)
    var values: [UInt8] = []
    values.reserveCapacity(min(count, bytes.count * 8))
    var run: [UInt8] = []
    while values.count < count {
      while held < length {
        guard at < bytes.count else { return values }
        window |= Int(bytes[at]) << held
        (held, at) = (held + 8, at + 1)
      }
      let code = window & (1 << length - 1)
      (window, held) = (window >> length, held - length)
      if code == clear {
        (next, length, previous) = (clear + 2, bits + 1, -1)
        continue
      }
      guard code != end, code < next || code == next && previous >= 0 else { return values }
      run.removeAll(keepingCapacity: true)
      // A code that is being made is the run before it and that run's first value.
      var part = code == next ? previous : code
      while part >= 0 {
        run.append(last[part])
        part = before[part]
      }
      guard let first = run.last else { return values }
      values.append(contentsOf: run.reversed())
      if code == next { values.append(first) }
      if previous >= 0, next < 1 << longest {
        before[next] = previous
        last[next] = first
        next += 1
        if next == 1 << length, length < longest { length += 1 }
      }
      previous = code
    }
    return Array(values.prefix(count))
  }
}
