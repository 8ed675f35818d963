// JPEG both ways: every kind is read, pictures come back nearly as they were, nothing crashes.

import CoreGraphics
import ImageCoding
import TestSupport
import Testing

@Suite struct JPEGTests {
  /// Halves of red and blue, 16 × 16, progressive, with coarser colours.
  static let progressive = file(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4R
    DgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wgARCAAQABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAA
    Bgf/xAAVAQEBAAAAAAAAAAAAAAAAAAAGB//aAAwDAQACEAMQAAABnIF8BcUb/8QAFBABAAAAAAAAAAAAAAAAAAAA
    IP/aAAgBAQABBQIf/8QAGBEAAgMAAAAAAAAAAAAAAAAAAAdEgsL/2gAIAQMBAT8BYcW+T//EABgRAAIDAAAAAAAA
    AAAAAAAAAAAHRILC/9oACAECAQE/AVlMps//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAY/Ah//xAAUEAEA
    AAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/IR//2gAMAwEAAgADAAAAEKf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oA
    CAEDAQE/EC//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/EBf/xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oA
    CAEBAAE/EB//2Q==
    """)

  /// A grey of 128, 8 × 8, of one component.
  static let grey = file(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4R
    DgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAAIAAgBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcI
    CQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcY
    GRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKj
    pKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/ACv/
    2Q==
    """)

  /// Ink as Adobe writes it, 255 for none: no cyan, half of the magenta, all of the yellow, no black.
  static let ink = file(
    """
    /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4L
    CxAWEBETFBUVFQwPFxgWFBgSFBUU/9sAQwEDBAQFBAUJBQUJFA0LDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU/8AAFAgACAAIBAERAAIRAQMRAQQRAP/EAB8AAAEFAQEBAQEBAAAAAAAA
    AAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHw
    JDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqS
    k5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/E
    AB8BAAMBAQEBAQEBAQEAAAAAAAABAgMEBQYHCAkKC//EALURAAIBAgQEAwQHBQQEAAECdwABAgMRBAUhMQYSQVEH
    YXETIjKBCBRCkaGxwQkjM1LwFWJy0QoWJDThJfEXGBkaJicoKSo1Njc4OTpDREVGR0hJSlNUVVZXWFlaY2RlZmdo
    aWpzdHV2d3h5eoKDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uLj
    5OXm5+jp6vLz9PX29/j5+v/aAA4EAQACEQMRBAAAPwDz+v7jP46P1Tr/2Q==
    """)

  private static func file(_ text: String) -> Data {
    Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
  }

