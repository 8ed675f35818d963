// The program's commands, as the executable calls them.

internal import Building
internal import CoreGraphics
internal import MainLoop
package import Messages
internal import Pages
internal import SourcePages
internal import Stage

/// The program's commands, for requests that were checked.
@MainActor
package enum Program {
  /// Opens the window and runs until the person quits; the exit status. `says` takes the lines of
  /// `--verbose`, nil where nobody wants them.
  package static func preview(
    _ request: Request, says: ((String) -> Void)?
  ) throws(Failure) -> Int32 {
    do throws(Failure) {
      return try Application(request, options: stageOptions, says: says).run()
    } catch {
      // Mistakes in names and values are told before a missing display.
      if error.status == .unavailable {
        try check(request.sources)
        if let document = request.document { try check(document) }
        _ = try request.page(scale: request.scale ?? 1, on: EventLoop())
      }
      throw error
    }
  }

  /// Throws where a file or folder is missing: a mistyped command is taken for one.
  private static func check(_ sources: [String]) throws(Failure) {
    do throws(BuildFailure) {
      if !sources.isEmpty { _ = try SourceListing(sources) }
    } catch {
      throw Failure(error)
    }
  }

  private static func check(_ document: PageDocument) throws(Failure) {
    guard !FileManager.default.fileExists(atPath: document.path) else { return }
    throw Failure(.missingInput, "\(document.path): there is no such file or folder")
  }

  /// Writes one picture as a PNG; the file is whole or not there. `variants`: the ways in which the page is shown on it,
  /// as `--variants` writes them; nil: as the request says.
  package static func snapshot(
    _ request: Request, variants: String?, to output: String
  ) throws(Failure) {
    try Headless.run { loop, _ throws(Failure) in
      if let variants {
        return try await VariantsSnapshot.write(
          request, variants: variants, to: output, options: stageOptions, on: loop)
      }
      try await Snapshot.write(request, to: output, options: stageOptions, on: loop)
    }
  }

  /// Records; `progress` hears the number of frames made.
  package static func record(
    _ request: Request, _ options: Recording.Options, to output: String,
    progress: @escaping (Int) -> Void
  ) throws(Failure) {
    try Headless.run { loop, interruption throws(Failure) in
      try await Recording.write(
        request, options, to: output, stageOptions: stageOptions, on: loop
      ) { count throws(Failure) in
        progress(count)
        try interruption.check()
      }
    }
  }

  /// The output of `inspect`, and whether nothing crashed.
  package static func inspect(
    _ request: Request, asJSON: Bool, isStyled: Bool
  ) throws(Failure) -> (output: String, isClean: Bool) {
    // The properties are shown as they are before anything runs.
    var request = request
    request.starts = false
    let views = try Headless.run { [request] loop, _ throws(Failure) in
      let page = try request.page(scale: request.scale ?? 1, options: stageOptions, on: loop)
      defer { page.close() }
      return try await page.descriptions()
    }
    let output =
      asJSON ? try InspectionReport.json(views) : InspectionReport.table(views, isStyled: isStyled)
    let isClean = views.allSatisfy { view in
      view.problem == nil && view.properties.allSatisfy { $0.problem == nil }
    }
    return (output, isClean)
  }

  /// Builds and draws the designables of the sources, and prints a row of each as it is known; returns whether each
  /// gave a frame. `limit`: seconds that an answer may take, as text. `output`: a folder for the pictures. `progress`
  /// hears how far it is, from any thread.
  package static func scan(
    _ sources: [String], limit: String?, to output: String?, isBare: Bool, asJSON isJSON: Bool,
    progress: @escaping @Sendable (ScanProgress) -> Void,
    print: @escaping (String) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    try Fonts.check()
    let seconds = try limit.map { text throws(Failure) in
      Double(try OptionText.factor(text, option: "--limit", in: 0.1...86400))
    }
    if let output { try PictureFile.makeFolder(output) }
    return try Headless.run { loop, _ throws(Failure) in
      var report = ScanReport(asJSON: isJSON)
      var scan = try Scan(
        sources, limit: seconds ?? 60, output: output, isBare: isBare, on: loop, tell: progress)
      var isBegun = false
      let named = NamedSources(sources)
      let documents = named.documents + named.documentsOfFolders
      try await scan.run(named.sources, documents: documents) { entry throws(Failure) in
        if !isBegun { try print(report.head) }
        isBegun = true
        try print(report.add(entry))
      }
      if !isBegun { try print(report.head) }
      try print(report.foot)
      return report.isClean
    }
  }

  /// Draws the pictures that are wanted of the sources, compares or records them, and writes the reports that were asked
  /// for. `progress` hears how far it is, from any thread.
  package static func check(
    _ sources: [String], _ options: CheckOptions, progress: @escaping @Sendable (String) -> Void
  ) throws(Failure) -> CheckReport {
    try Fonts.check()
    let limit = try options.seconds()
    return try Headless.run { loop, _ throws(Failure) in
      let start = ContinuousClock.now
      let named = NamedSources(sources)
      let check = Check(
        sources, limit: limit, records: options.records, on: loop, tell: progress)
      let outcome = try await check.run(
        named.sources, documents: named.documents + named.documentsOfFolders)
      if options.prunes, let orphans = outcome.orphans { try StoredPictures.remove(orphans) }
      let report = CheckReport(
        results: outcome.results, orphans: outcome.orphans, isPruned: options.prunes,
        seconds: start.duration(to: .now) / .seconds(1), pagePath: options.html)
      try options.write(report)
      return report
    }
  }

  /// The changes that values make in a file. `writes`: whether they are made.
  package static func write(
    _ request: WriteRequest, writes: Bool
  ) throws(Failure) -> [FileChange] {
    try Headless.run { _, _ throws(Failure) in
      let changes = try await request.changes()
      if writes { try FileChange.write(changes) }
      return changes
    }
  }

  /// Serves a client on the standard streams until its input ends. `isMCP`: it speaks the Model Context Protocol.
  package static func serve(isMCP: Bool) throws(Failure) {
    try Fonts.check()
    try Headless.run { loop, _ throws(Failure) in await Server.run(isMCP: isMCP, on: loop) }
  }

  /// Makes a package in a folder of its name. `framework`: the package that offers `UIKit`.
  package static func make(_ name: String, framework: String?) throws(Failure) {
    try ProjectTemplate(name: name, framework: framework).write(to: name)
  }

  /// The output of `doctor`.
  package static func doctor() -> String { Doctor.report(options: stageOptions) }

  private static var stageOptions: StageOptions {
    StageOptions(variable: environmentVariable)
  }
}
