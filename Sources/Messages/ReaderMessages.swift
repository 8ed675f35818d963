// The messages between the program and the reader.

/// Sources to read.
package struct ReaderRequest: Codable, Sendable {
  /// The sources, as the change of those of the request before; of no sources in the first one.
  package let sources: ListChange<SourceText>
  /// The copy of a file whose bodies shall be replaced; nil: of none.
  package let base: BodyBase?

  /// A request behind one for `earlier` sources. Default: no bodies are to be replaced.
  package init(
    _ sources: [SourceText], after earlier: [SourceText], replacingBodiesOf base: BodyBase? = nil
  ) {
    self.sources = ListChange(from: earlier, to: sources, by: \.path)
    self.base = base
  }
}

/// A file of a library, in which bodies of functions can be replaced.
package struct BodyBase: Codable, Hashable, Sendable {
  /// The path of the source.
  package let path: String
  /// The copy that the library was compiled from.
  package let text: String
  /// The name of the file that the compiler read, without folders.
  package let fileName: String
  /// The name under which its module was compiled.
  package let module: String

  /// A file of a library.
  package init(path: String, text: String, fileName: String, module: String) {
    self.path = path
    self.text = text
    self.fileName = fileName
    self.module = module
  }
}

/// The reader's answer.
package struct ReaderReply: Codable, Sendable {
  /// The report, without its files.
  private let report: SourceReport
  private let files: ListChange<LoweredFile>
  /// Code that replaces the bodies which differ from those of the request's base; nil where something else differs too.
  package let replacement: String?

  /// An answer behind one with `earlier` files. Default of `replacement`: no bodies are replaced.
  package init(
    _ report: SourceReport, after earlier: [LoweredFile], replacement: String? = nil
  ) {
    self.replacement = replacement
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
