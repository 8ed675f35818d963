// `vitrine.json` is a door of outside data: whatever it holds, it is read or refused in one line.

import CoreGraphics
import Foundation
import Messages
import TestSupport
import Testing

@testable import Preview

@Suite struct CheckSettingsFuzzTests {
  private static let seeds = [
    #"{"sizes": ["320x200", "natural"], "scales": [1, 2.5], "times": [0, 1e3]}"#,
    #"{"views": {"Dial": {"devices": ["iPhone 16"], "orientations": ["landscape"]}}}"#,
    #"{"samples": {"Dial": {"full": {"level": 1, "title": "ä", "on": true}}}, "skip": ["A"]}"#,
    #"{"tolerance": 255, "bare": true, "start": false, "appearances": ["dark", "light"]}"#,
  ]
  private static let pieces = [
    "null", "[", "]", "{", "}", "\"", ",", ":", "1e999", "-0", "true", "\\u0000", "\\ud800", "é",
    "99999999999999999999", "[[[[[[[[", "\"sizes\"", "0x10", "1e-300", "\u{0}",
  ]

  @Test func `no file ends the program, and each refusal names the file in one line`() {
    Fuzz.run(3000) { generator, trace in
      var text = Array(Self.seeds.randomElement(using: &generator) ?? "")
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0...text.count, using: &generator)
        let end = min(text.count, place + Int.random(in: 0...4, using: &generator))
        let piece = Self.pieces.randomElement(using: &generator) ?? ""
        text.replaceSubrange(place..<end, with: Array(piece))
      }
      do throws(Failure) {
        let file = try CheckSettingsFile(Data(String(text).utf8), path: "vitrine.json")
        #expect(file.settings.scales.allSatisfy { (0.01...64).contains($0) }, "\(trace)")
        #expect(file.settings.times.allSatisfy { (0...86400).contains($0) }, "\(trace)")
        #expect((0...255).contains(file.settings.tolerance), "\(trace)")
      } catch {
        #expect(error.status == .badData && error.message.hasPrefix("vitrine.json: "), "\(trace)")
        #expect(!error.message.contains(where: \.isNewline) && error.furtherLines.isEmpty)
      }
    }
  }

  @Test func `deep nesting is refused`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: Failure.self) {
      try CheckSettingsFile(Data(deep.utf8), path: "vitrine.json")
    }
  }

  @Test func `names become names of files, short and without separators`() {
    #expect(StoredPictures.fileName("On / off") == "On-off")
    #expect(StoredPictures.fileName("../../etc") == "..-..-etc")
    #expect(StoredPictures.fileName("Page.Dial") == "Page.Dial")
    #expect(StoredPictures.fileName("开始 1") == "开始-1")
    let long = StoredPictures.fileName(String(repeating: "长", count: 300))
    #expect(long.utf8.count < 140)
    #expect(StoredPictures.folder(ofFile: "A/Dial.swift") == "A/__Snapshots__/Dial")
    #expect(StoredPictures.folder(ofFile: "Main.xib") == "__Snapshots__/Main.xib")
  }
}
