// The options of `vitrine check`.

internal import CoreGraphics
internal import Messages

/// The options of a check, as text.
package struct CheckOptions: Sendable {
  /// Seconds that an answer may take; nil: 20.
  package var limit: String?
  /// Whether pictures that are not as stored are written. Default: false.
  package var records = false
  /// Whether stored pictures that nothing names are removed. Default: false.
  package var prunes = false
  /// The file for JUnit's XML; nil: none.
  package var junit: String?
  /// The file for the HTML page; nil: none.
  package var html: String?
  /// The folder for new pictures and differences; nil: none.
  package var output: String?

  /// A comparison that writes nothing.
  package init() {}

  /// The seconds that an answer may take.
  func seconds() throws(Failure) -> Double {
    guard let limit else { return 20 }
    return Double(try OptionText.factor(limit, option: "--limit", in: 0.1...86400))
  }

  /// Writes the files that were asked for.
  func write(_ report: CheckReport) throws(Failure) {
    if let junit { try Self.write(Data(report.junit.utf8), to: junit) }
    if let html { try Self.write(Data(report.html.utf8), to: html) }
    guard let output else { return }
    for result in report.results {
      guard let evidence = result.evidence, !result.outcome.isClean else { continue }
      let folder = "\(output)/\(URL(fileURLWithPath: result.file).lastPathComponent)"
      try PictureFile.makeFolder(folder)
      try Self.write(evidence.actual, to: "\(folder)/\(result.name).png")
      if let difference = evidence.difference {
        try Self.write(difference, to: "\(folder)/\(result.name).difference.png")
      }
    }
  }

  private static func write(_ data: Data, to path: String) throws(Failure) {
    try PictureFile.attempt { () throws(FileError) in try AtomicFile.write(data, to: path) }
  }
}
