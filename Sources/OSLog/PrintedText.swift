// Printing from lines of sources that are known.

/// Text that a user's code prints on the standard output stream, with the line that says so.
package enum PrintedText {
  /// Writes the text as `print` does; in an agent each line of it is marked with the place. Nothing is written where
  /// all has been told before.
  package static func write(_ text: String, file: StaticString, line: Int) {
    if LogRecord.areSilent { return }
    Swift.print(LogRecord.areMarked ? marked(text, "\(file):\(line)") : text, terminator: "")
  }

  static func marked(_ text: String, _ source: String) -> String {
    let marks = LogRecord(level: nil, place: "", text: "", source: source).marked
    return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : marks + String($0)
    }.joined(separator: "\n")
  }
}
