// The files of snapshots: stored, compared, and told of in three lines.

import CoreGraphics
import Foundation
import ImageCoding
import TestSupport
import Testing
import UIKit

@testable import VitrineTesting

@MainActor @Suite struct SnapshotFilesTests {
  private func files(
    _ scratch: Scratch, name: String? = "card", pathExtension: String = "png"
  ) -> SnapshotFiles {
    SnapshotFiles(
      test: "looks right()", filePath: scratch.file("CardTests.swift"), name: name,
      pathExtension: pathExtension)
  }

  private func picture(_ color: UIColor) throws -> Data {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    view.backgroundColor = color
    return try #require(view.snapshot(SnapshotOptions()).pngData())
  }

  @Test func `a picture that is missing is stored, where the mode allows it`() throws {
    let scratch = try Scratch()
    let data = try picture(.red)
    let refused = files(scratch).check(data, mode: .never, tolerance: 0)
    #expect(refused?.contains("nothing is stored") == true)
    #expect(scratch.names.isEmpty)
    for mode in [SnapshotRecordMode.missing, .never, .failed, .all] {
      #expect(files(scratch).check(data, mode: mode, tolerance: 0) == nil)
    }
    #expect(try scratch.data("__Snapshots__/CardTests/looks-right.card.png") == data)
  }

  @Test func `a failure is three lines, each of which names a file that is there`() throws {
    let scratch = try Scratch()
    #expect(files(scratch).check(try picture(.red), mode: .missing, tolerance: 0) == nil)
    let message = try #require(
      files(scratch).check(try picture(.blue), mode: .missing, tolerance: 0))
    let lines = message.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[0].hasSuffix(
        "looks-right.card.png: 32 of 32 pixels differ, in 8 × 4 at (0, 0): "
          + "red by up to 255, blue by up to 255 of 255"),
      "\(message)")
    for (word, line) in zip(["stored", "new", "difference"], lines) {
      let match = try #require(line.firstMatch(of: /^(\w+) +(\/[^:]+\.png)/))
      #expect(match.1 == word)
      let data = try Data(contentsOf: URL(fileURLWithPath: String(match.2)))
      #expect(try PNG.decode(data).width == 8)
    }
    // Within the tolerance there is none.
    #expect(files(scratch).check(try picture(.blue), mode: .missing, tolerance: 255) == nil)
  }

  @Test func `a failure that is to be recorded fails once`() throws {
    let scratch = try Scratch()
    #expect(files(scratch).check(try picture(.red), mode: .all, tolerance: 0) == nil)
    let blue = try picture(.blue)
    #expect(files(scratch).check(blue, mode: .failed, tolerance: 0) != nil)
    #expect(files(scratch).check(blue, mode: .failed, tolerance: 0) == nil)
  }

  @Test func `texts are compared line by line`() throws {
    let scratch = try Scratch()
    let text = files(scratch, pathExtension: "txt")
    #expect(text.check(Data("a\nb\n".utf8), mode: .missing, tolerance: 0) == nil)
    let message = try #require(text.check(Data("a\nc\n".utf8), mode: .missing, tolerance: 0))
    #expect(message.contains(".txt: 2 lines removed or added\n"))
    let difference = try #require(message.split(separator: "\n").last?.split(separator: " ").last)
    #expect(try String(contentsOfFile: String(difference), encoding: .utf8) == "- 2: b\n+ 2: c\n")
  }

  @Test func `snapshots without a name are numbered within their test`() throws {
    let scratch = try Scratch()
    for _ in 1...2 {
      #expect(files(scratch, name: nil).check(Data("a".utf8), mode: .missing, tolerance: 0) == nil)
    }
    let folder = scratch.file("__Snapshots__/CardTests")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
        "looks-right.1.png", "looks-right.2.png",
      ])
  }
}
