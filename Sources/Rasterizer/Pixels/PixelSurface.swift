// The pixels being drawn on: a window's buffer or an offscreen layer, at its place on the device.

internal import CPixelKernels
internal import CoreGraphics

/// A rectangle of device pixels in memory.
@safe
struct PixelSurface {
  /// Which device pixels the memory holds.
  let bounds: PixelRect
  private let base: UnsafeMutablePointer<Pixel>
  /// The distance in pixels from a pixel to the one below it.
  let stride: Int
  /// Whether there are more than 4 MiB of pixels: the nearest caches hold few of them.
  var isLarge: Bool { bounds.area > 1 << 20 }

  init(_ buffer: PixelBuffer) {
    bounds = buffer.bounds
    // SAFETY: who draws keeps the buffer alive.
    unsafe base = buffer.base
    stride = buffer.stride
  }

  /// Pixels in memory that outlives the surface and holds at least the bounds' area.
  init(bounds: PixelRect, memory: Storage<Pixel>) {
    self.bounds = bounds
    // SAFETY: the memory holds the bounds' area and outlives the surface, as is documented.
    unsafe base = memory.start(count: bounds.area)
    stride = bounds.width
  }

  /// Runs of so many pixels are set with streaming stores, which do not read memory into a cache first: that pays
  /// for rows of large pictures, otherwise for longer runs.
  private var streamedRun: Int { isLarge ? 512 : 4096 }

  /// Whether no cache holds what is drawn at once: the picture, which others copy, is more than 12 MiB, and this
  /// more than is drawn in bands.
  @inline(__always)
  func isStreamed(_ area: PixelRect) -> Bool { bounds.area > 3 << 20 && area.area > 1 << 19 }

  /// Has the processor bring pixels of row `y` near, those of some columns and of half a line beside them.
  @inline(__always)
  func prefetch(_ y: Int, around columns: Range<Int>) {
    // SAFETY: nothing is read.
    let row = unsafe base + ((y &- bounds.y) &* stride &- bounds.x)
    unsafe memory_prefetch(row + (columns.lowerBound &- 8))
    unsafe memory_prefetch(row + (columns.upperBound &+ 8))
  }

  /// `count` pixels of row `y` from column `x` on.
  @inline(__always)
  func row(_ y: Int, from x: Int, count: Int) -> Cells<Pixel> {
    assert(
      y >= bounds.y && y < bounds.maxY && x >= bounds.x && count >= 0
        && x + count <= bounds.maxX, "pixels \(x), \(y) × \(count) are outside \(bounds)")
    // SAFETY: callers clip to the bounds; the tests run with the check above.
    return unsafe Cells(base + ((y &- bounds.y) &* stride &+ x &- bounds.x), count: count)
  }

  /// Sets all pixels of a rectangle within the bounds.
  func fill(_ rect: PixelRect, _ pixel: Pixel) {
    if rect.width == stride {
      // SAFETY: the rows follow each other without padding.
      return fill(
        unsafe Cells(row(rect.y, from: rect.x, count: rect.width).base, count: rect.area), pixel)
    }
    for y in rect.y..<rect.maxY { fill(row(y, from: rect.x, count: rect.width), pixel) }
  }

  /// Sets all pixels of a run within the surface.
  @inline(__always)
  func fill(_ run: Cells<Pixel>, _ pixel: Pixel) {
    if run.count >= streamedRun { run.fillStreaming(pixel) } else { run.fill(pixel) }
  }

  /// How many pixels are copied on at once: what a processor's second cache holds.
  private static let copiedAtOnce = 1 << 15

  /// Sets all rows of a rectangle within the bounds to the same pixels.
  func fill(_ rect: PixelRect, row pixels: Cells<Pixel>) {
    guard rect.width == stride else {
      let isStreamed = isStreamed(rect)
      for y in rect.y..<rect.maxY {
        row(y, from: rect.x, count: rect.width).copy(pixels, isStreamed: isStreamed)
      }
      return
    }
    // SAFETY: the rows follow each other without padding.
    let all = unsafe Cells(row(rect.y, from: rect.x, count: rect.width).base, count: rect.area)
    all.slice(0, count: rect.width).copy(pixels)
    // Long copies do not read memory before it is written: the rows that are there are copied on together.
    let most = max(1, PixelSurface.copiedAtOnce / rect.width) * rect.width
    var done = rect.width
    while done < all.count {
      let count = min(done, most, all.count - done)
      all.slice(done, count: count).copy(all.slice(0, count: count))
      done += count
    }
  }

  /// Sets each row of a rectangle within the bounds to a colour.
  func fill(_ rect: PixelRect, rows colors: Cells<Pixel>) {
    guard rect.width >= streamedRun else {
      return row(rect.y, from: rect.x, count: rect.width).fillRows(colors, stride: stride)
    }
    // To begin takes such a run longer: rows that are alike are one.
    var first = 0
    while first < colors.count {
      var end = first &+ 1
      while end < colors.count && colors[end] == colors[first] { end &+= 1 }
      let alike = PixelRect(
        x: rect.x, y: rect.y &+ first, width: rect.width, height: end &- first)
      fill(alike, colors[first])
      first = end
    }
  }
}
