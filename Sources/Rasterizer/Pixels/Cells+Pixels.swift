// Runs of pixels set and copied, with the processor's widest stores.

private import CPixelKernels

extension Cells where Element == Pixel {
  /// Sets all pixels.
  @inline(__always)
  func fill(_ pixel: Pixel) {
    // SAFETY: exactly the elements of this run.
    unsafe pixels_fill(base, pixel, count)
  }

  /// Sets all pixels, many that are in no cache.
  @inline(__always)
  func fillFar(_ pixel: Pixel) {
    // SAFETY: exactly the elements of this run.
    unsafe pixels_fill_far(base, pixel, count)
  }

  /// Sets this row and those that begin `stride` pixels behind each other below it to a colour each.
  @inline(__always)
  func fillRows(_ colors: Cells, stride: Int) {
    // SAFETY: callers ask for rows that exist and are as long.
    unsafe pixels_fill_rows(base, stride, colors.base, count, colors.count)
  }

  /// Copies `source`, which has as many pixels and does not overlap; `isFar`: into memory that is in no cache.
  @inline(__always)
  func copy(_ source: Cells, isFar: Bool) {
    guard isFar else { return copy(source) }
    assert(source.count == count, "a copy of \(source.count) into \(count)")
    // SAFETY: both runs have `count` elements.
    unsafe pixels_copy_far(base, source.base, count)
  }
}
