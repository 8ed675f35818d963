// The lowered copy of a source file, and the way back from its columns to the original's.

internal import Foundation

/// A copy of a source file that the compiler for Linux understands.
///
/// Each line of the original is one line of the copy, so that lines agree; columns are mapped by the
/// edits.
package struct LoweredFile: Codable, Hashable, Sendable {
  /// The original, as it was given.
  package var path: String
  /// The copy. Its first line names the original, so that line 2 is the original's line 1.
  package var text: String
  /// The places at which the copy's columns differ from the original's, in the order of the text.
  package var shifts: [ColumnShift]
  /// The same for what was left out of the original before the copy was made of the rest. Default: none.
  package var removals: [ColumnShift] = []
  /// The names that the file declares at its top and in extensions, and that other files may miss.
  package var names: [String]
  /// Whether the copy says anything else than the original.
  package var isChanged: Bool
  /// A short name for what the file tells the others of its module: while it stays, only the bodies of
  /// functions have changed.
  package var interface: String
  /// The module that the file is compiled in.
  package var module: SourceModule

  package init(
    path: String, text: String, shifts: [ColumnShift], names: [String] = [],
    isChanged: Bool = true, interface: String = "", module: SourceModule = .live
  ) {
    self.path = path
    self.text = text
    self.shifts = shifts
    self.names = names
    self.isChanged = isChanged
    self.interface = interface
    self.module = module
  }

  /// Ends the user's code in a copy: what follows is ours.
  package static let end = "\n#sourceLocation()\n"

  /// The copy without code of ours behind the user's.
  package var ownText: String {
    text.range(of: Self.end, options: .backwards).map { String(text[..<$0.lowerBound]) } ?? text
  }

  /// The column of the original for a column of the copy, both in bytes from 1. A place inside of
  /// rewritten text is where that text begins.
  package func originalColumn(line: Int, column: Int) -> Int {
    [shifts, removals].reduce(column) { column, shifts in
      Self.column(before: shifts.filter { $0.line == line }, column)
    }
  }

  private static func column(before shifts: [ColumnShift], _ column: Int) -> Int {
    var difference = 0
    for shift in shifts {
      let start = shift.column + difference
      if column < start { break }
      if column < start + shift.newLength { return shift.column }
      difference += shift.newLength - shift.oldLength
    }
    return column - difference
  }
}

/// Text of one line that was replaced by text of another length.
package struct ColumnShift: Codable, Hashable, Sendable {
  /// The original's line, from 1.
  package var line: Int
  /// The original's column in bytes, from 1.
  package var column: Int
  /// Bytes.
  package var oldLength: Int
  /// Bytes.
  package var newLength: Int

  /// A replacement in one line; lengths are in bytes.
  package init(line: Int, column: Int, oldLength: Int, newLength: Int) {
    self.line = line
    self.column = column
    self.oldLength = oldLength
    self.newLength = newLength
  }
}
