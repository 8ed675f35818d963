// An onion skin: several pictures over each other, each with what moves in it alone.

/// Pictures of several times over each other, the first below, each where it differs from the picture without what moves.
package struct OnionPicture {
  /// The opacity of the first picture, and of the last: the order of the pictures can be seen.
  private static let opacities: ClosedRange<Double> = 0.2...0.6

  private let skin: PixelBuffer
  /// The picture without what moves.
  private let plate: PixelBuffer
  /// How much the pictures differ from that at most, pixel by pixel.
  private var strengths: [UInt32]
  /// All pictures.
  package let image: CGImage

  /// nil for no pictures, and for pictures of different sizes. Cost: their pixels.
  package init?(of pictures: [CGImage], over plate: CGImage) {
    let (layers, ground) = (pictures.map(\.pixels), plate.pixels)
    let (width, height) = (ground.width, ground.height)
    guard !layers.isEmpty, layers.allSatisfy({ $0.width == width && $0.height == height }) else {
      return nil
    }
    let skin = PixelBuffer(width: width, height: height)
    strengths = [UInt32](repeating: 0, count: width * height)
    for (layer, share) in zip(layers, Self.shares(layers.count)) {
      for y in 0..<height {
        for x in 0..<width {
          let (pixel, below) = (layer[x, y], ground[x, y])
          guard pixel != below else { continue }
          skin[x, y] = pixel.multiplied(by: share) &+ skin[x, y].multiplied(by: 256 - share)
          let index = y * width + x
          strengths[index] = max(strengths[index], pixel.difference(to: below))
        }
      }
    }
    (self.skin, self.plate, image) = (skin, ground, CGImage(skin))
  }

  /// The opacities of pictures, of 256.
  private static func shares(_ count: Int) -> [UInt32] {
    let (first, last) = (opacities.lowerBound, opacities.upperBound)
    return (0..<count).map { index in
      UInt32(256 * (first + Double(index) / Double(max(1, count - 1)) * (last - first)))
    }
  }

  /// All pictures, clear where what moves is in `present`: what lies below is seen there as it is. What is half as strong
  /// there as in the pictures, or more, counts whole. A picture of another size changes nothing.
  package func image(around present: CGImage) -> CGImage {
    let shown = present.pixels
    guard shown.width == skin.width, shown.height == skin.height else { return image }
    let result = PixelBuffer(width: skin.width, height: skin.height)
    for y in 0..<skin.height {
      for x in 0..<skin.width where skin[x, y] != 0 {
        let strength = max(1, strengths[y * skin.width + x])
        let share = min(256, 512 * shown[x, y].difference(to: plate[x, y]) / strength)
        result[x, y] = skin[x, y].multiplied(by: 256 - share)
      }
    }
    return CGImage(result)
  }
}

extension UInt32 {
  /// The four components of a premultiplied pixel, each times `share` of 256.
  fileprivate func multiplied(by share: UInt32) -> UInt32 {
    let even = (((self & 0xFF00FF) &* share) >> 8) & 0xFF00FF
    let odd = ((self >> 8) & 0xFF00FF) &* share & 0xFF00_FF00
    return even | odd
  }

  /// The largest difference of a component to another pixel's.
  fileprivate func difference(to other: UInt32) -> UInt32 {
    if self == other { return 0 }
    var largest: UInt32 = 0
    for shift in [UInt32(0), 8, 16, 24] {
      let (a, b) = (self >> shift & 0xFF, other >> shift & 0xFF)
      largest = Swift.max(largest, a > b ? a - b : b - a)
    }
    return largest
  }
}
