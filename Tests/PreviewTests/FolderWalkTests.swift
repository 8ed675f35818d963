// N and B lead from the sources of a folder to its documents and back.

import Foundation
import Pages
import TestSupport
import Testing

@testable import Preview

@Suite struct FolderWalkTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for path in ["App/Dial.swift", "App/Base.lproj/Main.storyboard", "App/Card.xib", "Rest/A.xib"] {
      let url = URL(fileURLWithPath: scratch.file(path))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
  }

  @Test func `the sources come first, then each document of the folder`() {
    let walk = FolderWalk([scratch.file("App")])
    #expect(
      walk.list(shown: nil) == PageList(["Swift sources", "Main.storyboard", "Card.xib"], shown: 0))
    #expect(walk.list(shown: scratch.file("App/../App/Card.xib")).shown == 2)
    #expect(walk.stops[0] == .sources([scratch.file("App")]))
  }

  @Test func `a folder of documents has these alone, and one page leads nowhere`() {
    let rest = FolderWalk([scratch.file("Rest")]).list(shown: scratch.file("Rest/A.xib"))
    #expect(rest == PageList(["A.xib"], shown: 0))
    #expect(rest.index(by: 1) == nil)
    #expect(FolderWalk([]).list(shown: nil) == PageList())
    let both = FolderWalk([scratch.file("App/Dial.swift"), scratch.file("Rest")])
    #expect(both.list(shown: nil).titles == ["Swift sources", "A.xib"])
  }

  @Test func `documents of the same name say their folders`() throws {
    try Data().write(to: URL(fileURLWithPath: scratch.file("Rest/Card.xib")))
    let walk = FolderWalk([scratch.file("App"), scratch.file("Rest")])
    #expect(
      walk.list(shown: nil).titles
        == ["Swift sources", "A.xib", "Card.xib – Rest", "Main.storyboard", "Card.xib – App"])
  }
}
