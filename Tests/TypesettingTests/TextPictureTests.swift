// Pictures of text: masks put together without the rasteriser.

import CoreGraphics
import TestSupport
import Testing
import Typesetting

@Suite struct TextPictureTests {
  /// White text on black; each glyph at the nearest quarter of a pixel.
  private func picture(_ line: TextLine) -> PixelBuffer {
    let pixels = PixelBuffer(
      width: Int(line.width.rounded(.up)) + 4, height: Int(line.lineHeight.rounded(.up)) + 4)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width { pixels[x, y] = 0xFF00_0000 }
    }
    for run in line.runs {
      for (glyph, position) in zip(run.glyphs, run.positions) {
        let (x, phaseX) = Self.quarters(position.x + 2)
        let (y, phaseY) = Self.quarters(position.y + line.ascender + 2)
        let mask = run.font.source.mask(
          of: glyph, pixelsPerEm: run.size, phaseX: phaseX, phaseY: phaseY)
        if let mask { add(mask, to: pixels, x: x, y: y) }
      }
    }
    return pixels
  }

  private static func quarters(_ value: CGFloat) -> (whole: Int, phase: Int) {
    let quarters = Int((value * 4).rounded(.down))
    return (quarters >> 2, quarters & 3)
  }

  private func add(_ mask: GlyphMask, to pixels: PixelBuffer, x: Int, y: Int) {
    for row in 0..<mask.height {
      for column in 0..<mask.width {
        let place = (x: x + mask.left + column, y: y + mask.top + row)
        guard pixels.bounds.contains(place.x, place.y) else { continue }
        let grey = max(
          UInt32(mask.coverage[row * mask.width + column]), pixels[place.x, place.y] & 255)
        pixels[place.x, place.y] = 0xFF00_0000 | grey << 16 | grey << 8 | grey
      }
    }
  }

  @Test(arguments: [
    ("letters", "Continue 11-20"), ("chinese", "开始 start"), ("accents", "Ångström fi e\u{301}"),
  ])
  func `text looks like this`(name: String, text: String) throws {
    let line = TextLine(text, face: try Fonts.inter(), size: 15)
    expectGolden(named: "text-\(name)", of: picture(line), showsText: true)
  }

  @Test(arguments: [("thin", -0.8), ("bold", 0.4), ("black", 0.62)])
  func `weights look like this`(name: String, weight: Double) throws {
    let line = TextLine("Rag", face: try Fonts.inter(weight: weight), size: 24.5)
    expectGolden(named: "weight-\(name)", of: picture(line), showsText: true)
  }
}

extension PixelRect {
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }
}
