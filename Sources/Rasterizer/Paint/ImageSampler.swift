// Images under a matrix: copied where they fall on pixels, else nearest or bilinear.

internal import CoreGraphics

/// An image on device pixels; beyond its edges it goes on as at the edge, or repeats.
final class ImageSampler: PixelSampler {
  private let image: PixelBuffer
  private let inverse: DeviceMatrix
  private let isTiled: Bool
  private let isSmooth: Bool
  private let alpha: UInt8
  /// Whole pixels from the device to the image where the matrix is a shift by whole pixels.
  private let shift: (x: Int, y: Int)?

  var isOpaque: Bool { false }

  /// `matrix` maps pixels of `image`, which may be a reduced copy, to the device.
  init?(
    _ image: PixelBuffer, _ matrix: CGAffineTransform, isTiled: Bool, isSmooth: Bool,
    alpha: UInt8
  ) {
    guard matrix.determinant != 0, image.width > 0, image.height > 0 else { return nil }
    self.image = image
    self.isTiled = isTiled
    self.isSmooth = isSmooth
    self.alpha = alpha
    inverse = DeviceMatrix(matrix.inverted())
    let x = matrix.tx.rounded()
    let y = matrix.ty.rounded()
    let isShift =
      matrix.a == 1 && matrix.d == 1 && matrix.b == 0 && matrix.c == 0 && matrix.tx == x
      && matrix.ty == y && abs(x) < 1e9 && abs(y) < 1e9
    shift = isShift ? (-Int(x), -Int(y)) : nil
  }

  func fetch(x: Int, y: Int, into pixels: Cells<Pixel>) {
    if let shift {
      for index in 0..<pixels.count {
        pixels[index] = texel(x &+ index &+ shift.x, y &+ shift.y)
      }
    } else if isSmooth {
      for index in 0..<pixels.count { pixels[index] = bilinear(position(x &+ index, y)) }
    } else {
      for index in 0..<pixels.count {
        let position = position(x &+ index, y)
        pixels[index] = texel(Int(position.x.rounded(.down)), Int(position.y.rounded(.down)))
      }
    }
    guard alpha != 255 else { return }
    for index in 0..<pixels.count { pixels[index] = PixelMath.scale(pixels[index], alpha) }
  }

  /// The pixel's centre in the image; limited, so that it has whole coordinates.
  @inline(__always)
  private func position(_ x: Int, _ y: Int) -> Vertex {
    let position = inverse.map(Double(x) + 0.5, Double(y) + 0.5)
    return pointwiseMin(pointwiseMax(position, Vertex(-1e9, -1e9)), Vertex(1e9, 1e9))
  }

  @inline(__always)
  private func texel(_ x: Int, _ y: Int) -> Pixel {
    if isTiled { return image[wrapped(x, image.width), wrapped(y, image.height)] }
    return image[min(max(x, 0), image.width - 1), min(max(y, 0), image.height - 1)]
  }

  @inline(__always)
  private func wrapped(_ value: Int, _ count: Int) -> Int {
    let rest = value % count
    return rest < 0 ? rest + count : rest
  }

  /// The four nearest pixels, weighted in 1/256 and rounded once.
  @inline(__always)
  private func bilinear(_ position: Vertex) -> Pixel {
    let column = Int(((position.x - 0.5) * 256).rounded(.down))
    let row = Int(((position.y - 0.5) * 256).rounded(.down))
    let (x, right) = (column >> 8, UInt64(column & 255))
    let (y, below) = (row >> 8, UInt64(row & 255))
    let upper = mixed(texel(x, y), texel(x + 1, y), right)
    let lower = mixed(texel(x, y + 1), texel(x + 1, y + 1), right)
    var result: Pixel = 0
    for lane: UInt64 in stride(from: 0, through: 48, by: 16) {
      let sum =
        (upper >> lane & 0xFFFF) * (256 - below) + (lower >> lane & 0xFFFF) * below + 0x8000
      // The lanes are blue, red, green, alpha.
      let place: UInt64 = lane == 16 ? 16 : (lane == 32 ? 8 : (lane == 48 ? 24 : 0))
      result |= Pixel(truncatingIfNeeded: sum >> 16) << place
    }
    return result
  }

  /// Two pixels mixed, each component times 256.
  @inline(__always)
  private func mixed(_ left: Pixel, _ right: Pixel, _ part: UInt64) -> WidePixel {
    PixelMath.widen(left) &* (256 - part) &+ PixelMath.widen(right) &* part
  }
}
