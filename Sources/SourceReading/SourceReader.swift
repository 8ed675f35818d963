// Reads the Swift files of one module: what they declare, and copies that compile on Linux.

package import Messages

/// Reads Swift sources written for iOS.
///
/// Swift on Linux refuses what needs Objective-C's runtime: `@objc`, `#selector`, `@IBOutlet`. The
/// reader makes a copy of each file in which these stand for what our `ObjCRuntime` offers, takes the
/// side of iOS in `#if`, and adds to each file the code that registers its classes. Lines of the
/// copy are lines of the original.
package struct SourceReader {
  private let files: [ParsedFile]
  /// The parts that were left out before the files were parsed.
  private let removals: [SourceMessage]

  /// Parses files that form one module. Those that `earlier` has parsed already it takes over. Never
  /// fails: what is not Swift stays as it is, and the compiler says what is wrong with it.
  package init(_ sources: [SourceText], after earlier: SourceReader? = nil) {
    let removed = SwiftUIRemoval.removed(from: sources)
    removals = removed.remarks
    files = removed.sources.enumerated().map { index, source in
      let file = earlier.flatMap { index < $0.files.count ? $0.files[index] : nil }
      if let file, file.source == source { return file }
      return ParsedFile(source, index: index, after: file)
    }
  }

  /// Reads files that form one module.
  package static func read(_ sources: [SourceText]) -> SourceReport { SourceReader(sources).report }

  /// The declarations of the files, and their copies.
  package var report: SourceReport {
    let index = ModuleIndex(files)
    let edits = Lowering.edits(of: files, index)
    let registration = Registration(
      of: files, index, selectors: Set(edits.flatMap(\.selectors)),
      keys: Set(edits.flatMap(\.keys)), previews: edits.map(\.previews))
    return SourceReport(
      files: files.map { file in
        LoweredText(file, edits[file.index]).file(
          appending: registration.code(for: file, isLast: file.index == files.count - 1))
      },
      views: index.views.map { index.description(of: $0) },
      inspectables: index.inspectables,
      previews: edits.flatMap(\.previews),
      remarks: removals + registration.remarks + edits.flatMap(\.remarks))
  }

  /// Code of another module that makes the classes known, when `function` is called: a program registers its own
  /// designables in this way. The classes and their inspectables have to be public.
  package func registration(of module: String, calledBy function: String) -> String {
    let registration = Registration(of: files, ModuleIndex(files), selectors: [], keys: [])
    return registration.code(for: files, of: module, calledBy: function)
  }
}
