// A part of a picture as a picture of its own.

import CoreGraphics

extension PixelBuffer {
  /// The pixels of a rectangle inside this buffer, as a buffer of their own.
  func copy(of rect: PixelRect) -> PixelBuffer {
    let copy = PixelBuffer(width: rect.width, height: rect.height)
    for y in 0..<rect.height {
      // SAFETY: both rows live for the closures; the rectangle lies within this buffer.
      unsafe withRow(rect.y + y) { source in
        unsafe copy.withRow(y) { row in
          for x in 0..<rect.width { unsafe row[x] = source[rect.x + x] }
        }
      }
    }
    return copy
  }
}
