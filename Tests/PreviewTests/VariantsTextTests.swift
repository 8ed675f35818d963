// `--variants` as text.

import Messages
import TestSupport
import Testing

@testable import Preview

@Suite struct VariantsTextTests {
  private func titles(_ text: String, languages: [String] = []) throws(Failure) -> [String] {
    try VariantsText.grid(text, languages: languages).variants.map(\.title)
  }

  @Test func `an axis alone has the choices that it begins with`() throws {
    #expect(
      try titles("appearance,scale") == [
        "Light · 1×", "Light · 2×", "Light · 3×", "Dark · 1×", "Dark · 2×", "Dark · 3×",
      ])
    #expect(try titles("language", languages: ["de", "en"]) == ["German", "English"])
  }

  @Test func `named choices stand in the order of their axis`() throws {
    #expect(
      try titles("text-size=ax3+l,device=own+iphone-se") == [
        "iPhone SE · Large (default)", "iPhone SE · Accessibility 3",
        "Own size · Large (default)",
        "Own size · Accessibility 3",
      ])
  }

  @Test func `a size in points stands in a device's place, and is remembered`() throws {
    #expect(
      try titles("device=320x200+own+iphone-se") == ["iPhone SE", "Own size", "320 × 200"])
    let grid = try VariantsText.grid("device=0.5x16384", languages: [])
    #expect(grid[.device].map(\.value) == [.size(width: 0.5, height: 16384)])
    #expect(VariantsText.text(of: grid) == "device=0.5x16384")
    #expect(VariantsText.remembered("device=0.5x16384") == grid)
  }

  @Test(arguments: [
    ("device=0x200", "--variants: there is no device “0x200”"),
    ("device=320x16385", "--variants: there is no device “320x16385”"),
    ("scale=320x200", "--variants: there is no scale “320x200”"),
    ("device=320x200+320.0x200", "--variants: device=320.0x200 is named twice"),
    ("colour", "--variants: there is no axis “colour”; there are device"),
    ("", "--variants: there is no axis “”; there are device"),
    ("device=iphone-6", "--variants: there is no device “iphone-6”; there are iphone-"),
    ("scale=", "--variants: there is no scale “”; there are 1"),
    ("scale=1+1", "--variants: scale=1 is named twice"),
    ("scale,scale", "--variants: scale is named twice"),
    ("language", "--variants: the sources have no texts in other languages"),
    ("device=iphone-se+own,text-size=s+m,state", "--variants: “device=iphone-se+own"),
  ])
  func `a mistake is told with the word that is wrong`(text: String, sentence: String) {
    do throws(Failure) {
      Issue.record("read \(try titles(text).count) variants")
    } catch {
      #expect(error.message.hasPrefix(sentence), "\(error.message)")
      #expect(error.status == .usage)
    }
  }

  @Test func `no text ends the program or makes more variants than the limit`() {
    let pieces = [
      "device", "=", "+", ",", "iphone-se", "own", "320x200", "1e9x1", "appearance", "dark",
      "text-size", "ax3",
      "scale", "3", "language", "de", "state", "é", "\u{0}", "\n", "==", "direction", "rtl",
    ]
    Fuzz.run(3000) { generator, trace in
      let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      do throws(Failure) {
        let grid = try VariantsText.grid(text, languages: ["de", "en"])
        #expect(grid.count == grid.variants.count && grid.count <= VariantGrid.limit, "\(trace)")
      } catch {
        #expect(error.status == .usage && error.message.hasPrefix("--variants: "), "\(trace)")
      }
    }
  }
}
