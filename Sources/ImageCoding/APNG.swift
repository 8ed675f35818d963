// A run of frames in one PNG file: the container of APNG around PNG's own chunks.

package import CoreGraphics

/// Makes an animated PNG, frame by frame (https://www.w3.org/TR/png-3/#apng-frame-based-animation).
///
/// All frames have the first one's size and last equally long. A frame after the first holds only
/// the rectangle that changed; viewers without animation show the first. The same frames give the
/// same bytes. Only the latest frame is kept: what ``append(_:)`` returns goes to the file at once.
package struct APNG: AnimationEncoder {
  private let framesPerSecond: Int
  private var previous: PixelBuffer?
  private var frames: UInt32 = 0
  /// Counts the frame and data chunks of the animation together.
  private var sequence: UInt32 = 0
  /// The offset of ``control`` in the file, in bytes; known after the first frame.
  package private(set) var controlOffset = 0

  /// Frames a second, 1 … 65535.
  package init(framesPerSecond: Int) {
    precondition(
      (1...65535).contains(framesPerSecond),
      "\(framesPerSecond) frames a second are not a PNG number")
    self.framesPerSecond = framesPerSecond
  }

  /// The file's next bytes, which hold the frame. The buffer may be drawn in again.
  package mutating func append(_ frame: PixelBuffer) throws(PNGError) -> Data {
    defer { previous = frame.copy(of: frame.bounds) }
    guard let previous else { return try first(frame) }
    return try later(frame, after: previous)
  }

  /// The chunk at ``controlOffset`` as it is when no frame follows: it holds their count, and has
  /// the same length from the first frame on.
  package var control: Data { Self.chunk("acTL", PNG.bigEndian(frames) + PNG.bigEndian(0)) }

  /// The file's last bytes.
  package var end: Data { Self.chunk("IEND", []) }

  private mutating func first(_ frame: PixelBuffer) throws(PNGError) -> Data {
    let file = try Self.encode(frame)
    var bytes = Data(file.prefix(8))
    for name in ["IHDR", "sRGB"] {
      for content in Self.chunks(name, of: file) { bytes.append(Self.chunk(name, content)) }
    }
    controlOffset = bytes.count
    let place = place(of: frame.bounds)
    bytes.append(control + place)
    for content in Self.chunks("IDAT", of: file) { bytes.append(Self.chunk("IDAT", content)) }
    return bytes
  }

  private mutating func later(
    _ frame: PixelBuffer, after previous: PixelBuffer
  ) throws(PNGError) -> Data {
    guard frame.width == previous.width, frame.height == previous.height else {
      throw .size(width: frame.width, height: frame.height)
    }
    let changed =
      frame.changes(since: previous, in: frame.bounds)
      ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
    let parts = Self.chunks("IDAT", of: try Self.encode(frame.copy(of: changed)))
    var bytes = place(of: changed)
    for data in parts {
      bytes.append(Self.chunk("fdAT", PNG.bigEndian(sequence) + data))
      sequence += 1
    }
    return bytes
  }

  /// The control chunk of the next frame: the rectangle that it replaces, and how long it lasts.
  private mutating func place(of rect: PixelRect) -> Data {
    let place = [rect.width, rect.height, rect.x, rect.y].flatMap { PNG.bigEndian(UInt32($0)) }
    let delay: [UInt8] = [0, 1, UInt8(framesPerSecond >> 8), UInt8(framesPerSecond & 255)]
    let disposeNothing: UInt8 = 0
    let blendSource: UInt8 = 0
    defer {
      sequence += 1
      frames += 1
    }
    return Self.chunk(
      "fcTL", PNG.bigEndian(sequence) + place + delay + [disposeNothing, blendSource])
  }

  /// Always with alpha: every frame must have the first one's kind.
  private static func encode(_ pixels: PixelBuffer) throws(PNGError) -> Data {
    guard
      PixelSize(width: pixels.width, height: pixels.height).isWithinLimit
    else { throw .size(width: pixels.width, height: pixels.height) }
    return try PNG.writePNG(
      PNG.straightBytes(pixels, withAlpha: true), width: pixels.width, height: pixels.height,
      isOpaque: false)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> Data {
    let named = Array(name.utf8) + content
    return Data(
      PNG.bigEndian(UInt32(content.count)) + named + PNG.bigEndian(PNG.checksum(named)))
  }

  /// The contents of a file's chunks of one kind, in order.
  private static func chunks(_ name: String, of file: Data) -> [[UInt8]] {
    let bytes = Array(file)
    var contents: [[UInt8]] = []
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      if bytes[start + 4..<start + 8].elementsEqual(name.utf8) {
        contents.append(Array(bytes[start + 8..<start + 8 + length]))
      }
      start += 12 + length
    }
    return contents
  }
}
