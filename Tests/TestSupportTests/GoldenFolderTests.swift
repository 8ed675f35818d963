// The golden machinery fails when it must, records when it may, and cleans up.

import CoreGraphics
import ImageCoding
import TestSupport
import Testing

@Suite final class GoldenFolderTests {
  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-goldens-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private func folder(_ mode: GoldenMode) -> GoldenFolder { GoldenFolder(path: path, mode: mode) }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private func picture(_ width: Int = 3, _ height: Int = 2, changing: UInt32 = 0) -> PixelBuffer {
    let pixels = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { pixels[x, y] = 0xFF10_2030 + UInt32(x + y) }
    }
    pixels[width - 1, height - 1] += changing
    return pixels
  }

  private func complaint(_ outcome: GoldenFolder.Outcome) -> String? {
    if case .fails(let message) = outcome { message } else { nil }
  }

  @Test func `a missing picture fails and leaves what was drawn`() {
    #expect(complaint(folder(.never).check("a", picture()))?.contains("no picture") == true)
    #expect(names == ["a.new.png"])
  }

  @Test func `the same pixels pass and remove what a failure left`() {
    #expect(folder(.missing).check("a", picture()) == .recorded(path: "\(path)/a.png"))
    _ = folder(.never).check("a", picture(changing: 1))
    #expect(names == ["a.diff.png", "a.new.png", "a.png"])
    #expect(folder(.never).check("a", picture()) == .passes)
    #expect(names == ["a.png"])
  }

  @Test(arguments: [UInt32(1), 0x100, 0x1_0000])
  func `one level in one component of one pixel fails`(change: UInt32) throws {
    _ = folder(.missing).check("a", picture())
    let message = try #require(complaint(folder(.never).check("a", picture(changing: change))))
    #expect(
      message.hasPrefix("a: 1 pixels differ, the worst component by 1 of 255; the first at (2, 1)"))
  }

  @Test func `one level of alpha fails`() {
    let (before, after) = (PixelBuffer(width: 1, height: 1), PixelBuffer(width: 1, height: 1))
    before[0, 0] = 0x8000_0000
    after[0, 0] = 0x8100_0000
    _ = folder(.missing).check("a", before)
    #expect(complaint(folder(.never).check("a", after)) != nil)
  }

  @Test func `a tolerance allows that much and no more`() {
    _ = folder(.missing).check("a", picture())
    #expect(folder(.never).check("a", picture(changing: 2), tolerance: 2) == .passes)
    #expect(complaint(folder(.never).check("a", picture(changing: 3), tolerance: 2)) != nil)
  }

  @Test func `another size fails`() {
    _ = folder(.missing).check("a", picture())
    let message = complaint(folder(.never).check("a", picture(4, 2)))
    #expect(message == "a: the size is 4 × 2, not 3 × 2")
    #expect(complaint(folder(.never).check("a", picture(3, 1))) != nil)
  }

  @Test func `a damaged picture fails`() throws {
    _ = folder(.missing).check("a", picture())
    try AtomicFile.write(Data([1, 2, 3]), to: "\(path)/a.png")
    #expect(complaint(folder(.never).check("a", picture()))?.contains("not a PNG") == true)
  }

  @Test func `a picture over the limit is neither recorded nor accepted`() {
    var generator = SeededGenerator(seed: 1)
    let noise = PixelBuffer(width: 64, height: 64)
    for y in 0..<64 {
      for x in 0..<64 {
        noise[x, y] = 0xFF00_0000 | UInt32.random(in: 0..<0x100_0000, using: &generator)
      }
    }
    #expect(complaint(folder(.all).check("a", noise))?.contains("bytes, more than 8192") == true)
    #expect(folder(.all).check("a", noise, maximumBytes: 20000) == .recorded(path: "\(path)/a.png"))
    #expect(complaint(folder(.never).check("a", noise))?.contains("bytes, more than 8192") == true)
    #expect(folder(.never).check("a", noise, maximumBytes: 20000) == .passes)
  }

  @Test func `each mode records what it says`() {
    for mode in GoldenMode.allCases {
      let isRecorded = mode != .never
      let outcome = folder(mode).check("new-\(mode.rawValue)", picture())
      #expect((outcome == .recorded(path: "\(path)/new-\(mode.rawValue).png")) == isRecorded)
    }
    for mode in GoldenMode.allCases {
      _ = folder(.all).check("old", picture())
      let isRecorded = mode == .failed || mode == .all
      let outcome = folder(mode).check("old", picture(changing: 1))
      #expect((outcome == .recorded(path: "\(path)/old.png")) == isRecorded, "\(mode)")
    }
    #expect(folder(.all).check("same", picture()) == .recorded(path: "\(path)/same.png"))
    #expect(folder(.all).check("same", picture()) == .passes)
  }

  @Test func `the sheet shows expected, difference and actual`() throws {
    _ = folder(.missing).check("a", picture())
    _ = folder(.never).check("a", picture(changing: 1))
    let sheet = try PNG.decode(AtomicFile.read("\(path)/a.diff.png"))
    #expect(sheet.width == 17 && sheet.height == 2)
    #expect(sheet[2, 1] == 0xFF10_2033 && sheet[16, 1] == 0xFF10_2034)
    #expect(sheet[9, 1] == 0xFF55_5555 && sheet[7, 0] == 0xFF00_0000)
  }

  @Test func `the folder belongs to the suite of the source file`() {
    let file = "/a/Tests/b/Tests/SomeTests/Deep/File.swift"
    let folder = GoldenFolder(ofSuiteWith: file, mode: .never)
    #expect(folder.path == "/a/Tests/b/Tests/SomeTests/Goldens")
  }

  @Test func `a failing expectation is an issue`() {
    withKnownIssue {
      expectGolden(
        named: "never-recorded", of: picture(), mode: .never,
        filePath: "\(path)/Tests/Some/File.swift")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("never-recorded") }
    }
  }
}
