// Objects after a change of a module's files are those of a clean build.

import Foundation
import Messages
import TestSupport
import Testing

@testable import Building

/// Objects are compared byte for byte: a call, an offset or a size that is out of date is another byte.
@Suite struct IncrementalObjectsTests {
  /// The files without our code behind them, which imports the framework: they compile in a tenth of the time.
  private func files(_ report: SourceReport) -> [LoweredFile] {
    report.files.map { file in
      var own = file
      own.text = file.ownText + "\n"
      return own
    }
  }

  /// A compiler of files whose copies lie in a folder. `frontend`: nil: the toolchain's.
  private func compiler(
    _ files: [LoweredFile], scratch: String, frontend: Tool? = nil
  ) async throws -> ModuleCompiler {
    try? FileManager.default.removeItem(atPath: scratch)
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    var copies: [String] = []
    for file in files {
      let copy = "\(scratch)/\((file.path as NSString).lastPathComponent)"
      try Data(file.text.utf8).write(to: URL(fileURLWithPath: copy))
      copies.append(copy)
    }
    let found = if let frontend { frontend } else { try await Toolchain.find().frontend }
    var compiler = ModuleCompiler(
      frontend: found,
      arguments: ["-module-name", "Random", "-swift-version", "5", "-Onone", "-parse-as-library"],
      version: Fingerprint(), scratch: scratch, copies: copies, files: files, ready: nil)
    // The types behind opaque ones are compiled into the files that one compiler makes together.
    compiler.compilerCount = files.count
    return compiler
  }

  /// The objects of files, compiled after what was compiled into the folder before; nil: the compiler refuses them.
  /// `records`: whether the records of dependencies are made behind them.
  private func objects(
    _ files: [LoweredFile], in folder: String, scratch: String, records: Bool = false,
    asLastBuild: Bool = true
  ) async throws -> [Data]? {
    let compiler = try await compiler(files, scratch: scratch)
    do {
      var objects: [Data] = []
      for path in try await compiler.objects(keptIn: folder, asLastBuild: asLastBuild) {
        objects.append(try await Self.content(of: path, beside: compiler.frontend))
      }
      if records { try await compiler.recordDependencies(keptIn: folder) }
      return objects
    } catch is BuildFailure {
      return nil
    }
  }

  /// An object without the hash of how it was made, which says whether its file was compiled alone.
  private static func content(of object: String, beside frontend: Tool) async throws -> Data {
    let scratch = try Scratch()
    let tool = URL(fileURLWithPath: frontend.path).deletingLastPathComponent().path
    let outcome = try await Tool(path: tool + "/llvm-objcopy").run(
      ["--remove-section=.swift_modhash", object, scratch.file("plain.o")])
    try #require(outcome.isSuccess, "\(outcome.complaints)")
    return try scratch.data("plain.o")
  }

