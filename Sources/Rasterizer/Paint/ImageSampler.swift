// Images under a matrix: copied where they fall on pixels, else sampled.

internal import CPixelKernels
internal import CoreGraphics

/// An image on device pixels; beyond its edges it goes on as at the edge, or repeats.
final class ImageSampler: PixelSampler {
  private let image: ImageTexels
  private let inverse: DeviceMatrix
  private let isTiled: Bool
  private let sampling: ImageSampling
  private let alpha: UInt8
  /// Whole pixels from the device to the image where the matrix is a shift by whole pixels.
  private let shift: (x: Int, y: Int)?
  /// Set where the image stays upright and its rows can be mixed as rows.
  private let axisAligned: AxisAlignedImage?

  let isOpaque: Bool

  var rows: SamplerRows { axisAligned == nil ? .costly : .cheap }

  /// `matrix` maps pixels of `image`, which may be a reduced copy, to the device; `isOpaque`: whether
  /// these all hide what is below.
  init?(
    _ image: PixelBuffer, _ matrix: CGAffineTransform, isTiled: Bool,
    sampling: ImageSampling, alpha: UInt8, isOpaque: Bool = false
  ) {
    guard matrix.determinant != 0, image.width > 0, image.height > 0 else { return nil }
    self.image = ImageTexels(image)
    self.isOpaque = isOpaque && alpha == 255
    self.isTiled = isTiled
    self.sampling = sampling
    self.alpha = alpha
    inverse = DeviceMatrix(matrix.inverted())
    let isShift = matrix.shiftsPixels(of: image.width, image.height)
    shift = isShift ? (-Int(matrix.tx.rounded()), -Int(matrix.ty.rounded())) : nil
    let isAxisAligned =
      sampling != .nearest && !isTiled && !isShift && matrix.b == 0 && matrix.c == 0
    axisAligned =
      isAxisAligned
      ? AxisAlignedImage(self.image, inverse, isStepped: sampling == .stepped) : nil
  }

  /// Gives the image's own pixels, the first at `place`.
  convenience init?(copying image: PixelBuffer, to place: (x: Int, y: Int)) {
    self.init(
      image, CGAffineTransform(translationX: CGFloat(place.x), y: CGFloat(place.y)),
      isTiled: false, sampling: .nearest, alpha: 255)
  }

  func fetch(x: Int, y: Int, into pixels: Cells<Pixel>) {
    if let axisAligned {
      axisAligned.fetch(x: x, y: y, into: pixels)
    } else if let shift {
      copy(x &+ shift.x, y &+ shift.y, into: pixels)
    } else if sampling != .nearest {
      sample(x, y, into: pixels)
    } else {
      for index in 0..<pixels.count {
        let place = inverse.place(x &+ index, y, steps: 1, offset: 0)
        pixels[index] = texel(place.x, place.y)
      }
    }
    guard alpha != 255 else { return }
    for index in 0..<pixels.count { pixels[index] = PixelMath.scale(pixels[index], alpha) }
  }

  /// The image's own pixels: a copy where they lie within the image.
  private func copy(_ x: Int, _ y: Int, into pixels: Cells<Pixel>) {
    if x >= 0 && y >= 0 && y < image.height && x &+ pixels.count <= image.width {
      pixels.copy(image.row(y).slice(x, count: pixels.count))
    } else {
      for index in 0..<pixels.count { pixels[index] = texel(x &+ index, y) }
    }
  }

  @inline(__always)
  private func texel(_ x: Int, _ y: Int) -> Pixel {
    if isTiled { return image.row(wrapped(y, image.height))[wrapped(x, image.width)] }
    return image.row(min(max(y, 0), image.height &- 1))[min(max(x, 0), image.width &- 1)]
  }

  @inline(__always)
  private func wrapped(_ value: Int, _ count: Int) -> Int {
    let rest = value % count
    return rest < 0 ? rest + count : rest
  }

  /// Mixes the four nearest pixels of each place.
  private func sample(_ x: Int, _ y: Int, into pixels: Cells<Pixel>) {
    let count = pixels.count
    if count < ImageTexels.sampledBlock {
      for index in 0..<count {
        pixels[index] = bilinear(inverse.place(x &+ index, y, steps: 256, offset: -0.5))
      }
    } else if holdsSquare(x, y), holdsSquare(x &+ count &- 1, y) {
      // Coordinates grow or shrink along a row, also after rounding: what lies between the ends is inside, too.
      image.sample(inverse, x: x, y: y, isStepped: sampling == .stepped, into: pixels)
    } else {
      let half = count / 2
      sample(x, y, into: pixels.slice(0, count: half))
      sample(x &+ half, y, into: pixels.slice(half, count: count &- half))
    }
  }

  /// Whether the four nearest pixels are in the image, and the place is a number of 32 bits.
  private func holdsSquare(_ x: Int, _ y: Int) -> Bool {
    let place = inverse.place(x, y, steps: 256, offset: -0.5)
    guard min(place.x, place.y) >= 0, max(place.x, place.y) <= Int32.max else { return false }
    return place.x >> 8 < image.width &- 1 && place.y >> 8 < image.height &- 1
  }

