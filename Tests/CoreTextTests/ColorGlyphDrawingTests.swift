// Emoji as contexts record them: pictures with the text's alpha.

import CoreGraphics
import CoreText
import TestSupport
import Testing
import Typesetting
import UIKit

@MainActor @Suite struct ColorGlyphDrawingTests {
  /// 😀 of a small font at 20 points with its baseline at y = 20; the rest of the picture is transparent.
  private func picture(_ bytes: [UInt8], color: CGColor) throws -> PixelBuffer {
    let face = try FontFace(bytes: bytes, name: "color.ttf")
    let line = TextLine("😀", face: face, size: 20)
    let context = CGContext(recordingSize: CGSize(width: 30, height: 30), scale: 1)
    context.setFillColor(color)
    for run in line.runs { context.draw(run, at: CGPoint(x: 0, y: 20)) }
    return context.displayList.pixels(width: 30, height: 30)
  }

  @Test func `a picture keeps its colours and takes the text's alpha`() throws {
    let blue = try picture(ColorFonts.bitmaps, color: UIColor.green.cgColor)
    #expect(blue[10, 6] == 0xFFFF_0000 && blue[10, 18] == 0xFF00_00FF)
    let faded = try picture(
      ColorFonts.bitmaps, color: UIColor.green.withAlphaComponent(0.5).cgColor)
    #expect(faded[10, 6] == 0x8080_0000 && faded[10, 18] == 0x8000_0080)
    #expect(try picture(ColorFonts.bitmaps, color: UIColor.clear.cgColor)[10, 6] == 0)
  }

  @Test func `parts in the text's colour follow it, and fade once`() throws {
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    let picture = try picture(ColorFonts.layers, color: green.cgColor)
    #expect(picture[10, 5] == 0x8000_8000 && picture[10, 15] == 0x8080_0000)
  }

  @Test func `a shadow is cast by the picture`() throws {
    let face = try FontFace(bytes: ColorFonts.bitmaps, name: "color.ttf")
    let line = TextLine("😀", face: face, size: 20)
    let context = CGContext(recordingSize: CGSize(width: 60, height: 30), scale: 1)
    context.setShadow(
      offset: CGSize(width: 30, height: 0), blur: 0, color: UIColor.black.cgColor)
    for run in line.runs { context.draw(run, at: CGPoint(x: 0, y: 20)) }
    let pixels = context.displayList.pixels(width: 60, height: 30)
    #expect(pixels[40, 10] == 0xFF00_0000 && pixels[10, 6] == 0xFFFF_0000)
  }

  @Test func `Core Text draws emoji and measures their picture`() throws {
    PinnedFallback.now
    let text = NSAttributedString(
      string: "😀", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let line = CTLineCreateWithAttributedString(text)
    let context = CGContext(recordingSize: CGSize(width: 40, height: 40), scale: 1)
    context.translateBy(x: 0, y: 30)
    context.scaleBy(x: 1, y: -1)
    CTLineDraw(line, context)
    let pixels = context.displayList.pixels(width: 40, height: 40)
    // A face is yellow: much red and green, little blue.
    let middle = pixels[11, 20]
    #expect(middle >> 16 & 255 > 150 && middle >> 8 & 255 > 100 && middle & 255 < 120)
    let bounds = CTLineGetImageBounds(line, nil)
    #expect(abs(bounds.height - 21) < 1 && bounds.minY < 0)
  }

  @Test func `an outlined text shows emoji as they are`() {
    PinnedFallback.now
    let (plain, outlined) = (
      [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 20)],
      [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 20), .strokeWidth: 3]
    )
    let pictures = [plain, outlined].map { attributes in
      let context = CGContext(recordingSize: CGSize(width: 40, height: 30), scale: 1)
      UIGraphicsPushContext(context)
      NSAttributedString(string: "😀", attributes: attributes).draw(at: .zero)
      UIGraphicsPopContext()
      return context.displayList.pixels(width: 40, height: 30)
    }
    #expect(pictures[0].hasSamePixels(as: pictures[1]))
    #expect(pictures[0][11, 12] >> 24 > 200)
  }

  @Test func `a label is as high with emoji as without`() {
    PinnedFallback.now
    for size in [12, 17, 34] as [CGFloat] {
      let (plain, mixed) = (UILabel(), UILabel())
      for label in [plain, mixed] { label.font = .systemFont(ofSize: size) }
      plain.text = "Hello"
      mixed.text = "Hello 👋🏽"
      #expect(plain.intrinsicContentSize.height == mixed.intrinsicContentSize.height)
      #expect(mixed.intrinsicContentSize.width > plain.intrinsicContentSize.width + size)
    }
  }
}
