// The messages between the program and the reader.

/// Sources to read.
package struct ReaderRequest: Codable, Sendable {
  /// The sources, as the change of those of the request before; of no sources in the first one.
  package let sources: ListChange<SourceText>

  /// A request behind one for `earlier` sources.
  package init(_ sources: [SourceText], after earlier: [SourceText]) {
    self.sources = ListChange(from: earlier, to: sources, by: \.path)
  }
}

/// The reader's answer.
package struct ReaderReply: Codable, Sendable {
  /// The report, without its files.
  private let report: SourceReport
  private let files: ListChange<LoweredFile>

  /// An answer behind one with `earlier` files.
  package init(_ report: SourceReport, after earlier: [LoweredFile]) {
    var rest = report
    rest.files = []
    self.report = rest
    files = ListChange(from: earlier, to: report.files, by: \.path)
  }

  /// The whole report; nil where it is the change of other files.
  package func report(after earlier: [LoweredFile]) -> SourceReport? {
    guard let files = files.applied(to: earlier) else { return nil }
    var report = report
    report.files = files
    return report
  }
}
