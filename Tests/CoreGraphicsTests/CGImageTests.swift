// Images from bytes, and images behind masks.

import CoreGraphics
import Foundation
import Testing

@Suite struct CGImageTests {
  private func image(
    _ bytes: [UInt8], width: Int = 1, height: Int = 1, bits: Int = 32, row: Int? = nil,
    _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = [], space: CGColorSpace? = nil
  ) throws -> CGImage? {
    let provider = try #require(CGDataProvider(data: NSData(data: Data(bytes))))
    return unsafe CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits,
      bytesPerRow: row ?? width * bits / 8, space: space ?? CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue), provider: provider,
      decode: nil, shouldInterpolate: false, intent: .defaultIntent)
  }

  @Test func `bytes are read in the order that their maker names`() throws {
    let bytes: [UInt8] = [0x10, 0x20, 0x30, 0xff]
    #expect(try image(bytes, .premultipliedLast)?.pixels[0, 0] == 0xff10_2030)
    #expect(try image(bytes, .noneSkipFirst)?.pixels[0, 0] == 0xff20_30ff)
    #expect(try image(bytes, .premultipliedFirst, .byteOrder32Little)?.pixels[0, 0] == 0xff30_2010)
    #expect(try image(bytes, bits: 24, .none)?.pixels[0, 0] == 0xff10_2030)
    let grey = try image([0x80], bits: 8, .none, space: CGColorSpaceCreateDeviceGray())
    #expect(grey?.pixels[0, 0] == 0xff80_8080)
  }

  @Test func `colours that are not premultiplied become so`() throws {
    #expect(try image([0xff, 0x80, 0, 0x80], .last)?.pixels[0, 0] == 0x8080_4000)
  }

  @Test func `rows may be wider than their pixels, and too few bytes are no image`() throws {
    let bytes: [UInt8] = [1, 9, 2]
    let grey = CGColorSpaceCreateDeviceGray()
    let tall = try image(bytes, height: 2, bits: 8, row: 2, .none, space: grey)
    #expect(tall?.pixels[0, 1] == 0xff02_0202)
    #expect(try image(bytes, height: 3, bits: 8, row: 2, .none, space: grey) == nil)
    #expect(try image(bytes, height: 3, bits: 8, row: .max, .none, space: grey) == nil)
    #expect(try image(bytes, bits: 16, .none, space: grey) == nil)
    #expect(try image(bytes, width: -1, bits: 8, .none, space: grey) == nil)
  }

  @Test func `a mask hides where it is white, an image where it is black`() throws {
    let red: [UInt8] = [0xff, 0, 0, 0xff]
    let picture = try #require(try image(red + red, width: 2, .premultipliedLast))
    let grey = CGColorSpaceCreateDeviceGray()
    let cover = try #require(try image([0xff, 0], width: 2, bits: 8, .none, space: grey))
    let shown = try #require(picture.masking(cover))
    #expect([shown.pixels[0, 0], shown.pixels[1, 0]] == [0xffff_0000, 0])
    let provider = try #require(CGDataProvider(data: NSData(data: Data([0xff, 0x80]))))
    let mask = try #require(
      unsafe CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        provider: provider, decode: nil, shouldInterpolate: false))
    #expect(mask.isMask && !cover.isMask)
    let hidden = try #require(picture.masking(mask))
    #expect([hidden.pixels[0, 0], hidden.pixels[1, 0]] == [0, 0x7f7f_0000])
  }

  private func picture(side: CGFloat) -> CGImage? {
    CGContext(recordingSize: CGSize(width: side, height: side), scale: 1).makeImage()
  }

  @Test func `a small picture that keeps its pixels is drawn once, whoever draws it`() throws {
    func draw() -> PixelBuffer { PixelBuffer(width: 1, height: 1) }
    let small = try #require(picture(side: 64))
    #expect(small.pixelsThatAreKept(draw: draw) == nil)
    small.keepPixels()
    let first = try #require(small.pixelsThatAreKept(draw: draw))
    #expect(small.pixelsThatAreKept(draw: draw) === first)
    for other in [picture(side: 65), try image([1, 2, 3, 4], .last)] {
      other?.keepPixels()
      #expect(other?.pixelsThatAreKept(draw: draw) == nil)
    }
  }
}
