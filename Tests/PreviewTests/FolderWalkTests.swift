// N and B lead from the sources of a folder to its documents and back.

import Foundation
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

  private func names(_ walk: FolderWalk) -> [String] { walk.stops.map { $0.name ?? "sources" } }

  @Test func `the sources come first, then each document of the folder`() {
    let walk = FolderWalk([scratch.file("App")])
    #expect(names(walk) == ["sources", "Main.storyboard", "Card.xib"])
    #expect(walk.stop(by: 1, from: nil)?.name == "Main.storyboard")
    let card = scratch.file("App/../App/Card.xib")
    #expect(walk.stop(by: 1, from: card) == .sources([scratch.file("App")]))
    #expect(walk.stop(by: -1, from: card)?.name == "Main.storyboard")
  }

  @Test func `a folder of documents has these alone, and one page leads nowhere`() {
    #expect(names(FolderWalk([scratch.file("Rest")])) == ["A.xib"])
    #expect(FolderWalk([scratch.file("Rest")]).stop(by: 1, from: scratch.file("Rest/A.xib")) == nil)
    #expect(FolderWalk([]).stop(by: 1, from: nil) == nil)
    let both = FolderWalk([scratch.file("App/Dial.swift"), scratch.file("Rest")])
    #expect(names(both) == ["sources", "A.xib"])
  }
}
