// Images reduced to a given size by a cubic filter, before they are drawn smaller.

internal import CoreGraphics

/// A copy of an image with fewer columns or rows: each pixel is the mean of those around its place in the
/// image, weighted by the cubic of Catmull and Rom ([R. Keys, Cubic Convolution Interpolation for
/// Digital Image Processing](https://doi.org/10.1109/TASSP.1981.1163711)), as wide as two pixels of
/// the copy to each side.
struct ReducedImage {
  /// A pixel's components, blue to alpha, in 1/256 where a row is mixed.
  private typealias Channels = SIMD4<Int32>

  private let source: ImageTexels
  private let columns: ReductionTaps
  private let rows: ReductionTaps
  /// As many mixed rows of the image as a row of the copy needs; row y is the one with this number
  /// modulo the count.
  private let mixed = Storage<Channels>()

  private init(_ source: PixelBuffer, width: Int, height: Int) {
    self.source = ImageTexels(source)
    columns = ReductionTaps(from: source.width, to: width)
    rows = ReductionTaps(from: source.height, to: height)
    mixed.reserve(rows.count * width, filler: Channels())
  }

  /// Returns the copy; neither side is larger than the image's.
  static func pixels(of source: PixelBuffer, width: Int, height: Int) -> PixelBuffer {
    let result = PixelBuffer(width: width, height: height)
    let reduced = ReducedImage(source, width: width, height: height)
    var known = 0
    for y in 0..<height {
      let first = reduced.rows.first(y)
      for row in max(known, first)..<(first + reduced.rows.count) { reduced.mixRow(row) }
      known = first + reduced.rows.count
      for x in 0..<width { result[x, y] = reduced.pixel(x, y, width: width) }
    }
    return result
  }

  /// Mixes each column of the copy from a row of the image.
  private func mixRow(_ y: Int) {
    let texels = source.row(y)
    let target = mixed.cells.slice(y % rows.count * columns.size, count: columns.size)
    for x in 0..<columns.size {
      let first = columns.first(x)
      let weights = columns.weights(x)
      var sum = Channels(repeating: 1 << (ReductionTaps.bits - 9))
      for tap in 0..<weights.count {
        sum &+= Self.components(texels[first &+ tap]) &* weights[tap]
      }
      target[x] = sum &>> Channels(repeating: Int32(ReductionTaps.bits - 8))
    }
  }

  private func pixel(_ x: Int, _ y: Int, width: Int) -> Pixel {
    let first = rows.first(y)
    let weights = rows.weights(y)
    let shift = Int32(ReductionTaps.bits + 8)
    var sum = Channels(repeating: 1 << (shift - 1))
    for tap in 0..<weights.count {
      sum &+= mixed.cells[(first &+ tap) % rows.count &* width &+ x] &* weights[tap]
    }
    let rounded = sum &>> Channels(repeating: shift)
    // The cubic overshoots at edges: a premultiplied component exceeds no alpha.
    let alpha = min(max(rounded.w, 0), 255)
    let limited = pointwiseMin(
      pointwiseMax(rounded, Channels()), Channels(repeating: alpha))
    return Pixel(limited.x) | Pixel(limited.y) &<< 8 | Pixel(limited.z) &<< 16
      | Pixel(limited.w) &<< 24
  }

  @inline(__always)
  private static func components(_ pixel: Pixel) -> Channels {
    Channels(
      truncatingIfNeeded: SIMD4<UInt32>(
        pixel & 255, pixel &>> 8 & 255, pixel &>> 16 & 255, pixel &>> 24))
  }
}

/// The columns, or rows, of an image that each one of a smaller copy is mixed from, and their weights.
private struct ReductionTaps {
  /// The weights of one are whole numbers whose sum is 2 to this power.
  static let bits = 12

  /// Of the copy.
  let size: Int
  /// Weights for each.
  let count: Int
  private let firsts: [Int]
  private let values = Storage<Int32>()

  init(from length: Int, to size: Int) {
    self.size = size
    let step = Double(length) / Double(size)
    let count = min(length, 2 * Int((2 * step).rounded(.up)) + 1)
    self.count = count
    values.reserve(size * count, filler: 0)
    var firsts: [Int] = []
    for index in 0..<size {
      let center = (Double(index) + 0.5) * step - 0.5
      let first = min(max(Int(center.rounded()) - count / 2, 0), length - count)
      firsts.append(first)
      Self.setWeights(
        values.cells.slice(index * count, count: count), center: center - Double(first), step: step)
    }
    self.firsts = firsts
  }

  func first(_ index: Int) -> Int { firsts[index] }

  func weights(_ index: Int) -> Cells<Int32> { values.cells.slice(index &* count, count: count) }

  /// Sets the weights of the places 0, 1, … around `center`; the one nearest to it takes what rounding leaves.
  private static func setWeights(_ weights: Cells<Int32>, center: Double, step: Double) {
    var sum = 0.0
    for tap in 0..<weights.count { sum += cubic((Double(tap) - center) / step) }
    var rest = Int32(1) << bits
    for tap in 0..<weights.count {
      let share = cubic((Double(tap) - center) / step) / sum
      weights[tap] = Int32((share * Double(1 << bits)).rounded())
      rest -= weights[tap]
    }
    weights[min(max(Int(center.rounded()), 0), weights.count - 1)] += rest
  }

  private static func cubic(_ signed: Double) -> Double {
    let x = abs(signed)
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    if x < 2 { return ((-0.5 * x + 2.5) * x - 4) * x + 2 }
    return 0
  }
}
