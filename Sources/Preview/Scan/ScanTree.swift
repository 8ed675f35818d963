// The sources and documents that a scan is about, read once.

internal import Building
internal import CoreGraphics
internal import Messages
internal import SourcePages

/// The sources of a scan by their targets, with their outlines, and the documents.
struct ScanTree: Sendable {
  let builder: Builder
  /// The files and folders that were named.
  let given: [String]
  let groups: [SourceGroups.Group]
  /// The names of the files, where the project around them is looked at.
  let fileNames: FileNames
  /// The declarations of all files that a class may need, those of the project around them included where it is looked
  /// at.
  let index: SourceIndex
  /// Whether no folder was named: then the project around is looked at from the start.
  let isOfFiles: Bool
  /// Whether the project around folders is looked at where their own files do not do.
  let looksAround: Bool
  /// Storyboards and xibs, in alphabetical order.
  let documents: [String]
  /// Changes with the framework, and with the names that the sources declare.
  let names: String
  /// The files of which no part is left out for the compiler's faults in it.
  let whole: WholeFiles
  /// Whether a text marks a class as designable: then plain views are not meant.
  let hasDesignables: Bool
  /// The indices of the groups that may show something: those first that need the fewest files.
  let shownGroups: [Int]
  let textCount: Int
  /// The projects around the documents.
  let projects = ScannedProjects()

  /// Of so few files all are read, also where outlines show no view in them.
  private static let fewFiles = 120

  /// Reads files and the files of folders; `tell` hears how far it is.
  init(
    _ sources: [String], documents: [String], whole: WholeFiles,
    _ tell: @Sendable (ScanProgress) -> Void
  ) async throws(BuildFailure) {
    self.whole = whole
    let listing = try SourceListing(sources, needsFiles: false)
    SourceBuilds.log(listing)
    given = sources
    builder = try await Builder()
    self.documents = documents + listing.documents.filter { !documents.contains($0) }
    let texts = try Self.texts(listing, tell)
    if texts.isEmpty, self.documents.isEmpty { _ = try SourceListing(sources) }
    isOfFiles = listing.trees.isEmpty
    looksAround = !isOfFiles && Building.NamedSources(sources, listing).mayNeedMore
    let fileNames = FileNames(isOfFiles || looksAround ? listing.paths : [])
    self.fileNames = fileNames
    let own = Dictionary(texts.map { (fileNames.path($0.path), SourceOutline($0.text)) }) {
      first, _ in first
    }
    let index =
      (isOfFiles || looksAround) && !texts.isEmpty
      ? ProjectTexts(around: own.keys.sorted()).index : SourceIndex(own)
    self.index = index
    names = builder.searchNames(index)
    let hasDesignables = own.values.contains(where: \.isDesignable)
    self.hasDesignables = hasDesignables
    let grouped = SourceGroups(builder.assigned(texts))
    for test in grouped.tests {
      logOnce("\(test.name): left out: its \(test.count) files are tests")
    }
    let groups = grouped.groups
    self.groups = groups
    textCount = texts.count
    let isSmall = texts.count <= Self.fewFiles
    func size(_ group: Int) -> Int {
      groups[group].needed.reduce(groups[group].texts.count) { $0 + groups[$1].texts.count }
    }
    shownGroups = groups.indices.filter { group in
      groups[group].texts.contains {
        index.mayShow(fileNames.path($0.path), areViewsMeant: !hasDesignables)
          // Views in other types are seen by the reader alone.
          || isSmall && !hasDesignables && $0.text.contains("View")
      }
    }
    .sorted { (size($0), $0) < (size($1), $1) }
  }

  private static func texts(
    _ listing: SourceListing, _ tell: @Sendable (ScanProgress) -> Void
  ) throws(BuildFailure) -> [SourceText] {
    let count = listing.paths.count
    let (texts, failures) = SourceFiles.readable(listing.paths) { read in
      tell(ScanProgress(files: (read, count)))
    }
    for failure in failures { logOnce(Failure(failure).message) }
    guard texts.isEmpty, count > 0 else { return texts }
    throw failures.first ?? .missing("\(listing.paths[0]): all files are empty")
  }

  /// The index of what the classes in some texts may need at first: these, or the project around files that were named.
  func index(of texts: [SourceText]) -> SourceIndex {
    isOfFiles ? index : outlines(of: texts)
  }

  /// The texts that declare the classes above those in others, and are not among them.
  func above(_ shown: [SourceText], in texts: [SourceText]) -> [SourceText] {
    let paths = shown.map { fileNames.path($0.path) }
    let own = outlines(of: texts)
    let inside = Set(paths.flatMap { own.filesAbove($0, stopsAtFramework: false) })
    let known = Set(shown.map(\.path))
    let found = texts.filter {
      inside.contains(fileNames.path($0.path)) && !known.contains($0.path)
    }
    guard isOfFiles || looksAround else { return found }
    let further = Set(paths.flatMap { index.filesAbove($0, stopsAtFramework: true) })
      .subtracting(own.outlines.keys)
    return found + SourceFiles.readable(further.sorted()) { _ in }.texts
  }

  private func outlines(of texts: [SourceText]) -> SourceIndex {
    let paths = Set(texts.map { fileNames.path($0.path) })
    return SourceIndex(index.outlines.filter { paths.contains($0.key) })
  }

  /// The texts of the groups that a group needs.
  func needed(by group: SourceGroups.Group) -> [SourceText] {
    group.needed.flatMap { groups[$0].texts }
  }
}
