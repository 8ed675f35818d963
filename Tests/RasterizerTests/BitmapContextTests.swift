// Bitmap contexts give their pixels in the byte order that was asked for.

import CoreGraphics
import Rasterizer
import Testing

@Suite struct BitmapContextTests {
  @Test(arguments: [
    (1, [0x10, 0x20, 0x30, 0xFF]), (2, [0xFF, 0x10, 0x20, 0x30]),
    (0x2002, [0x30, 0x20, 0x10, 0xFF]), (0x2001, [0xFF, 0x30, 0x20, 0x10]),
  ])
  func `bytes lie as the bitmap info says, rows from the top`(info: Int, bytes: [UInt8]) throws {
    PictureRasterizer.install(Rasterizer())
    let context = try #require(
      unsafe CGContext(
        data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 16,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: UInt32(info)))
    context.setFillColor(
      red: 0x10 / 255, green: 0x20 / 255, blue: 0x30 / 255, alpha: 1)
    // y up: the upper row.
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    let data = unsafe try #require(unsafe context.data)
    let all = unsafe UnsafeRawBufferPointer(start: data, count: 32)
    #expect(unsafe Array(all[4..<8]) == bytes)
    #expect(unsafe all[0..<4].allSatisfy { $0 == 0 })
    #expect(unsafe all[16..<28].allSatisfy { $0 == 0 })
  }

  @Test func `a grey bitmap has a byte a pixel`() throws {
    PictureRasterizer.install(Rasterizer())
    let context = try #require(
      unsafe CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let data = unsafe try #require(unsafe context.data)
    #expect(unsafe Array(UnsafeRawBufferPointer(start: data, count: 2)) == [0, 255])
  }
}
