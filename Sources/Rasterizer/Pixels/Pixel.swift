// A premultiplied pixel in one word.

internal import CoreGraphics

/// A premultiplied pixel, `0xAARRGGBB`.
typealias Pixel = UInt32

/// Four components, 16 bits each: blue, red, green, alpha from the lowest.
typealias WidePixel = UInt64

extension Pixel {
  /// The premultiplied pixel nearest to a colour; components are limited to 0 … 1.
  init(_ color: RGBA) {
    func limited(_ value: Double) -> Double { value > 0 ? (value < 1 ? value : 1) : 0 }
    let alpha = limited(color.alpha)
    func component(_ value: Double) -> UInt32 { UInt32(limited(value) * alpha * 255 + 0.5) }
    self =
      UInt32(alpha * 255 + 0.5) << 24 | component(color.red) << 16
      | component(color.green) << 8 | component(color.blue)
  }
}
