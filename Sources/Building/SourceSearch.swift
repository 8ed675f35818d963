// Searches for files that the compiler takes together.

internal import Foundation
package import Messages

/// A search for the files that some classes need.
package protocol SourceSearch {
  /// The files to compile now.
  var files: NeededFiles { get set }
  /// How an earlier search ended without success, where no file changed since; nil: there is something to search.
  var settledFailure: [SourceMessage]? { get }
  /// Adds files, or leaves out some or parts of them, as messages of the compiler ask for; returns false where nothing
  /// helps.
  mutating func follow(_ messages: [SourceMessage]) -> Bool
  /// Keeps the choice for the next build. `failure`: what the compiler says of it where nothing helps.
  func remember(failure: [SourceMessage]?)
}

/// The end of a search.
package struct SearchLimits: Sendable {
  /// How often files are added or left out.
  package var rounds = 60
  /// Files that are compiled together at most, besides libraries that are taken as wholes.
  package var files = Int.max
  /// Seconds after which no more files are added, if they were added five times; after twice as many seconds three times
  /// are enough, and after three times as many the search ends.
  package var seconds = 15.0

  package init() {}
}

extension Builder {
  /// Rounds in which files are added, however long they take: the first say little, as the compiler does not come to
  /// the modules that import a faulty one.
  private static let leastRounds = 5
  /// The same where they take so long that the search would end without an answer.
  private static let leastSlowRounds = 3

  /// Builds what a search chooses, again and again, until the compiler takes it, or nothing helps, or the limits are
  /// reached. Nil where no file is left. The choice is remembered, and so is a failure, unless time decided it: what the
  /// compiler said of each choice is kept, so that the next search comes further. `names`: what files are called in
  /// messages. Default: as in the search.
  package func build(
    _ search: inout some SourceSearch, given: [String], names: FileNames = FileNames(),
    within limits: SearchLimits = SearchLimits()
  ) async throws(BuildFailure) -> BuiltLibrary? {
    if let failure = search.settledFailure { throw .sources(failure) }
    let start = ContinuousClock.now
    var rounds = 0
    // Whether files were left out for want of time.
    var isHurried = false
    while !search.files.chosen.isEmpty {
      // In this order the same files that were compiled for another search are there already.
      let paths = search.files.chosen.sorted()
      let stamps = paths.map(FileStamp.of)
      let sources = search.files.faults.marked(
        try SourceFiles.read(paths.map(names.name)), names)
      var failure: [SourceMessage] = []
      var marked: SourceReport?
      if !search.files.faults.isEmpty {
        let report = try await read(sources)
        marked = report
        guard search.files.faults.areCurrent(among: report, names) else {
          search.files.faults = FileFaults()
          continue
        }
        failure = report.faults
        if search.files.refuseFiles(at: names.withPaths(failure)) { continue }
      }
      let isOver = !failure.isEmpty
      if !isOver {
        do throws(BuildFailure) {
          let library = try await build(sources, given: given)
          if let marked { search.files.faults.note(marked, names) }
          // With more time other parts may be left out, or none.
          if !isHurried || search.files.faults.isEmpty { search.remember(failure: nil) }
          return library
        } catch {
          guard case .sources(let messages) = error, !Task.isCancelled else { throw error }
          failure = messages
        }
      }
      rounds += 1
      let seconds = start.duration(to: .now) / .seconds(1)
      let isSlow = seconds > 2 * limits.seconds && rounds > Self.leastSlowRounds
      if isSlow || seconds > limits.seconds && rounds > Self.leastRounds {
        search.files.stopGrowing()
        isHurried = true
      }
      let isLate = seconds > 3 * limits.seconds
      // The messages may be about a text that was saved since.
      if !isLate, rounds < limits.rounds, stamps != paths.map(FileStamp.of) { continue }
      if isOver || isLate || rounds >= limits.rounds || !search.follow(names.withPaths(failure))
        || limits.files < search.files.chosen.count && limits.files < search.files.searchedCount
      {
        // A file that misses what is left out is at fault only because of the latter.
        let told = failure + names.withNames(search.files.causes(of: failure))
        if !isLate, !isHurried { search.remember(failure: told) }
        throw .sources(told)
      }
    }
    search.remember(failure: nil)
    return nil
  }
}
