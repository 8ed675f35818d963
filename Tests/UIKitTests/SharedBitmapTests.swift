// Bitmaps whose memory is the picture: a caller's, and a context's own once somebody asked for it.

import CoreGraphics
import Rasterizer
import Testing
import UIKit

@MainActor @Suite struct SharedBitmapTests {
  // A view installs the renderer that its code draws with; here is none.
  init() { pixelsInstalled }

  private static let rgba = CGImageAlphaInfo.premultipliedLast.rawValue

  /// Apple's bits of a layout, and red in it.
  nonisolated private static let layouts: [(bits: UInt32, red: [UInt8])] = [
    (CGImageAlphaInfo.premultipliedLast.rawValue, [255, 0, 0, 255]),
    (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 0, 0]),
    (
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
      [0, 0, 255, 255]
    ),
    (
      CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
      [255, 0, 0, 255].reversed()
    ),
  ]

  /// A context of 4 × 4 pixels in rows of 20 bytes.
  private func context(_ memory: UnsafeMutableRawPointer?, _ bits: UInt32) throws -> CGContext {
    try #require(
      unsafe CGContext(
        data: memory, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 20,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: bits))
  }

  /// Draws in `memory`.
  private func draw(
    in memory: inout [UInt8], _ bits: UInt32 = rgba, _ body: (CGContext) throws -> Void
  ) throws {
    try unsafe memory.withUnsafeMutableBytes { bytes in
      try body(try unsafe context(bytes.baseAddress, bits))
    }
  }

  private func fill(_ context: CGContext, _ color: UIColor, _ rect: CGRect) {
    context.setFillColor(color.cgColor)
    context.fill(rect)
  }

  /// The image's pixel in RGBA.
  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) throws -> [UInt8] {
    var memory = [UInt8](repeating: 0, count: 80)
    try draw(in: &memory) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
    return Array(memory[y * 20 + x * 4..<y * 20 + x * 4 + 4])
  }

  @Test(arguments: 0..<4)
  func `a caller's memory is drawn in at once, and no byte beside its rows`(index: Int) throws {
    let (bits, red) = Self.layouts[index]
    var memory = [UInt8](repeating: 77, count: 80)
    for row in 0..<4 { for at in 0..<16 { memory[row * 20 + at] = 0 } }
    // The first row in memory is the top one; y grows upwards.
    try draw(in: &memory, bits) { fill($0, .red, CGRect(x: 1, y: 0, width: 2, height: 1)) }
    var expected = [UInt8](repeating: 77, count: 80)
    for row in 0..<4 { for at in 0..<16 { expected[row * 20 + at] = 0 } }
    expected.replaceSubrange(64..<72, with: red + red)
    #expect(memory == expected)
  }

  @Test(arguments: 0..<4)
  func `what a caller's memory holds is drawn on and is in the image`(index: Int) throws {
    let (bits, red) = Self.layouts[index]
    var memory = [UInt8](repeating: 0, count: 80)
    memory.replaceSubrange(0..<4, with: red)
    var image: CGImage?
    try draw(in: &memory, bits) { context in
      fill(
        context, UIColor(red: 0, green: 0, blue: 1, alpha: 0.5),
        CGRect(x: 0, y: 0, width: 4, height: 4))
      image = context.makeImage()
    }
    let found = try pixel(try #require(image), 0, 0)
    #expect([[127, 0, 128, 255], [128, 0, 127, 255]].contains(found))
    #expect(try pixel(try #require(image), 3, 3)[3] == 128)
  }

  @Test func `pixels that skip their alpha are opaque`() throws {
    var memory = [UInt8](repeating: 9, count: 80)
    var image: CGImage?
    try draw(in: &memory, CGImageAlphaInfo.noneSkipLast.rawValue) { image = $0.makeImage() }
    #expect(try pixel(try #require(image), 2, 2) == [9, 9, 9, 255])
  }

  @Test func `what is written through data is in the image, and drawing is seen there`() throws {
    let context = try unsafe context(nil, Self.rgba)
    fill(context, .green, CGRect(x: 0, y: 0, width: 4, height: 4))
    let bytes = unsafe try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(unsafe [bytes[0], bytes[1]] == [0, 255])
    unsafe bytes[0] = 255
    unsafe bytes[1] = 0
    let before = try #require(context.makeImage())
    fill(context, .blue, CGRect(x: 2, y: 3, width: 1, height: 1))
    #expect(unsafe [bytes[8], bytes[9], bytes[10]] == [0, 0, 255])
    #expect(try pixel(try #require(context.makeImage()), 0, 0) == [255, 0, 0, 255])
    #expect(try pixel(before, 2, 0) == [0, 255, 0, 255])
  }

  @Test func `pixels without alpha are over black, whether somebody asked for them or not`() throws
  {
    let red = CGRect(x: 0, y: 0, width: 2, height: 4)
    for bits in [CGImageAlphaInfo.noneSkipLast, .noneSkipFirst] {
      let context = try unsafe context(nil, bits.rawValue)
      fill(context, .red, CGRect(x: 0, y: 0, width: 4, height: 4))
      context.clear(CGRect(x: 2, y: 0, width: 2, height: 4))
      let image = try #require(context.makeImage())
      #expect(try pixel(image, 0, 0) == [255, 0, 0, 255])
      #expect(try pixel(image, 3, 0) == [0, 0, 0, 255])
    }
    let grey = try #require(
      unsafe CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    fill(grey, .red, red)
    let image = try #require(grey.makeImage())
    #expect(try pixel(image, 0, 0) == [54, 54, 54, 255])
    #expect(try pixel(image, 3, 0) == [0, 0, 0, 255])
  }

  @Test func `rows that no memory holds are refused`() {
    for bytesPerRow in [15, .max, .max / 2, 1 << 30] {
      let context = unsafe CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: Self.rgba)
      #expect(context == nil)
    }
  }

  @Test func `a transparency layer reaches the memory when it ends`() throws {
    var memory = [UInt8](repeating: 0, count: 80)
    try draw(in: &memory) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      fill(context, .red, CGRect(x: 0, y: 3, width: 1, height: 1))
      context.endTransparencyLayer()
    }
    #expect(Array(memory[0..<4]) == [128, 0, 0, 128])
  }

  @Test func `a component above its alpha is taken as the alpha`() throws {
    var memory = [UInt8](repeating: 255, count: 80)
    for pixel in 0..<20 { memory[pixel * 4 + 3] = 10 }
    var image: CGImage?
    try draw(in: &memory) { image = $0.makeImage() }
    #expect(try pixel(try #require(image), 1, 1) == [10, 10, 10, 10])
  }
}
