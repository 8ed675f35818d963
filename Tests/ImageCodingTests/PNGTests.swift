// PNG both ways: every pixel comes back, every kind is read, nothing crashes.

import CoreGraphics
import ImageCoding
import TestSupport
import Testing

@Suite struct PNGTests {
  /// Every premultiplied grey for every alpha: component in x, alpha in y.
  static func everyAlpha() -> PixelBuffer {
    let pixels = PixelBuffer(width: 256, height: 256)
    for alpha in 0..<256 {
      for component in 0...alpha {
        let (low, high) = (UInt32(component), UInt32(alpha - component))
        pixels[component, alpha] = UInt32(alpha) << 24 | low << 16 | high << 8 | low
      }
    }
    return pixels
  }

  static func noise(width: Int, height: Int, opaque: Bool, seed: UInt64) -> PixelBuffer {
    var generator = SeededGenerator(seed: seed)
    let pixels = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = opaque ? 255 : UInt32.random(in: 0...255, using: &generator)
        pixels[x, y] = (0..<3).reduce(alpha) { word, _ in
          word << 8 | UInt32.random(in: 0...alpha, using: &generator)
        }
      }
    }
    return pixels
  }

  @Test func `every premultiplied value of every alpha comes back exactly`() throws {
    let pixels = Self.everyAlpha()
    #expect(try PNG.decode(PNG.encode(pixels)).hasSamePixels(as: pixels))
  }

  @Test(arguments: [(1, 1), (7, 3), (3, 64), (65, 2)], [true, false])
  func `pictures come back exactly`(size: (Int, Int), opaque: Bool) throws {
    let pixels = Self.noise(width: size.0, height: size.1, opaque: opaque, seed: 5)
    #expect(try PNG.decode(PNG.encode(pixels)).hasSamePixels(as: pixels))
  }

  @Test func `rows of a buffer with a longer stride are read and written in place`() throws {
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 8 * 2)
    unsafe memory.initialize(repeating: 0xFF01_0203, count: 16)
    let pixels = unsafe PixelBuffer(width: 3, height: 2, stride: 8, lending: memory) {
      unsafe memory.deallocate()
    }
    pixels[2, 1] = 0x80_40_20_10
    let back = try PNG.decode(PNG.encode(pixels))
    #expect(back.width == 3 && back.height == 2)
    #expect(back[2, 1] == 0x8040_2010 && back[0, 1] == 0xFF01_0203)
  }

  @Test func `an opaque picture is RGB and any other RGBA`() throws {
    let pixels = Self.noise(width: 4, height: 4, opaque: true, seed: 1)
    #expect(try PNG.encode(pixels)[25] == 2)
    pixels[3, 3] = 0xFE00_0000
    #expect(try PNG.encode(pixels)[25] == 6)
  }

  @Test func `the file holds these chunks and no others`() throws {
    let pixels = PixelBuffer(width: 2, height: 2)
    #expect(try chunks(PNG.encode(pixels)).map(\.name) == ["IHDR", "sRGB", "IDAT", "IEND"])
    let dense = try chunks(PNG.encode(pixels, pixelsPerMeter: 5669))
    #expect(dense.map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(dense[2].content == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
  }

  @Test func `the bytes of a file are fixed`() throws {
    let pixels = PixelBuffer(width: 2, height: 1)
    pixels[0, 0] = 0xFFFF_8000
    pixels[1, 0] = 0x8000_4080
    let digest = SHA256.hex(of: Array(try PNG.encode(pixels)))
    #expect(digest == "4a423f004792a3108f3a79c6ccd0ffd0b917a62a0f054cb915a19bb650a87971")
  }

  @Test func `a component above its alpha is taken for equal to it`() throws {
    let pixels = PixelBuffer(width: 1, height: 1)
    pixels[0, 0] = 0x10FF_0508
    #expect(try PNG.decode(PNG.encode(pixels))[0, 0] == 0x1010_0508)
  }

  @Test func `sizes out of bounds are refused`() {
    #expect(throws: PNGError.size(width: 0, height: 3)) {
      try PNG.encode(PixelBuffer(width: 0, height: 3))
    }
    #expect(throws: PNGError.size(width: 16385, height: 1)) {
      try PNG.encode(PixelBuffer(width: 16385, height: 1))
    }
    #expect(throws: PNGError.size(width: 16385, height: 1)) {
      try PNG.decode(TinyPNG(width: 16385, height: 1, rows: []).file)
    }
    #expect(throws: PNGError.tooShort(width: 16384, height: 16384, bytes: 68)) {
      try PNG.decode(TinyPNG(width: 16384, height: 16384, rows: []).file)
    }
  }

  @Test func `what is not a PNG is refused`() {
    #expect(throws: PNGError.notPNG) { try PNG.decode(Data()) }
    #expect(throws: PNGError.notPNG) {
      try PNG.decode(Data("GIF89a, and 40 more bytes here .......".utf8))
    }
  }

  @Test func `a truncated file says what is wrong`() throws {
    let file = try PNG.encode(Self.noise(width: 40, height: 40, opaque: true, seed: 2))
    #expect(throws: PNGError.self) { try PNG.decode(file.prefix(file.count / 2)) }
    do {
      _ = try PNG.decode(file.prefix(file.count - 20))
      Issue.record("a file without its end was read")
    } catch {
      #expect("\(error)".hasPrefix("bad PNG data: "))
    }
  }
}
