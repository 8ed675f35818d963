// The alpha of a whole picture.

import CoreGraphics

extension PixelBuffer {
  /// Whether every pixel has alpha 255.
  var isOpaque: Bool {
    (0..<height).allSatisfy { y in
      // SAFETY: the row lives for the closure.
      unsafe withRow(y) { row in unsafe row.allSatisfy { $0 >= 0xFF00_0000 } }
    }
  }

  /// Multiplies every component by its alpha.
  func premultiply() {
    for y in 0..<height {
      // SAFETY: the row lives for the closure, which touches only its indices.
      unsafe withRow(y) { row in
        for index in row.indices {
          unsafe row[index] = unsafe row[index].premultiplied
        }
      }
    }
  }
}