  /// The four nearest pixels, weighted in 1/256 and rounded once.
  private func bilinear(_ place: (x: Int, y: Int)) -> Pixel {
    let (x, y) = (place.x >> 8, place.y >> 8)
    let isStepped = sampling == .stepped
    let right = UInt64(Bilinear.part(place.x & 255, isStepped: isStepped))
    let below = UInt64(Bilinear.part(place.y & 255, isStepped: isStepped))
    return Bilinear.below(
      Bilinear.beside(texel(x, y), texel(x + 1, y), part: right),
      Bilinear.beside(texel(x, y + 1), texel(x + 1, y + 1), part: right), part: below)
  }
}

/// Pixels mixed in steps of 1/256, in two steps that round once.
enum Bilinear {
  /// The part of the pixel behind a place that is `fraction` / 256 beyond another.
  ///
  /// A graphics context knows nine: it rounds the fraction to eighths. Fitted to a photo that
  /// Lottie's snapshot tests draw 1.676 times as large on a simulator (`dog_landscape`): the parts are these
  /// within 0.001, and the pixels as computed with them within a standard deviation of 0.7.
  @inline(__always)
  static func part(_ fraction: Int, isStepped: Bool) -> Int {
    guard isStepped else { return fraction }
    let eighths = (fraction &+ 16) &>> 5
    return eighths < 4
      ? (eighths == 0 ? 0 : 8 &<< eighths) : (eighths == 8 ? 256 : 256 &- 8 &<< (8 &- eighths))
  }

  /// Two pixels side by side, each component times 256.
  @inline(__always)
  static func beside(_ left: Pixel, _ right: Pixel, part: UInt64) -> WidePixel {
    PixelMath.widen(left) &* (256 &- part) &+ PixelMath.widen(right) &* part
  }

  /// Two of these, one below the other, rounded to a pixel: two components in a word at a time,
  /// because each product takes 24 bits.
  @inline(__always)
  static func below(_ upper: WidePixel, _ lower: WidePixel, part: UInt64) -> Pixel {
    let lanes: UInt64 = 0x0000_FFFF_0000_FFFF
    let half: UInt64 = 0x0000_8000_0000_8000
    let rest = 256 &- part
    let even = (upper & lanes) &* rest &+ (lower & lanes) &* part &+ half
    let odd = (upper &>> 16 & lanes) &* rest &+ (lower &>> 16 & lanes) &* part &+ half
    let bytes: UInt64 = 0x0000_00FF_0000_00FF
    return PixelMath.narrow((even &>> 16 & bytes) | (odd & (bytes &<< 16)))
  }
}

/// An image's pixels, kept alive, for reading without a check of each.
@safe
struct ImageTexels {
  private let buffer: PixelBuffer
  private let base: UnsafeMutablePointer<Pixel>
  private let stride: Int
  let width: Int
  let height: Int

  init(_ buffer: PixelBuffer) {
    self.buffer = buffer
    // SAFETY: `buffer` is kept alive beside it.
    unsafe base = buffer.base
    stride = buffer.stride
    width = buffer.width
    height = buffer.height
  }

  /// A row within the image.
  @inline(__always)
  func row(_ y: Int) -> Cells<Pixel> {
    assert(y >= 0 && y < height, "no row \(y) of \(height)")
    // SAFETY: the buffer has `height` rows; the tests run with the check above.
    return unsafe Cells(base + y &* stride, count: width)
  }

  /// The fewest pixels that ``sample(_:x:y:isStepped:into:)`` makes.
  static var sampledBlock: Int { Int(SAMPLED_BLOCK) }

  /// Mixes the four nearest of these for each pixel from (`x`, `y`) on, as ``Bilinear`` does. `inverse` maps them into
  /// the image, where all four are.
  func sample(
    _ inverse: DeviceMatrix, x: Int, y: Int, isStepped: Bool, into pixels: Cells<Pixel>
  ) {
    let row = (Double(y) + 0.5) * inverse.y
    // SAFETY: callers have made sure that the places of the first and the last pixel are inside; `pixels` is another
    // memory.
    unsafe withUnsafePointer(
      to: sampled_row(
        texels: base, stride: stride, x: Double(x) + 0.5, step_x: inverse.x.x, step_y: inverse.x.y,
        row_x: row.x, row_y: row.y, origin_x: inverse.origin.x, origin_y: inverse.origin.y,
        is_stepped: isStepped)
    ) { unsafe pixels_sample(pixels.base, pixels.count, $0) }
  }
}

extension DeviceMatrix {
  /// The position of a pixel's centre, moved by `offset`, on a grid of `steps` lines a pixel, rounded
  /// down; limited, so that it has whole coordinates.
  @inline(__always)
  func place(_ x: Int, _ y: Int, steps: Double, offset: Double) -> (x: Int, y: Int) {
    let position = map(Double(x) + 0.5, Double(y) + 0.5)
    let limited = pointwiseMin(pointwiseMax(position, Vertex(-1e9, -1e9)), Vertex(1e9, 1e9))
    let grid = (limited + offset) * steps
    return (wholeBelow(grid.x), wholeBelow(grid.y))
  }

  /// Rounded down, without a call where the processor has no rounding.
  @inline(__always)
  private func wholeBelow(_ value: Double) -> Int {
    let whole = Int(value)
    return Double(whole) > value ? whole &- 1 : whole
  }
}
