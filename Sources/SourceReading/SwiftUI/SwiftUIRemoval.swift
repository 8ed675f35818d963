// Removes declarations that need SwiftUI, which Linux lacks.

internal import Messages
internal import SwiftIfConfig
internal import SwiftParser
internal import SwiftSyntax

/// Finds declarations that only compile with SwiftUI: `struct Page: View`, `extension Color`, a method that returns
/// `some View`. They often stand beside UIKit views that they wrap.
///
/// A declaration whose signature names a type of SwiftUI is left out, and so is one that names a declaration that is
/// left out: passes over the module go on until none is found any more. A function of which only the body needs
/// SwiftUI keeps its signature, since others call it; a call of it ends the program with a message.
struct SwiftUIRemoval {
  /// The names that the module lacks: SwiftUI's, and those of declarations that are left out.
  struct Absent: Equatable {
    /// Types at the top level, and nested ones with the type around them: `Dial.Body`.
    var types: Set<String> = []
    /// Functions and variables at the top level.
    var values: Set<String> = []
    /// By type, the members that are left out.
    var members: [String: Set<String>] = [:]

    /// Every name once, without the types around it.
    var words: Set<String> {
      let last = types.compactMap { $0.split(separator: ".").last.map(String.init) }
      return members.values.reduce(values.union(last)) { $0.union($1) }
    }
  }

  private let files: [File]
  private let scopes: DeclaredNames
  private var absent = Absent()
  private var changes: [SwiftUIChanges] = []

  /// One file of the module.
  private struct File {
    let path: String
    let tree: SourceFileSyntax
    let regions: ConfiguredRegions
    let importsSwiftUI: Bool
    /// The texts of its identifiers.
    let words: Set<String>
  }

  /// The sources with blanks in the place of such declarations, so that lines and columns stay, and a message for
  /// each file with the names of what is left out.
  static func removed(
    from sources: [SourceText]
  ) -> (sources: [SourceText], remarks: [SourceMessage]) {
    guard sources.contains(where: { $0.text.containsBytes(of: "import SwiftUI") }) else {
      return (sources, [])
    }
    var removal = SwiftUIRemoval(sources)
    removal.run()
    var copies = sources
    for (index, changes) in removal.changes.enumerated() {
      copies[index].text = changes.applied(to: sources[index].text)
    }
    return (copies, removal.remarks)
  }

  private init(_ sources: [SourceText]) {
    files = sources.map { source in
      let tree = Parser.parse(source: source.text)
      let words = tree.tokens(viewMode: .sourceAccurate).compactMap { $0.identifier?.name }
      return File(
        path: source.path, tree: tree, regions: tree.configuredRegions(in: IOSConfiguration()),
        importsSwiftUI: source.text.containsBytes(of: "import SwiftUI"), words: Set(words))
    }
    scopes = DeclaredNames(files.map { ($0.tree, $0.regions) })
    changes = files.map { _ in SwiftUIChanges() }
  }

  private mutating func run() {
    var before: Absent?
    while before != absent {
      before = absent
      let words = absent.words
      for index in files.indices
      where files[index].importsSwiftUI || !files[index].words.isDisjoint(with: words) {
        let file = files[index]
        let pass = SwiftUIPass(
          names: scopes, absent: absent, regions: file.regions,
          importsSwiftUI: file.importsSwiftUI)
        pass.read(file.tree)
        changes[index] = pass.changes
        absent = pass.absent
      }
    }
  }

  private var remarks: [SourceMessage] {
    zip(files, changes).compactMap { file, changes in
      guard let first = changes.named.first else { return nil }
      let location = SourceLocationConverter(fileName: file.path, tree: file.tree)
        .location(for: AbsolutePosition(utf8Offset: first.offset))
      let names = changes.named.map(\.name).reduce(into: [String]()) { names, name in
        if !names.contains(name) { names.append(name) }
      }
      return SourceMessage(
        .warning,
        at: SourcePlace(file: file.path, line: location.line, column: location.column),
        "left out, for only SwiftUI compiles it: " + names.joined(separator: ", "))
    }
  }
}
