// A program of its own for a test that needs agents and the main run loop: it draws sources with a library that takes
// its literals from a table, and with the compiled one.

import Building
import CoreGraphics
import Foundation
import ImageCoding
import MainLoop
import Messages
import SourcePages

/// The comparison of the two libraries.
@MainActor
enum LiteralProbe {
  /// Prepares the literals of the first file, draws all texts of it, and says of each whether the pictures are the same.
  /// `changed`: files with other texts of the first one.
  static func compare(_ paths: [String], changed: [String]) async throws {
    var sources = try SourceFiles.read(paths)
    let builder = try await Builder()
    let built = try await builder.build(sources)
    try await builder.prepareLiterals(of: built, shownIn: paths[0])
    for text in try [sources[0].text] + SourceFiles.read(changed).map(\.text) {
      sources[0].text = text
      guard let quick = try await builder.withOtherLiterals(sources) else {
        print("no library")
        continue
      }
      let compiled = try await builder.build(sources)
      let (one, other) = (try await pictures(of: quick), try await pictures(of: compiled))
      print(one == other ? "same" : "different")
    }
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
  separator: "--", omittingEmptySubsequences: false)
guard words.count == 2, !words[0].isEmpty else {
  print("usage: literal-probe FILE… -- CHANGED…")
  exit(64)
}
exit(LiteralProbe.run { try await LiteralProbe.compare(Array(words[0]), changed: Array(words[1])) })
