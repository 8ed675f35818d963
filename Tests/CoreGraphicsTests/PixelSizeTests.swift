// Sizes in pixels: rounding up, and the limit.

import CoreGraphics
import Testing

@Suite struct PixelSizeTests {
  @Test func `a size in points covers whole pixels, rounded up`() throws {
    #expect(
      try PixelSize(covering: CGSize(width: 10.1, height: 20), scale: 2)
        == PixelSize(width: 21, height: 40))
    #expect(
      try PixelSize(covering: CGSize(width: 0.2, height: 0.5), scale: 1)
        == PixelSize(width: 1, height: 1))
  }

  @Test func `a rounding error adds no pixel`() throws {
    // 1.1 × 10 is 11.000000000000002.
    let size = try PixelSize(covering: CGSize(width: 10, height: 10), scale: 1.1)
    #expect(size == PixelSize(width: 11, height: 11))
  }

  @Test(arguments: [0, -1, 16384.1, 1e30, .infinity, .nan] as [CGFloat])
  func `a side outside of the limit is refused`(side: CGFloat) {
    #expect(throws: PixelSize.OutOfBounds.self) {
      try PixelSize(covering: CGSize(width: side, height: 10), scale: 1)
    }
    #expect(throws: PixelSize.OutOfBounds.self) {
      try PixelSize(covering: CGSize(width: 10, height: side), scale: 1)
    }
  }

  @Test func `the error says which size was asked for`() {
    #expect(throws: PixelSize.OutOfBounds(width: 40000, height: 20)) {
      try PixelSize(covering: CGSize(width: 20000, height: 10), scale: 2)
    }
  }

  @Test func `the limit itself is within it`() throws {
    let limit = PixelSize.maximumSide
    #expect(PixelSize(width: limit, height: 1).isWithinLimit)
    #expect(!PixelSize(width: limit + 1, height: 1).isWithinLimit)
    #expect(!PixelSize(width: 0, height: 1).isWithinLimit)
    let side = CGFloat(limit)
    #expect(
      try PixelSize(covering: CGSize(width: side, height: side), scale: 1)
        == PixelSize(width: limit, height: limit))
  }
}
