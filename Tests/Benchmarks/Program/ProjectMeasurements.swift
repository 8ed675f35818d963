// Saves in projects of many files: `make bench WORD=projects`.

internal import CXTest
internal import CoreGraphics

/// Runs `vitrine FOLDER` beside this executable on the display that DISPLAY names, and saves changes of each kind.
struct ProjectMeasurements {
  private static let points = 200
  /// The window's side in pixels: the page with its margin.
  private static let side = 280
  private static let saves = number("BENCH_SAVES") ?? 9
  private static let starts = 5

  private let sources: ShownSources
  private var program: ShownProgram { sources.program }

  /// Nil without a display, or where the programs were not built.
  init?() {
    guard let sources = ShownSources(named: "project") else { return nil }
    self.sources = sources
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// The rows for modules of 20, 100 and 200 files; `BENCH_FILES` names one of them, `BENCH_SAVES` the number of
  /// saves of each kind.
  func rows() throws -> [Row] {
    let sizes = [(20, 137), (100, 137), (200, 200)]
    let only = Self.number("BENCH_FILES")
    return try sizes.filter { only == nil || $0.0 == only }.flatMap { size in
      try sources.during { try rows(fileCount: size.0, lineCount: size.1) }
    }
  }

  private func rows(fileCount: Int, lineCount: Int) throws -> [Row] {
    let project = ProjectSources(fileCount: fileCount, lineCount: lineCount)
    let texts = project.others.merging(project.changing(.init())) { $1 }
    for (name, text) in texts { try save(text, as: name) }
    let lines = texts.values.reduce(0) { $0 + $1.count { $0 == "\n" } }
    func row(_ words: String, _ times: [Double]) -> Row {
      let row = Row(
        workload: "\(fileCount) files, \(lines) lines: \(words)", unit: "ms",
        ours: Harness.median(times))
      let line = "\(row.workload): \(times.map { Int($0) }) ms\n"
      FileHandle.standardError.write(Data(line.utf8))
      return row
    }
    var rows = [try coldRow(lineCount: lines, fileCount: fileCount)]
    rows.append(row("nothing changed", try (0..<Self.starts).map { _ in try snapshot() }))
    let process = try launch()
    defer { program.end(process) }
    var state = ProjectSources.State()
    try waitForPixel(state.color)
    Thread.sleep(forTimeInterval: Self.rest)
    var color = Int.random(in: 0x10_0000..<0x40_0000)
    for change in ProjectSources.Change.allCases {
      var times: [Double] = []
      // The first one changes the kind as well.
      for index in 0...Self.saves {
        color += 0x010101
        state = .init(color: color, change: change, number: index)
        let begin = ContinuousClock.now
        for (name, text) in project.changing(state) { try saveIfOther(text, as: name) }
        try waitForPixel(color)
        if index > 0 { times.append(begin.duration(to: .now) / .milliseconds(1)) }
        Thread.sleep(forTimeInterval: Self.rest)
      }
      rows.append(row(change.rawValue, times))
    }
    return rows
  }

  /// First pictures beside compiles of the same files by the plain compiler, one after the other.
  private func coldRow(lineCount: Int, fileCount: Int) throws -> Row {
    var plain: PlainCompiler?
    _ = try snapshot { process in
      while process.isRunning, plain == nil {
        let words = ProcessTime.started(by: process.processIdentifier, named: "swift-frontend")
          .lazy.compactMap(ProcessTime.commandLine).first { $0.contains("-c") }
        plain = try words.map { try PlainCompiler($0, in: sources.beside("plain")) }
      }
    }
    _ = try plain?.run()
    var (ours, theirs): ([Double], [Double]) = ([], [])
    for _ in 0..<Self.starts {
      sources.forgetBuilds()
      ours.append(try snapshot())
      if let plain { theirs.append(try plain.run()) }
    }
    return Row(
      workload: "\(fileCount) files, \(lineCount) lines: first picture", unit: "ms",
      ours: Harness.median(ours),
      peers: theirs.isEmpty ? [:] : ["swiftc in batch mode": Harness.median(theirs)],
      target: .ratio(1.1, of: "swiftc in batch mode"))
  }

  /// Seconds between a person's saves: what is started ahead for the next one has the time to be there.
  private static let rest = 1.5

  private func save(_ text: String, as name: String) throws {
    try sources.save(text, as: name, .atomic)
  }

  private func saveIfOther(_ text: String, as name: String) throws {
    let known = try? Data(contentsOf: sources.folder.appendingPathComponent(name))
    if known != Data(text.utf8) { try save(text, as: name) }
  }

  private var options: [String] {
    ["--view", "Gauge", "--size", "\(Self.points)x\(Self.points)", "--scale", "1"]
  }

  private func launch() throws -> Process {
    try sources.launch(["."] + options)
  }

  /// Milliseconds of a snapshot, from its start to its end. `during`: is called with the process while it runs.
  private func snapshot(during: (Process) throws -> Void = { _ in }) throws -> Double {
    let picture = sources.beside("gauge.png").path
    let begin = ContinuousClock.now
    try sources.run(["snapshot", "."] + options + ["-o", picture], during: during)
    return begin.duration(to: .now) / .milliseconds(1)
  }

  private func waitForPixel(_ color: Int) throws {
    try program.waitForPixel(color, inWindowOfSide: Self.side)
  }
}
