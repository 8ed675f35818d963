// Animated PNGs: the container's chunks, and what a viewer without animation sees.

import CoreGraphics
import ImageCoding
import Testing

@Suite struct APNGTests {
  private func frame(_ red: UInt32, at place: Int) -> PixelBuffer {
    let pixels = PixelBuffer(width: 9, height: 5)
    for y in 0..<5 {
      for x in 0..<9 { pixels[x, y] = 0xFFFF_FFFF }
    }
    pixels[place, 2] = 0xFF00_0000 | red << 16
    return pixels
  }

  private func names(_ file: Data) -> [String] {
    var names: [String] = []
    var start = 8
    while start + 12 <= file.count {
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: file[start + 4..<start + 8], as: UTF8.self))
      start += 12 + length
    }
    return names
  }

  /// The file of these frames, put together as a recording does.
  private func file(_ frames: [PixelBuffer], framesPerSecond: Int = 60) throws -> Data {
    var animation = APNG(framesPerSecond: framesPerSecond)
    var file = Data()
    for frame in frames { file.append(try animation.append(frame)) }
    let control = animation.control
    file.replaceSubrange(
      animation.controlOffset..<animation.controlOffset + control.count, with: control)
    return file + animation.end
  }

  @Test func `three frames become control and data chunks in order`() throws {
    let file = try file((0..<3).map { frame(255, at: $0) })
    #expect(
      names(file) == [
        "IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    let control = try #require(file.lastRange(of: Data("acTL".utf8)))
    #expect(Array(file[control.upperBound..<control.upperBound + 4]) == [0, 0, 0, 3])
  }

  @Test func `a viewer without animation sees the first frame`() throws {
    let decoded = try PNG.decode(
      file([frame(200, at: 4), frame(100, at: 5)], framesPerSecond: 30))
    #expect(decoded.hasSamePixels(as: frame(200, at: 4)))
  }

  @Test func `a later frame holds only the pixels that changed`() throws {
    let file = try file([frame(255, at: 3), frame(255, at: 4)])
    let second = try #require(file.lastRange(of: Data("fcTL".utf8)))
    let numbers = (0..<5).map { index in
      file[second.upperBound + index * 4..<second.upperBound + index * 4 + 4]
        .reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(numbers == [1, 2, 1, 3, 2])
  }

  @Test func `the same frames give the same bytes`() throws {
    let frames = [1, 1, 8].map { frame(9, at: $0) }
    #expect(try file(frames) == file(frames))
  }

  @Test func `a frame of another size is refused`() throws {
    var animation = APNG(framesPerSecond: 60)
    _ = try animation.append(frame(9, at: 0))
    #expect(throws: PNGError.size(width: 2, height: 2)) {
      try animation.append(PixelBuffer(width: 2, height: 2))
    }
  }
}

extension Data {
  fileprivate func lastRange(of other: Data) -> Range<Index>? {
    range(of: other, options: .backwards)
  }
}
