// A program of its own for a test that needs agents and the main run loop: it draws edited sources with a library that
// was prepared for edits, and with the compiled one.

import Building
import CoreGraphics
import Foundation
import ImageCoding
import MainLoop
import Messages
import SourcePages

/// The comparison of the two libraries.
@MainActor
enum EditProbe {
  /// Prepares a library for edits of the first file, draws all texts of it, and says of each whether the pictures are the
  /// same. `changed`: files with other texts of the first one.
  static func compare(_ paths: [String], changed: [String]) async throws {
    var sources = try SourceFiles.read(paths)
    let builder = try await prepared(sources)
    for text in try [sources[0].text] + SourceFiles.read(changed).map(\.text) {
      sources[0].text = text
      print(try await comparison(of: sources, builder))
    }
  }

  /// Prepares a library for edits of the first file, and puts a statement without effect into each of its bodies. Says
  /// how many of the functions can be replaced alone, and whether the pictures are the same with all of those.
  static func replaceBodies(_ paths: [String]) async throws {
    var sources = try SourceFiles.read(paths)
    let builder = try await prepared(sources)
    var lines = sources[0].text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let functions = lines.indices.filter { lines[$0].contains("func ") && lines[$0].hasSuffix("{") }
    var count = 0
    for index in functions {
      let line = lines[index]
      lines[index] += " _ = 0;"
      sources[0].text = lines.joined(separator: "\n")
      if try await builder.withEdits(sources) == nil { lines[index] = line } else { count += 1 }
    }
    print("\(count) of \(functions.count)")
    sources[0].text = lines.joined(separator: "\n")
    print(try await comparison(of: sources, builder))
  }

  private static func prepared(_ sources: [SourceText]) async throws -> Builder {
    let builder = try await Builder()
    let built = try await builder.build(sources)
    try await builder.prepareForEdits(of: built, shownIn: sources[0].path)
    return builder
  }

  private static func comparison(
    of sources: [SourceText], _ builder: Builder
  ) async throws -> String {
    guard let quick = try await builder.withEdits(sources) else { return "no library" }
    let compiled = try await builder.build(sources)
    let (one, other) = (try await pictures(of: quick), try await pictures(of: compiled))
    return one == other ? "same" : "different"
  }

  private static let loop = EventLoop()

  static func run(_ body: @escaping @MainActor () async throws -> Void) -> Int32 {
    do {
      try loop.result { () async throws(any Error) in try await body() }
      return 0
    } catch {
      print(error)
      return 1
    }
  }

  /// The page of all designables at its beginning and half a second later, as PNG.
  private static func pictures(of library: BuiltLibrary) async throws -> [Data] {
    let agent = try AgentConnection(
      AgentLimits(AgentPermissions(), sources: []), log: .dropped, on: loop)
    defer { agent.close() }
    try await agent.load(library, imageFolders: [], within: 60)
    try await agent.show(PageScene(), within: 60)
    var pictures: [Data] = []
    for time in [0, 0.5] {
      pictures.append(try PNG.encode(try await agent.picture(at: time, within: 60).image))
    }
    return pictures
  }
}

let words = CommandLine.arguments.dropFirst().split(
  separator: "--", omittingEmptySubsequences: false
).map { Array($0) }
guard !words[0].isEmpty, words.count < 3 else {
  print("usage: edit-probe FILE… [-- CHANGED…]")
  exit(64)
}
exit(
  EditProbe.run {
    if words.count == 2 {
      try await EditProbe.compare(words[0], changed: words[1])
    } else {
      try await EditProbe.replaceBodies(words[0])
    }
  })
