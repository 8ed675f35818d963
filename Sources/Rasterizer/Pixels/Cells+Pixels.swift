// Runs of pixels set and copied, with the processor's widest stores.

private import CPixelKernels

extension Cells where Element == Pixel {
  /// Sets all pixels.
  @inline(__always)
  func fill(_ pixel: Pixel) {
    // SAFETY: exactly the elements of this run.
    unsafe pixels_fill(base, pixel, count)
  }

  /// Sets all pixels with streaming stores, for many that are in no cache.
  @inline(__always)
  func fillStreaming(_ pixel: Pixel) {
    // SAFETY: exactly the elements of this run.
    unsafe pixels_fill_streaming(base, pixel, count)
  }

  /// Sets this row and those that begin `stride` pixels behind each other below it to a colour each.
  @inline(__always)
  func fillRows(_ colors: Cells, stride: Int) {
    // SAFETY: callers ask for rows that exist and are as long.
    unsafe pixels_fill_rows(base, stride, colors.base, count, colors.count)
  }

  /// Copies `source`, which has as many pixels and does not overlap; `isStreamed`: into memory that is in no cache.
  @inline(__always)
  func copy(_ source: Cells, isStreamed: Bool) {
    guard isStreamed else { return copy(source) }
    assert(source.count == count, "a copy of \(source.count) into \(count)")
    // SAFETY: both runs have `count` elements.
    unsafe pixels_copy_streaming(base, source.base, count)
  }
}
