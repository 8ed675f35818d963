// Every kind of PNG becomes the same premultiplied pixels.

import CoreGraphics
import ImageCoding
import Testing

@Suite struct PNGKindTests {
  private func row(_ file: Data) throws -> [UInt32] {
    let pixels = try PNG.decode(file)
    return (0..<pixels.width).map { pixels[$0, 0] }
  }

  @Test(arguments: [UInt8(1), 2, 4, 8])
  func `a palette is looked up at every depth`(depth: UInt8) throws {
    let bytes: [UInt8] = [1: [0b0100_0000], 2: [0b0001_0000], 4: [0x01], 8: [0, 1]][depth] ?? []
    let png = TinyPNG(
      width: 2, height: 1, depth: depth, kind: 3,
      extra: [("PLTE", [255, 0, 0, 0, 0, 255]), ("tRNS", [255, 128])], rows: [[0] + bytes])
    #expect(try row(png.file) == [0xFFFF_0000, 0x8000_0080])
  }

  @Test func `grey of one bit is black and white`() throws {
    let png = TinyPNG(width: 3, height: 1, depth: 1, kind: 0, rows: [[0, 0b0100_0000]])
    #expect(try row(png.file) == [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000])
  }

  @Test func `a transparent grey is transparent`() throws {
    let png = TinyPNG(
      width: 2, height: 1, kind: 0, extra: [("tRNS", [0, 7])], rows: [[0, 7, 8]])
    #expect(try row(png.file) == [0, 0xFF08_0808])
  }

  @Test func `a transparent colour is transparent`() throws {
    let png = TinyPNG(
      width: 2, height: 1, extra: [("tRNS", [0, 1, 0, 2, 0, 3])], rows: [[0, 1, 2, 3, 1, 2, 4]])
    #expect(try row(png.file) == [0, 0xFF01_0204])
  }

  @Test func `grey and alpha is premultiplied`() throws {
    let png = TinyPNG(width: 2, height: 1, kind: 4, rows: [[0, 255, 128, 100, 51]])
    #expect(try row(png.file) == [0x8080_8080, 0x3314_1414])
  }

  @Test func `16 bits round to 8 as sRGB`() throws {
    let png = TinyPNG(
      width: 1, height: 1, depth: 16, rows: [[0, 0x80, 0x80, 0x01, 0x00, 0xFE, 0x00]])
    let pixels = try row(png.file)
    #expect(pixels == [0xFF80_01FD])
  }

  @Test func `16 bits with alpha are premultiplied`() throws {
    let png = TinyPNG(
      width: 1, height: 1, depth: 16, kind: 6,
      rows: [[0, 0xFF, 0xFF, 0x80, 0x80, 0, 0, 0x80, 0x80]])
    #expect(try row(png.file) == [0x8080_4000])
  }

  @Test func `an interlaced picture is read in its seven passes`() throws {
    // 2 × 2: pass 1 holds (0,0), pass 6 (1,0), pass 7 the second row.
    let png = TinyPNG(
      width: 2, height: 2, kind: 0, isInterlaced: true, rows: [[0, 10], [0, 20], [0, 30, 40]])
    let pixels = try PNG.decode(png.file)
    #expect(pixels[0, 0] == 0xFF0A_0A0A && pixels[1, 0] == 0xFF14_1414)
    #expect(pixels[0, 1] == 0xFF1E_1E1E && pixels[1, 1] == 0xFF28_2828)
  }

  @Test func `a gamma that is not that of sRGB is honoured`() throws {
    // 1.0: linear light; libpng takes sRGB for a power of 2.2, and half of it is 186.
    let png = TinyPNG(
      width: 1, height: 1, kind: 0, extra: [("gAMA", [0, 1, 0x86, 0xA0])], rows: [[0, 128]])
    let pixels = try row(png.file)
    #expect(pixels == [0xFFBA_BABA])
  }

  @Test func `a palette index without a colour is no crash`() throws {
    let png = TinyPNG(
      width: 1, height: 1, kind: 3, extra: [("PLTE", [1, 2, 3])], rows: [[0, 200]])
    _ = try? PNG.decode(png.file)
    let missing = TinyPNG(width: 1, height: 1, kind: 3, rows: [[0, 0]])
    #expect(throws: PNGError.self) { try PNG.decode(missing.file) }
  }
}
