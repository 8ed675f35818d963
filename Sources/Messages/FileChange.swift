// A change of a file, to look at before it is made.

package import Foundation

/// The bytes of a file as they are, and as they shall be.
package struct FileChange: Hashable, Sendable {
  /// The file's path.
  package var path: String
  /// The bytes that were read.
  package var before: Data
  /// The bytes to write.
  package var after: Data
  /// The values that are written, in words such as `level = 0.5`.
  package var values: [String]

  /// A change that nobody has made.
  package init(path: String, before: Data, after: Data, values: [String]) {
    self.path = path
    self.before = before
    self.after = after
    self.values = values
  }

  /// A line of the comparison of both texts.
  package struct Line: Hashable, Sendable {
    /// Whether it is in one of the texts or in both.
    package enum Side: Hashable, Sendable {
      case both
      case before
      case after
    }

    /// The texts that it is in.
    package var side: Side
    /// Its number in the text before, or in the one after where it is in that alone; from 1.
    package var number: Int
    /// Without its line end.
    package var text: String
  }

  /// A run of lines that hold changes, with lines around them that are in both texts.
  package struct Hunk: Hashable, Sendable {
    /// In the order of the text; what goes before what comes.
    package var lines: [Line]
    /// The numbers of its first lines in both texts, from 1.
    package var starts: (before: Int, after: Int)

    package static func == (one: Hunk, other: Hunk) -> Bool { one.lines == other.lines }
    package func hash(into hasher: inout Hasher) { hasher.combine(lines) }
  }

  private static func lines(of data: Data) -> [String] {
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let text =
      isUTF16 ? String(data: data, encoding: .utf16) ?? "" : String(decoding: data, as: UTF8.self)
    return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.last == "\r" ? $0.dropLast() : $0)
    }
  }

  /// The changed lines, with as many lines of both texts around them. Default: 3.
  package func hunks(context: Int = 3) -> [Hunk] {
    let all = comparedLines
    var hunks: [Hunk] = []
    var (first, last) = (0, -1)
    func close() {
      guard last >= first, last >= 0 else { return }
      let end = min(all.count - 1, last + context)
      hunks.append(
        Hunk(
          lines: all[first...end].map(\.line),
          starts: (all[first].before + 1, all[first].after + 1)))
    }
    for (index, entry) in all.enumerated() where entry.line.side != .both {
      if last < 0 || index > last + 2 * context + 1 {
        close()
        first = max(0, index - context)
      }
      last = index
    }
    close()
    return hunks
  }

  /// All lines, with the numbers of lines of both texts before each.
  private var comparedLines: [(line: Line, before: Int, after: Int)] {
    let (old, new) = (Self.lines(of: before), Self.lines(of: after))
    let difference = new.difference(from: old)
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var found: [(line: Line, before: Int, after: Int)] = []
    var (one, other) = (0, 0)
    while one < old.count || other < new.count {
      if removed.contains(one) {
        found.append((Line(side: .before, number: one + 1, text: old[one]), one, other))
        one += 1
      } else if inserted.contains(other) {
        found.append((Line(side: .after, number: other + 1, text: new[other]), one, other))
        other += 1
      } else {
        found.append((Line(side: .both, number: one + 1, text: old[one]), one, other))
        one += 1
        other += 1
      }
    }
    return found
  }

  /// The change in the unified format, as `diff -u` and `patch` have it.
  package var unified: String {
    var text = "--- \(path)\n+++ \(path)\n"
    for hunk in hunks() {
      let (old, new) = (
        hunk.lines.count { $0.side != .after }, hunk.lines.count { $0.side != .before }
      )
      text += "@@ -\(hunk.starts.before),\(old) +\(hunk.starts.after),\(new) @@\n"
      for line in hunk.lines {
        let mark =
          switch line.side {
          case .both: " "
          case .before: "-"
          case .after: "+"
          }
        text += mark + line.text + "\n"
      }
    }
    return text
  }
}
