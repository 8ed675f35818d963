// The plain compiler on the files of a build.

internal import CoreGraphics

/// `swiftc` in batch mode, with the files of a compiler that a build has started and those of its options that a person
/// gives: without what the build saves time by.
struct PlainCompiler {
  private let compiler: URL
  private let arguments: [String]
  private let folder: URL

  /// `words`: those of a running `swift-frontend`. Its files, which go with the build, are copied into `folder`.
  init(_ words: [String], in folder: URL) throws {
    self.folder = folder
    compiler = URL(fileURLWithPath: words[0]).deletingLastPathComponent()
      .appendingPathComponent("swiftc")
    let files = Set(words.filter { $0.hasSuffix(".swift") }).sorted()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copies = try files.map { path in
      let copy = folder.appendingPathComponent(URL(fileURLWithPath: path).lastPathComponent)
      try FileManager.default.copyItem(at: URL(fileURLWithPath: path), to: copy)
      return copy.path
    }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    arguments = ["-c", "-enable-batch-mode", "-j\(cores)"] + copies + Self.options(words)
  }

  /// The options behind the files and before the outputs, as the driver takes them.
  private static func options(_ words: [String]) -> [String] {
    guard let start = words.firstIndex(of: "-module-name") else { return [] }
    let rest = Array(words[start...].prefix { $0 != "-o" })
    return rest.indices.filter { index in
      let (before, word) = (rest[max(0, index - 1)], rest[index])
      // The driver finds the plug-ins by itself.
      let isOfFrontend =
        ["-sil-verify-none", "-disable-llvm-verify", "-in-process-plugin-server-path", "-Xllvm"]
        .contains(word) || word.hasPrefix("-solver-")
      return !isOfFrontend && !["-in-process-plugin-server-path", "-Xllvm"].contains(before)
    }.map { rest[$0] }
  }

  /// Milliseconds of a compile of all files. The compiler generates no code for an object that is there from code that is
  /// the same, so that those of the last compile go first.
  func run() throws -> Double {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".o") {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    let process = Process()
    process.executableURL = compiler
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let begin = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ShownSources.FailedCommand(arguments: [compiler.path])
    }
    return begin.duration(to: .now) / .milliseconds(1)
  }
}
