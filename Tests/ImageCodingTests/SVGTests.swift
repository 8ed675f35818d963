// SVG: sizes, scales, and documents that make no sense.

import CoreGraphics
import ImageCoding
import TestSupport
import Testing

@Suite struct SVGTests {
  private static let head = "<svg xmlns='http://www.w3.org/2000/svg'"

  /// A red square whose right half is blue of half alpha.
  private static func document(_ size: String) -> Data {
    Data(
      """
      \(head) \(size)><rect width='10' height='10' fill='red'/>
      <rect x='10' width='10' height='10' fill='blue' fill-opacity='0.5'/></svg>
      """.utf8)
  }

  @Test(arguments: [
    "width='20' height='10'", "viewBox='0 0 20 10'", "width='20' height='10' viewBox='0 0 20 10'",
    "width='20px' height='10px'", "width='100%' height='100%' viewBox='0 0 20 10'",
  ])
  func `the size is that of width and height, else of the view box`(size: String) throws {
    let (pixels, points) = try SVG.decode(Self.document(size), scale: 1)
    #expect(points == CGSize(width: 20, height: 10))
    #expect((pixels.width, pixels.height) == (20, 10))
    #expect(pixels[5, 5] == 0xFFFF_0000)
    #expect(pixels[15, 5] == 0x8000_0080)
  }

  @Test func `a view box is scaled to the size`() throws {
    let (pixels, points) = try SVG.decode(
      Self.document("width='40' height='20' viewBox='0 0 20 10'"), scale: 1)
    #expect(points == CGSize(width: 40, height: 20))
    #expect(pixels[18, 10] == 0xFFFF_0000 && pixels[21, 10] == 0x8000_0080)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `vectors are drawn at the scale`(scale: CGFloat) throws {
    let pixels = try SVG.decode(Self.document("width='20' height='10'"), scale: scale).pixels
    #expect(pixels.width == Int(20 * scale) && pixels.height == Int(10 * scale))
    let edge = Int(10 * scale)
    #expect(pixels[edge - 1, 0] == 0xFFFF_0000 && pixels[edge, 0] == 0x8000_0080)
  }

  @Test func `errors tell what is wrong`() {
    #expect(throws: SVGError.noSize) { try SVG.decode(Self.document(""), scale: 1) }
    #expect(throws: SVGError.size(width: 40000, height: 20)) {
      try SVG.decode(Self.document("width='20000' height='10'"), scale: 2)
    }
    #expect(throws: SVGError.size(width: 0, height: 10)) {
      try SVG.decode(Self.document("width='0' height='10'"), scale: 1)
    }
    #expect(throws: SVGError.tooLong(bytes: 17_000_000)) {
      try SVG.decode(Data(count: 17_000_000), scale: 1)
    }
    for text in ["", "no document", "<svg", "<a xmlns='b'/>", "\(Self.head)><g></svg>"] {
      #expect(throws: SVGError.self) { try SVG.decode(Data(text.utf8), scale: 1) }
    }
  }

  @Test func `a document reads no other files`() throws {
    let text = """
      <svg xmlns='http://www.w3.org/2000/svg' xmlns:x='http://www.w3.org/1999/xlink' width='4' height='4'>
      <image width='4' height='4' x:href='file:///usr/share/pixmaps/debian-logo.png'/></svg>
      """
    let pixels = try SVG.decode(Data(text.utf8), scale: 1).pixels
    #expect(pixels[2, 2] == 0)
  }

  @Test func `Fuzz: documents that make no sense are refused or drawn`() {
    let pieces = [
      "<rect", "<path", "<g>", "</g>", "<use href='#a'/>", " id='a'", " d='M0 0L9 9'", " d='M1e99'",
      " transform='scale(0)'", " fill='url(#a)'", "/>", ">", "<linearGradient", " width='-1'",
      " height='1e30'", "<filter id='a'><feGaussianBlur stdDeviation='99'/></filter>",
      " filter='url(#a)'", "<mask id='a'>", "</mask>", " mask='url(#a)'", "<text>A</text>", "&#0;",
      "\u{FFFF}", "<style>*{fill:red}</style>",
    ]
    var drawnCount = 0
    Fuzz.run(300) { random, trace in
      var text = "\(Self.head) width='9' height='9'>"
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        text += pieces.randomElement(using: &random) ?? ""
      }
      text += "</svg>"
      var bytes = Data(text.utf8)
      if Bool.random(using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] =
          .random(in: 0...255, using: &random)
      }
      do throws(SVGError) {
        _ = try SVG.decode(bytes, scale: 1)
        drawnCount += 1
      } catch {
        #expect(!"\(error)".isEmpty, "\(trace)")
      }
    }
    #expect(drawnCount > 20)
  }
}
