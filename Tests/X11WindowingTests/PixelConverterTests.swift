// Screens that store pixels otherwise: the exact bits, and a window on them.

import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite struct PixelConverterTests {
  private static let rgb565 = PixelLayout(
    bitsPerPixel: 16, redMask: 0xF800, greenMask: 0x7E0, blueMask: 0x1F, isLittleEndian: true)
  private static let rgb30 = PixelLayout(
    bitsPerPixel: 32, redMask: 0x3FF0_0000, greenMask: 0xFFC00, blueMask: 0x3FF,
    isLittleEndian: true)

  @Test func `black and white stay the ends in every layout and place`() throws {
    for layout in [Self.rgb565, Self.rgb30] {
      let converter = PixelConverter(try #require(layout))
      let all = converter.layout.redMask | converter.layout.greenMask | converter.layout.blueMask
      for place in 0..<16 {
        #expect(converter.value(0xFF00_0000, x: place % 4, y: place / 4) == 0)
        #expect(converter.value(0xFFFF_FFFF, x: place % 4, y: place / 4) == all)
      }
    }
  }

  @Test func `ten bits repeat the highest of eight`() throws {
    let converter = PixelConverter(try #require(Self.rgb30))
    #expect(converter.value(0xFF80_01C3, x: 5, y: 9) == 0x202 << 20 | 0x004 << 10 | 0x30F)
  }

  @Test(arguments: 0...255)
  func `sixteen places of a dithered grey are on average that grey`(grey: Int) throws {
    let converter = PixelConverter(try #require(Self.rgb565))
    let pixel = UInt32(grey) * 0x01_0101
    let sum = (0..<16).reduce(0) { $0 + Int(converter.value(pixel, x: $1 % 4, y: $1 / 4) & 0x1F) }
    // Within half a sixteenth of a step, which is what sixteen places can show.
    #expect(abs(Double(sum) / 16 - Double(grey) * 31 / 255) <= 1.0 / 32 + 1e-9)
  }

  @Test(arguments: [true, false])
  func `three bytes a pixel come in the server's order`(isLittleEndian: Bool) throws {
    let layout = try #require(
      PixelLayout(
        bitsPerPixel: 24, redMask: 0xFF0000, greenMask: 0xFF00, blueMask: 0xFF,
        isLittleEndian: isLittleEndian))
    #expect(!layout.isNative)
    #expect(
      bytes(of: [0xFF11_2233, 0x0044_5566], layout)
        == (isLittleEndian
          ? [0x33, 0x22, 0x11, 0x66, 0x55, 0x44] : [0x11, 0x22, 0x33, 0x44, 0x55, 0x66]))
  }

  @Test func `four bytes of the other order and other masks`() throws {
    let big = try #require(
      PixelLayout(
        bitsPerPixel: 32, redMask: 0xFF0000, greenMask: 0xFF00, blueMask: 0xFF,
        isLittleEndian: false))
    #expect(bytes(of: [0xFF11_2233], big) == [0, 0x11, 0x22, 0x33])
    let swapped = try #require(
      PixelLayout(
        bitsPerPixel: 32, redMask: 0xFF, greenMask: 0xFF00, blueMask: 0xFF0000,
        isLittleEndian: true))
    #expect(bytes(of: [0xFF11_2233], swapped) == [0x11, 0x22, 0x33, 0])
  }

  @Test(arguments: [
    (8, UInt32(0xE0)), (32, 0), (32, 0xF0F0), (32, 0xFFFF_FF00), (12, 0xF00),
  ])
  func `layouts that are none are refused`(bits: Int, redMask: UInt32) {
    #expect(
      PixelLayout(
        bitsPerPixel: bits, redMask: redMask, greenMask: 0xF, blueMask: 0xF, isLittleEndian: true)
        == nil)
  }

  @Test func `only the renderer's own layout is native`() throws {
    let native = PixelLayout(
      bitsPerPixel: 32, redMask: 0xFF0000, greenMask: 0xFF00, blueMask: 0xFF, isLittleEndian: true)
    #expect(try #require(native).isNative)
    #expect(try !#require(Self.rgb30).isNative)
  }

  @Test(arguments: [15, 16, 30], [true, false])
  func `a window on a screen of another depth shows the converted pixels`(
    depth: Int, sharesMemory: Bool
  ) throws {
    let server = try PrivateXServer(screen: "640x480x\(depth)")
    let fixture = try Fixture(server, allowsSharedMemory: sharesMemory)
    let report = fixture.connection.report
    #expect(report.isConverted && report.depth == depth)
    #expect(report.sharedMemory.works == sharesMemory)
    try fixture.show()
    let damage = [PixelRect(x: 3, y: 5, width: 30, height: 20)]
    let first = Fixture.picture(fixture.window.size, 1)
    let serial = try fixture.frame(damage: damage)
    try #require(fixture.isPublished(serial))
    let converter = PixelConverter(fixture.window.layout)
    let size = fixture.window.size
    var expected: [UInt32] = []
    for y in 0..<size.height {
      for x in 0..<size.width {
        let isNew = !PixelRect(x: x, y: y, width: 1, height: 1).intersection(damage[0]).isEmpty
        let pixel = isNew ? Fixture.color(x, y, serial) : first[y * size.width + x]
        expected.append(converter.value(pixel, x: x, y: y))
      }
    }
    #expect(fixture.observer.numbers(of: fixture.window) == expected)
    #expect(fixture.connection.faults.isEmpty)
  }

  private func bytes(of pixels: [UInt32], _ layout: PixelLayout) -> [UInt8] {
    var bytes = [UInt8](repeating: 0xAA, count: pixels.count * layout.bytes)
    unsafe pixels.withUnsafeBufferPointer { pixels in
      unsafe bytes.withUnsafeMutableBytes { bytes in
        unsafe PixelConverter(layout).convert(pixels, x: 0, y: 0, to: bytes)
      }
    }
    return bytes
  }
}
