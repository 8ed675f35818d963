// Between pixels that are multiplied by alpha and those that are not.

import CoreGraphics

extension PixelBuffer {
  /// Whether every pixel has alpha 255.
  var isOpaque: Bool {
    (0..<height).allSatisfy { y in
      unsafe withRow(y) { row in unsafe row.allSatisfy { $0 >= 0xFF00_0000 } }
    }
  }

  /// Multiplies every component by its alpha.
  func premultiply() {
    for y in 0..<height {
      unsafe withRow(y) { row in
        for index in row.indices {
          unsafe row[index] = unsafe row[index].premultiplied
        }
      }
    }
  }
}

/// A pixel `0xAARRGGBB`. Both ways round to nearest, so that multiplying gives back what was
/// divided: the quotient is off by at most ½, its product with alpha/255 ≤ 1 by no more.
extension UInt32 {
  var premultiplied: UInt32 {
    let alpha = self >> 24
    if alpha == 255 { return self }
    return mapComponents { ($0 * alpha + 127) / 255 }
  }

  /// A component above its alpha counts as equal to it.
  var unpremultiplied: UInt32 {
    let alpha = self >> 24
    if alpha == 255 { return self }
    if alpha == 0 { return 0 }
    return mapComponents { Swift.min(255, ($0 * 255 + alpha / 2) / alpha) }
  }

  private func mapComponents(_ change: (UInt32) -> UInt32) -> UInt32 {
    self & 0xFF00_0000 | change(self >> 16 & 255) << 16 | change(self >> 8 & 255) << 8
      | change(self & 255)
  }
}
