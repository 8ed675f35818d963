// Animated WebP files that were written: the reader gives back each frame bit for bit, and how long it lasts.

import CoreGraphics
import ImageCoding
import TestSupport
import Testing

@Suite struct AnimatedWebPTests {
  /// The file of these frames, put together as a recording does.
  private func file(_ frames: [PixelBuffer], framesPerSecond: Int = 60) throws -> Data {
    var animation = AnimatedWebP(framesPerSecond: framesPerSecond)
    var file = Data()
    for frame in frames { file.append(try animation.append(frame)) }
    let control = animation.control
    file.replaceSubrange(0..<control.count, with: control)
    return file + animation.end
  }

  private func frame(
    _ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32
  ) -> PixelBuffer {
    let pixels = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { pixels[x, y] = pixel(x, y) }
    }
    return pixels
  }

  @Test func `frames of all alphas come back bit for bit`() throws {
    // Each alpha with each component that it can have, and one frame after another moved.
    let frames = (0..<3).map { step in
      frame(256, 256) { x, y in
        let (alpha, color) = (UInt32((x + step) % 256), UInt32(y))
        return alpha << 24 | (min(color, alpha) << 16) | (min(255 - color, alpha) << 8) | alpha / 2
      }
    }
    let (read, loops) = try WebP.decode(file(frames))
    #expect(loops == 0 && read.count == 3)
    for (frame, read) in zip(frames, read) { #expect(read.pixels.hasSamePixels(as: frame)) }
  }

  @Test func `frames end at the milliseconds nearest to their times`() throws {
    let frames = (0..<7).map { step in
      frame(9, 5) { x, y in x == step && y == 2 ? 0xFFFF_0000 : 0xFFFF_FFFF }
    }
    let delays = try WebP.decode(file(frames)).frames.map { ($0.delay * 1000).rounded() }
    #expect(delays == [17, 16, 17, 17, 16, 17, 17])
    #expect(try WebP.decode(file(frames, framesPerSecond: 1)).frames.allSatisfy { $0.delay == 1 })
    #expect(
      try WebP.decode(file(frames, framesPerSecond: 1000)).frames.allSatisfy { $0.delay == 0.001 })
  }

  @Test func `a later frame holds only what changed, and frames may be the same`() throws {
    let still = frame(301, 203) { x, y in 0xFF00_0000 | UInt32(x * 7919 + y * 104_729) }
    let moved = frame(301, 203) { x, y in (x, y) == (299, 7) ? 0 : still[x, y] }
    let whole = try file([still])
    #expect(try file([still, still, moved]).count < whole.count + 200)
    let read = try WebP.decode(file([still, still, moved, still])).frames
    #expect(read.count == 4)
    for (read, frame) in zip(read, [still, still, moved, still]) {
      #expect(read.pixels.hasSamePixels(as: frame))
    }
  }

  @Test func `the head says the file's size, and whether a frame has alpha`() throws {
    let (white, clear) = (frame(3, 3) { _, _ in .max }, frame(3, 3) { x, _ in x == 1 ? 0 : .max })
    for (frames, flags) in [([white, white], UInt8(2)), ([white, clear], 18), ([clear], 18)] {
      let file = try file(frames)
      let size = file[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
      #expect(size == file.count - 8 && file.count % 2 == 0)
      #expect(file[20] == flags)
    }
  }

  @Test func `the same frames give the same bytes`() throws {
    let frames = (1...3).map { step in frame(40, 30) { x, y in UInt32(x * y * step) | 0xFF00_0000 }
    }
    #expect(try file(frames) == file(frames))
  }

  @Test func `frames that WebP cannot hold are refused in words`() throws {
    var animation = AnimatedWebP(framesPerSecond: 60)
    #expect(throws: WebPError.side(width: 16_384, height: 1)) {
      try animation.append(PixelBuffer(width: 16_384, height: 1))
    }
    #expect(
      "\(WebPError.side(width: 16_384, height: 1))"
        == "a picture of 16384 × 1 pixels is out of WebP's bounds (1 … 16383 a side)")
    _ = try animation.append(frame(16_383, 1) { _, _ in .max })
    #expect(throws: WebPError.size(width: 2, height: 2)) {
      try animation.append(PixelBuffer(width: 2, height: 2))
    }
    var short = AnimatedWebP(framesPerSecond: 60, limit: 200)
    _ = try short.append(frame(2, 2) { _, _ in .max })
    #expect(throws: WebPError.fileSize(limit: 200)) {
      for step in 0..<10 { _ = try short.append(frame(2, 2) { x, _ in UInt32(x * step) }) }
    }
  }

  @Test func `Fuzz: whatever frames are, they come back bit for bit`() throws {
    Fuzz.run(60) { random, trace in
      let (width, height) = (
        Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random)
      )
      var frames = [
        frame(width, height) { _, _ in UInt32.random(in: 0 ... .max, using: &random).premultiplied }
      ]
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let last = frames[frames.count - 1]
        let place = (
          Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random)
        )
        frames.append(
          frame(width, height) { x, y in
            x >= place.0 && y >= place.1 && Bool.random(using: &random)
              ? UInt32.random(in: 0 ... .max, using: &random).premultiplied : last[x, y]
          })
      }
      let read = (try? WebP.decode(file(frames)).frames) ?? []
      let isSame =
        read.count == frames.count
        && zip(read, frames).allSatisfy { $0.pixels.hasSamePixels(as: $1) }
      #expect(isSame, "\(trace)")
    }
  }
}
