// A run of frames in one WebP file: the container around libwebp's pictures without loss.

package import CoreGraphics

/// Makes an animated WebP file without loss, which is shown again and again
/// (https://developers.google.com/speed/webp/docs/riff_container#animation).
///
/// A frame after the first holds only the rectangle that changed, and replaces what is there. Frames last whole
/// milliseconds, which WebP counts in: each ends at the millisecond nearest to its time. Only the latest frame is kept.
package struct AnimatedWebP: AnimationEncoder {
  /// The largest content of a file: its size is a number of 32 bits, and even.
  package static let mostBytes = Int(UInt32.max - 1)

  private let framesPerSecond: Int
  private let limit: Int
  private var previous: PixelBuffer?
  private var frames = 0
  /// The bytes of the file so far.
  private var count = 0
  private var hasAlpha = false

  /// Frames a second, 1 … 1000. `limit`: bytes of a file at most. Default: WebP's.
  package init(framesPerSecond: Int, limit: Int = mostBytes) {
    precondition(
      (1...1000).contains(framesPerSecond),
      "\(framesPerSecond) frames a second are not whole milliseconds")
    self.framesPerSecond = framesPerSecond
    self.limit = limit
  }

  /// The file's next bytes, which hold the frame.
  package mutating func append(_ frame: PixelBuffer) throws(WebPError) -> Data {
    let place = try place(of: frame)
    let part = frame.copy(of: place)
    let picture = try WebP.writePicture(part)
    hasAlpha = hasAlpha || !part.isOpaque
    previous = previous == nil ? part : frame.copy(of: frame.bounds)
    let chunk = Self.chunk("ANMF", head(of: place) + picture)
    let bytes = frames == 0 ? control + Self.chunk("ANIM", Self.endlessly) + chunk : chunk
    frames += 1
    count += bytes.count
    guard count <= limit else { throw .fileSize(limit: limit) }
    return bytes
  }

  /// The file's first bytes.
  package var controlOffset: Int { 0 }

  /// The file's size, and whether a frame has alpha: known at the end.
  package var control: Data {
    let size = max(0, count - 8)
    let (width, height) = (previous?.width ?? 1, previous?.height ?? 1)
    let flags: UInt8 = hasAlpha ? Self.alphaFlag | Self.animationFlag : Self.animationFlag
    let canvas = [flags, 0, 0, 0] + Self.number(width - 1, 3) + Self.number(height - 1, 3)
    return Data("RIFF".utf8) + Self.number(size, 4) + Data("WEBP".utf8)
      + Self.chunk("VP8X", canvas)
  }

  /// None: the last frame ends the file.
  package var end: Data { Data() }

  private static let animationFlag: UInt8 = 0x02
  private static let alphaFlag: UInt8 = 0x10
  /// A clear ground, and no end.
  private static let endlessly: [UInt8] = [0, 0, 0, 0, 0, 0]

  /// The part of a frame that differs from the one before, from even coordinates on, as the container has them.
  private func place(of frame: PixelBuffer) throws(WebPError) -> PixelRect {
    guard let previous else {
      guard max(frame.width, frame.height) <= WebP.maximumSide else {
        throw .side(width: frame.width, height: frame.height)
      }
      return frame.bounds
    }
    guard frame.width == previous.width, frame.height == previous.height else {
      throw .size(width: frame.width, height: frame.height)
    }
    guard let changed = frame.changes(since: previous, in: frame.bounds) else {
      return PixelRect(x: 0, y: 0, width: 1, height: 1)
    }
    let (x, y) = (changed.x & ~1, changed.y & ~1)
    return PixelRect(x: x, y: y, width: changed.maxX - x, height: changed.maxY - y)
  }

  /// The place of the next frame and how long it lasts. It is not blended with what is there, and stays.
  private func head(of place: PixelRect) -> [UInt8] {
    func end(_ frame: Int) -> Int { (frame * 2000 + framesPerSecond) / (2 * framesPerSecond) }
    let numbers = [
      place.x / 2, place.y / 2, place.width - 1, place.height - 1, end(frames + 1) - end(frames),
    ]
    let replaces: UInt8 = 0x02
    return numbers.flatMap { Self.number($0, 3) } + [replaces]
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> Data {
    Data(
      Array(name.utf8) + number(content.count, 4) + content + (content.count % 2 == 0 ? [] : [0]))
  }

  /// A number in bytes, the lowest first.
  private static func number(_ value: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
