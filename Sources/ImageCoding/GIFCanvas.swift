// The canvas on which a GIF's pictures are painted one after the other.

import CoreGraphics

/// The pixels that pictures are painted on, one after the other.
struct GIFCanvas {
  private var pixels: [UInt32]
  private let width: Int
  private let height: Int
  /// The change of the canvas before the next picture.
  private var clearing: ((inout [UInt32]) -> Void)?

  init(width: Int, height: Int) throws(GIFError) {
    guard PixelSize(width: width, height: height).isWithinLimit,
      width * height <= GIF.maximumPixels
    else { throw .size(width: width, height: height) }
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: 0, count: width * height)
  }

  /// Paints a picture over what is there and gives a copy of all. The part outside of the canvas is cut off.
  mutating func show(_ block: GIFBlock) -> PixelBuffer {
    clearing?(&pixels)
    let before = pixels
    let width = width
    let rows = (block.top..<block.top + block.height).clamped(to: 0..<height)
    let columns = (block.left..<block.left + block.width).clamped(to: 0..<width)
    for y in rows {
      for x in columns {
        let index = block.indices[(y - block.top) * block.width + x - block.left]
        guard let index, index != block.transparent, let color = block.colors[safe: Int(index)]
        else { continue }
        pixels[y * width + x] = color
      }
    }
    clearing =
      switch block.disposal {
      case .keep: nil
      case .clear:
        { pixels in for y in rows { for x in columns { pixels[y * width + x] = 0 } } }
      case .restore: { $0 = before }
      }
    let shown = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      // SAFETY: the row lives for the closure and has `width` pixels.
      unsafe shown.withRow(y) { row in
        for x in 0..<width { unsafe row[x] = pixels[y * width + x] }
      }
    }
    return shown
  }
}

extension Array {
  /// Nil outside of the list.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