  /// From black to white in x and from green to none in y.
  static func ramp(width: Int, height: Int) -> PixelBuffer {
    let pixels = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green) = (UInt32(x * 255 / width), UInt32(255 - y * 255 / height))
        pixels[x, y] = 0xFF00_0000 | red << 16 | green << 8 | red
      }
    }
    return pixels
  }

  static func difference(_ one: PixelBuffer, _ other: PixelBuffer) -> UInt32 {
    var most: UInt32 = 0
    for y in 0..<one.height {
      for x in 0..<one.width {
        for shift: UInt32 in [0, 8, 16, 24] {
          let (a, b) = (one[x, y] >> shift & 255, other[x, y] >> shift & 255)
          most = max(most, a > b ? a - b : b - a)
        }
      }
    }
    return most
  }

  @Test func `a picture comes back within four steps of 255 at the best quality`() throws {
    let pixels = Self.ramp(width: 37, height: 21)
    let back = try JPEG.decode(JPEG.encode(pixels, quality: 1))
    #expect(back.pixels.width == 37 && back.pixels.height == 21 && back.orientation == 1)
    #expect(Self.difference(pixels, back.pixels) <= 4)
  }

  @Test func `less quality makes smaller files of other pixels`() throws {
    let pixels = PNGTests.noise(width: 64, height: 64, opaque: true, seed: 1)
    let sizes = try [0, 0.25, 0.5, 0.75, 1].map { try JPEG.encode(pixels, quality: $0).count }
    #expect(sizes == sizes.sorted() && Set(sizes).count == sizes.count)
    #expect(try JPEG.encode(pixels, quality: -3).count == sizes[0])
    #expect(try JPEG.encode(pixels, quality: .infinity).count == sizes[4])
    #expect(try JPEG.encode(pixels, quality: .nan).count == sizes[4])
  }

  @Test func `what is transparent becomes white`() throws {
    let pixels = PixelBuffer(width: 8, height: 8)
    for y in 0..<8 { for x in 0..<8 { pixels[x, y] = 0x8000_0000 } }
    let back = try JPEG.decode(JPEG.encode(pixels, quality: 1)).pixels
    #expect(back[3, 3] == 0xFF7F_7F7F)
  }

  @Test func `progressive files are read`() throws {
    let pixels = try JPEG.decode(Self.progressive).pixels
    #expect(pixels.width == 16 && pixels.height == 16)
    #expect(pixels[2, 2] == 0xFFFE_0000 && pixels[13, 13] == 0xFF00_00FE)
  }

  @Test func `files of one component are grey`() throws {
    let pixels = try JPEG.decode(Self.grey).pixels
    #expect(pixels[0, 0] == 0xFF80_8080 && pixels[7, 7] == 0xFF80_8080)
  }

  @Test func `ink is light that is left`() throws {
    let pixel = try JPEG.decode(Self.ink).pixels[4, 4]
    #expect(pixel == 0xFFFF_7F00)
  }

  /// A file with an Exif segment behind its beginning, whose TIFF header and directory are as given.
  static func exif(_ file: Data, order: String, orientation: UInt8) -> Data {
    let isLittle = order == "II"
    func short(_ value: UInt8) -> [UInt8] { isLittle ? [value, 0] : [0, value] }
    func long(_ value: UInt8) -> [UInt8] { isLittle ? [value, 0, 0, 0] : [0, 0, 0, value] }
    let tag: [UInt8] = isLittle ? [0x12, 0x01] : [0x01, 0x12]
    let other: [UInt8] = isLittle ? [0x0F, 0x01] : [0x01, 0x0F]
    var tiff = Array(order.utf8) + short(42) + long(8) + short(2)
    tiff += other + short(2) + long(2) + [65, 0, 0, 0]
    tiff += tag + short(3) + long(1) + short(orientation) + [0, 0]
    let content = Array("Exif\0\0".utf8) + tiff
    return file.prefix(2) + [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content + file.dropFirst(2)
  }

  @Test(arguments: ["II", "MM"]) func `the orientation of a camera is read`(order: String) throws {
    for value: UInt8 in 1...8 {
      let file = Self.exif(Self.grey, order: order, orientation: value)
      #expect(try JPEG.decode(file).orientation == Int(value))
    }
    for value: UInt8 in [0, 9, 255] {
      let file = Self.exif(Self.grey, order: order, orientation: value)
      #expect(try JPEG.decode(file).orientation == 1)
    }
  }

  @Test func `a file that ends too early shows its beginning`() throws {
    let pixels = PNGTests.noise(width: 32, height: 64, opaque: true, seed: 2)
    let file = try JPEG.encode(pixels, quality: 1)
    let whole = try JPEG.decode(file).pixels
    let half = try JPEG.decode(file.prefix(file.count / 2)).pixels
    #expect((0..<32).allSatisfy { half[$0, 3] == whole[$0, 3] })
    #expect((0..<32).contains { half[$0, 60] != whole[$0, 60] })
  }

  @Test func `what is no JPEG file, or of another kind, is said`() throws {
    #expect(throws: JPEGError.notJPEG) { try JPEG.decode(Data()) }
    #expect(throws: JPEGError.notJPEG) { try JPEG.decode(Data([0xFF, 0xD8, 0xFF, 0xD9])) }
    #expect(throws: JPEGError.notJPEG) { try JPEG.decode(Data([0xFF, 0xD8, 0xFF, 0xDA, 0, 4])) }
    let frame: [UInt8] = [0, 17, 8, 0, 30, 1, 4, 3, 1, 1, 0, 2, 1, 0, 3, 1, 0]
    for kind: UInt8 in [0xC3, 0xC9, 0xCF] {
      #expect(throws: JPEGError.kind(marker: kind)) {
        try JPEG.decode(Data([0xFF, 0xD8, 0xFF, kind] + frame))
      }
    }
  }

  @Test func `pictures that are too large, or empty, are refused before memory is asked for`() {
    func file(_ width: Int, _ height: Int) -> Data {
      let size = [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
      return Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8] + size + [3, 1, 1, 0, 2, 1, 0, 3, 1, 0])
    }
    #expect(throws: JPEGError.size(width: 16385, height: 9)) { try JPEG.decode(file(16385, 9)) }
    #expect(throws: JPEGError.size(width: 9, height: 0)) { try JPEG.decode(file(9, 0)) }
    #expect(throws: JPEGError.tooShort(width: 16384, height: 16384, bytes: 21)) {
      try JPEG.decode(file(16384, 16384))
    }
    #expect(throws: JPEGError.size(width: 0, height: 3)) {
      try JPEG.encode(PixelBuffer(width: 0, height: 3), quality: 1)
    }
  }

  @Test func `2000 damaged files are read or refused`() throws {
    let noise = PNGTests.noise(width: 24, height: 17, opaque: true, seed: 5)
    let seeds = [
      Self.progressive, Self.grey, Self.ink, try JPEG.encode(noise, quality: 0.6),
      Self.exif(Self.grey, order: "II", orientation: 6),
      Self.exif(Self.progressive, order: "MM", orientation: 3),
    ].map { Array($0) }
    var readCount = 0
    Fuzz.run(2000) { generator, trace in
      var file = seeds.randomElement(using: &generator) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &generator) { generator.damage(&file, cut: 4) }
      do throws(JPEGError) {
        let picture = try JPEG.decode(Data(file))
        readCount += 1
        #expect((1...8).contains(picture.orientation), "\(trace)")
        #expect(picture.pixels.width * picture.pixels.height <= file.count * 4096, "\(trace)")
      } catch {
        #expect(!"\(error)".isEmpty, "\(trace)")
      }
    }
    #expect(readCount > 200 && readCount < 1990 * Fuzz.scale)
  }
}
