// WebP: pictures with loss, without, with alpha, animations, and files that are cut off or make no sense.

import CoreGraphics
import ImageCoding
import TestSupport
import Testing

@Suite struct WebPTests {
  /// 8 × 8 without loss: red of half alpha on the left, opaque blue on the right.
  static let lossless = file("UklGRiAAAABXRUJQVlA4TBMAAAAvB8ABEA8Q87//D/wPB32I6H8AAA==")

  /// 16 × 16 with loss: red on the left, blue on the right.
  static let lossy = file(
    """
    UklGRkQAAABXRUJQVlA4IDgAAAAwAgCdASoQABAAAMASJaACdLoB+AH4gARoAAD+/Suf/9+gm/93m/10S8z/60c//rRlcH9aOb+gAA==
    """)

  /// The picture of `lossless` with loss and its alpha without.
  static let alpha = file(
    """
    UklGRoAAAABXRUJQVlA4WAoAAAAQAAAABwAABwAAQUxQSAwAAAABD/DA/4iI0IeI/gdWUDggTgAAADADAJ0BKggACAAAwBIlqAJ0ugH4
    AUYD8AK7/3AAEYHcrMAA/v2ev/5zIbf/u2RJgpE/66J+2yJMFIn/9aOf/jUsoSOVzf41LKEjl94AAA==
    """)

  /// 8 × 8: red for 0.12 s, blue for 0.08 s, twice.
  static let animation = file(
    """
    UklGRoQAAABXRUJQVlA4WAoAAAACAAAABwAABwAAQU5JTQYAAAD/////AgBBTk1GKAAAAAAAAAAAAAcAAAcAAHgAAAJWUDhMDwAAAC8H
    wAEABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAcAAAcAAFAAAABWUDhMDwAAAC8HwAEABxDR//4HIqL/AQA=
    """)

  private static func file(_ text: String) -> Data {
    Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
  }

  private func only(_ file: Data) throws -> PixelBuffer {
    let (frames, loops) = try WebP.decode(file)
    #expect(frames.count == 1 && loops == nil)
    return try #require(frames.first).pixels
  }

  @Test func `a picture without loss gives its pixels, premultiplied`() throws {
    let pixels = try only(Self.lossless)
    #expect((pixels.width, pixels.height) == (8, 8))
    #expect(pixels[0, 0] == 0x8080_0000 && pixels[7, 7] == 0xFF00_00FF)
  }

  @Test func `a picture with loss gives nearly its pixels`() throws {
    let pixels = try only(Self.lossy)
    #expect((pixels.width, pixels.height) == (16, 16))
    #expect(pixels[1, 8] >> 24 == 255 && pixels[1, 8] >> 16 & 255 > 200)
    #expect(pixels[1, 8] & 255 < 60 && pixels[14, 8] & 255 > 200)
  }

  @Test func `alpha beside a picture with loss is kept`() throws {
    let pixels = try only(Self.alpha)
    #expect(pixels[0, 0] >> 24 == 128 && pixels[7, 0] >> 24 == 255)
    #expect(pixels[0, 0] >> 16 & 255 <= 128)
  }

  @Test func `an animation gives its pictures, times and repetitions`() throws {
    let (frames, loops) = try WebP.decode(Self.animation)
    #expect(loops == 2 && frames.map(\.delay) == [0.12, 0.08])
    #expect(frames.map { $0.pixels[3, 3] } == [0xFFFF_0000, 0xFF00_00FF])
    #expect(try WebP.decode(Self.animation, limit: 1).frames.count == 1)
  }

  @Test func `errors tell what is wrong`() {
    #expect(throws: WebPError.notWebP) { try WebP.decode(Data("RIFF....WAVE".utf8)) }
    #expect(throws: WebPError.notWebP) { try WebP.decode(Data()) }
    #expect(throws: WebPError.codec(reason: "it ends too early")) {
      try WebP.decode(Self.lossy.prefix(22))
    }
    #expect(throws: WebPError.self) { try WebP.decode(Self.animation.prefix(60)) }
  }

  @Test func `a picture with too many pixels is refused before any is made`() {
    // 16384 × 16384 in the header of a picture without loss: 14 bits each, minus one.
    var large = Self.lossless
    for place in 21...23 { large[place] = 0xFF }
    large[24] = 0x0F
    #expect(throws: WebPError.size(width: 16384, height: 16384)) { try WebP.decode(large) }
  }

  @Test func `Fuzz: bytes that make no sense are refused or shown, and never stop the program`() {
    var readCount = 0
    Fuzz.run(300) { random, trace in
      for file in [Self.lossless, Self.lossy, Self.alpha, Self.animation] {
        var bytes = file
        for _ in 0..<3 {
          bytes[Int.random(in: 12..<bytes.count, using: &random)] =
            .random(in: 0...255, using: &random)
        }
        if Bool.random(using: &random) {
          bytes = bytes.prefix(.random(in: 0...bytes.count, using: &random))
        }
        do throws(WebPError) {
          readCount += try WebP.decode(bytes).frames.count
        } catch {
          #expect(!"\(error)".isEmpty, "\(trace)")
        }
      }
    }
    #expect(readCount > 50)
  }
}