  @Test func `after random changes the objects are those of a clean build`() async throws {
    let builder = try await Builder()
    var random = SeededGenerator(seed: Fuzz.seed)
    let scratch = try Scratch()
    for name in ["kept", "clean"] {
      try FileManager.default.createDirectory(
        atPath: scratch.file(name), withIntermediateDirectories: true)
    }
    var module = RandomModule()
    var history: [String] = []
    var builtCount = 0
    for step in 0..<16 * Fuzz.scale {
      let before = module
      if step > 0 { history.append(module.change(using: &random)) }
      let files = files(try await builder.read(module.sources(in: "/Random")))
      // A save may come before the records are there.
      let kept = try await objects(
        files, in: scratch.file("kept"), scratch: scratch.file("scratch"),
        records: random.next() % 4 > 0)
      let fresh = scratch.file("clean/\(step)")
      try FileManager.default.createDirectory(atPath: fresh, withIntermediateDirectories: true)
      let clean = try await objects(files, in: fresh, scratch: scratch.file("scratch"))
      // Changes that do not go together are taken back.
      if clean == nil { module = before } else { builtCount += 1 }
      let differing = zip(files, zip(kept ?? [], clean ?? [])).filter { $1.0 != $1.1 }.map(\.0.path)
      #expect(
        differing.isEmpty && (kept == nil) == (clean == nil),
        "FUZZ_SEED=\(Fuzz.seed), step \(step): \(differing) after \(history.suffix(4))")
      try FileManager.default.removeItem(atPath: fresh)
    }
    // Nearly all variants go together.
    #expect(builtCount > 8 * Fuzz.scale)
  }

  /// The next save is prepared for behind the one before it.
  @Test func `a build behind the last one leaves what the next one follows`() async throws {
    let scratch = try Scratch()
    let folder = scratch.file("kept")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    func names() throws -> Set<String> {
      Set(try FileManager.default.contentsOfDirectory(atPath: folder))
    }
    func state() throws -> Data {
      let name = try #require(try names().first { $0.hasSuffix(".state") })
      return try #require(FileManager.default.contents(atPath: "\(folder)/\(name)"))
    }
    let earlier = try await files("struct Dial {}")
    _ = try #require(
      try await objects(
        earlier, in: folder, scratch: scratch.file("scratch"), asLastBuild: false))
    // Where there is none it is the last one.
    _ = try state()
    for files in [earlier, try await files("struct Dial { var angle = 1 }")] {
      _ = try #require(
        try await objects(files, in: folder, scratch: scratch.file("scratch"), records: true))
    }
    // As many newer ones of others that each of these is the oldest.
    for index in 0..<60 {
      try Data("0".utf8).write(to: URL(fileURLWithPath: "\(folder)/other\(index).swiftdeps"))
    }
    let (before, last) = (try names(), try state())
    _ = try #require(
      try await objects(
        earlier, in: folder, scratch: scratch.file("scratch"), asLastBuild: false))
    #expect(try before.subtracting(names()).isEmpty)
    #expect(try state() == last)
  }

  /// The number of compilers' records that are new. `records`: whether those of the first build were made.
  private func compiledCount(
    _ files: [LoweredFile], after earlier: [LoweredFile], records: Bool = true
  ) async throws -> Int {
    let scratch = try Scratch()
    let folder = scratch.file("kept")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = try #require(
      try await objects(earlier, in: folder, scratch: scratch.file("scratch"), records: records))
    let start = Date()
    _ = try #require(try await objects(files, in: folder, scratch: scratch.file("scratch")))
    return try FileManager.default.contentsOfDirectory(atPath: folder).filter { name in
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
      let links = (attributes[.referenceCount] as? NSNumber)?.intValue
      let date = attributes[.modificationDate] as? Date ?? .distantPast
      return name.hasSuffix(".swiftdeps") && links == 1 && date > start
    }.count
  }

  @Test(arguments: [
    ("struct Dial { var angle: Double = 1 }", "struct Dial { var angle: Double = 2 }", 1),
    ("class Dial { func a() {} }", "class Dial { func a() {}; private func b() {} }", 1),
    ("class Dial { func a() {} }", "class Dial { func a() {}; func b() {} }", 2),
    ("let scale = 1; struct Dial {}", "// The scale.\nlet scale = 2; struct Dial {}", 1),
    ("func turn() {}; struct Dial {}", "func turn(by: Int = 1) {}; struct Dial {}", 2),
    ("struct Dial {}", "struct Dial { var angle = 1 }", 2),
    // The type behind an opaque one may be compiled into any file that uses something of this one.
    (
      "struct Dial {}; func a() -> some Equatable { 1 }",
      #"struct Dial {}; func a() -> some Equatable { "" }"#, 2
    ),
    (
      "struct Dial { var a: some Equatable { 1 } }",
      #"struct Dial { var a: some Equatable { "" } }"#, 2
    ),
    (
      "struct Dial {}; private func b() -> Int { 1 }; func a() -> some Equatable { b() }",
      #"struct Dial {}; private func b() -> String { "" }; func a() -> some Equatable { b() }"#, 2
    ),
    (
      "struct Dial {}; func a() -> some Equatable { 1 }",
      "struct Dial {}; func a() -> some Equatable { /* one */ 1 }", 1
    ),
  ])
  func `only files that use what changed are compiled again`(
    old: String, new: String, count: Int
  ) async throws {
    #expect(try await compiledCount(try await files(new), after: try await files(old)) == count)
  }

  @Test(arguments: [
    // No other file can see it.
    ("class Dial { func a() {} }", "class Dial { func a() { print() } }", 1),
    ("class Dial { func a() {} }", "class Dial { func a() {}; func b() {} }", 4),
  ])
  func `without the records of the first build a changed interface has all compiled again`(
    old: String, new: String, count: Int
  ) async throws {
    let (old, new) = (try await files(old), try await files(new))
    #expect(try await compiledCount(new, after: old, records: false) == count)
  }

  /// A save ends the compiler that makes records.
  @Test func `records stay that were made before the compiler ended`() async throws {
    let scratch = try Scratch()
    let folder = scratch.file("kept")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let sources = (0..<40).map { index in
      SourceText(path: "/Parts/\(index).swift", text: "struct Part\(index) {}")
    }
    let frontend = try await Toolchain.find().frontend.path
    let script = """
      #!/bin/sh
      echo call >> '\(scratch.file("calls"))'
      [ $(wc -l < '\(scratch.file("calls"))') = 4 ] && exit 1
      exec '\(frontend)' "$@"
      """
    try Data(script.utf8).write(to: URL(fileURLWithPath: scratch.file("frontend")))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: scratch.file("frontend"))
    var compiler = try await compiler(
      files(try await Builder().read(sources)), scratch: scratch.file("scratch"),
      frontend: Tool(path: scratch.file("frontend")))
    compiler.compilerCount = 1
    _ = try await compiler.objects(keptIn: folder)
    // The fortieth file would take one compiler longer than the first.
    #expect(try String(contentsOfFile: scratch.file("calls"), encoding: .utf8) == "call\ncall\n")
    func count() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: folder).count {
        $0.hasSuffix(RebuildPlan.suffix)
      }
    }
    #expect(try count() == 0)
    await #expect(throws: BuildFailure.self) {
      try await compiler.recordDependencies(keptIn: folder)
    }
    #expect(try count() == 16)
    try await compiler.recordDependencies(keptIn: folder)
    #expect(try count() == 40)
  }

  /// A state names objects that the next build takes: none are there.
  @Test func `a cancelled build fails, and leaves no state`() async throws {
    let scratch = try Scratch()
    let folder = scratch.file("kept")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let compiler = try await compiler(
      try await files("struct Dial {}"), scratch: scratch.file("scratch"))
    let build = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await compiler.objects(keptIn: folder)
    }
    build.cancel()
    await #expect(throws: BuildFailure.self) { try await build.value }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test func `another file may change the type behind an opaque one`() async throws {
    let first = "struct Dial {}; func a() -> some Equatable { other() }"
    let old = try await files(first)
    let new = try await files(first, #"func other() -> String { "" }"#)
    // The third file, the first one, which uses it, and the second one, which uses that.
    #expect(try await compiledCount(new, after: old) == 3)
  }

  @Test func `a declaration that is gone is missed where an opaque type changed with it`()
    async throws
  {
    let scratch = try Scratch()
    let (folder, copies) = (scratch.file("kept"), scratch.file("scratch"))
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let old = try await files("struct Dial {}; func a() -> some Equatable { 1 }")
    #expect(try await objects(old, in: folder, scratch: copies, records: true) != nil)
    let new = try await files(#"struct Disc {}; func a() -> some Equatable { "" }"#)
    #expect(try await objects(new, in: folder, scratch: copies) == nil)
  }

  /// Four files, of which the second one uses what the first one declares.
  private func files(
    _ first: String, _ third: String = "func other() -> Int { 3 }"
  ) async throws -> [LoweredFile] {
    let texts = [first, "func use() -> Any { Dial() }", third, "struct Other {}"]
    let sources = texts.enumerated().map { index, text in
      SourceText(path: "/Reach/\(index).swift", text: text)
    }
    return files(try await Builder().read(sources))
  }
}
