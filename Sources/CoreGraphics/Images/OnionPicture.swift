// An onion skin: pictures of what moves, over each other.

/// Pictures of several times over each other, the first below, each of what moves alone.
package struct OnionPicture {
  /// The opacity of the first picture, and of the last: the order of the pictures can be seen.
  private static let opacities: ClosedRange<Double> = 0.2...0.6

  /// The weakest edge of the present time's thing: no other line lies there.
  private static let faintest: UInt32 = 8

  private let skin: PixelBuffer
  /// The largest alpha in the pictures.
  private let strength: UInt32
  /// The edges of what is in the pictures, as strong as these are.
  private var edges: [UInt32]
  /// All pictures.
  package let image: CGImage

  /// nil for no pictures, and for pictures of different sizes. Cost: their pixels.
  package init?(of pictures: [CGImage]) {
    let layers = pictures.map(\.pixels)
    guard let (width, height) = layers.first.map({ ($0.width, $0.height) }),
      layers.allSatisfy({ $0.width == width && $0.height == height })
    else { return nil }
    let skin = PixelBuffer(width: width, height: height)
    edges = [UInt32](repeating: 0, count: width * height)
    for (layer, share) in zip(layers, Self.shares(layers.count)) {
      for y in 0..<height {
        for x in 0..<width where layer[x, y] != 0 {
          skin[x, y] = layer[x, y].multiplied(by: share).over(skin[x, y])
          edges[y * width + x] = max(edges[y * width + x], (layer.edge(x, y) * share) >> 8)
        }
      }
    }
    strength = layers.map(Self.strength).max() ?? 0
    (self.skin, image) = (skin, CGImage(skin))
  }

  /// The opacities of pictures, of 256.
  private static func shares(_ count: Int) -> [UInt32] {
    let (first, last) = (opacities.lowerBound, opacities.upperBound)
    return (0..<count).map { index in
      UInt32(256 * (first + Double(index) / Double(max(1, count - 1)) * (last - first)))
    }
  }

  private static func strength(_ picture: PixelBuffer) -> UInt32 {
    (0..<picture.height).reduce(0) { strongest, y in
      (0..<picture.width).reduce(strongest) { max($0, picture[$1, y] >> 24) }
    }
  }

  /// All pictures, clear where what moves is in `present`, a picture of it alone: it is seen there as it is, with the edges
  /// of what it covers as lines. Where it is half as strong as in the pictures, or more, it counts as opaque. A picture of
  /// another size changes nothing.
  package func image(around present: CGImage) -> CGImage {
    let shown = present.pixels
    guard shown.width == skin.width, shown.height == skin.height else { return image }
    let whole = max(1, Self.strength(shown), strength / 2)
    let result = PixelBuffer(width: skin.width, height: skin.height)
    for y in 0..<skin.height {
      for x in 0..<skin.width where skin[x, y] != 0 {
        let (pixel, ghost) = (shown[x, y], skin[x, y])
        let share = 256 * (pixel >> 24) / whole
        if share >= 256 {
          let isOnEdge = shown.edge(x, y) > Self.faintest
          result[x, y] = isOnEdge ? 0 : pixel.contrast.multiplied(by: edges[y * skin.width + x])
          continue
        }
        // The page has the pixel in part below: the same again keeps its part as strong as it was.
        result[x, y] =
          pixel.multiplied(by: ghost >> 24) &+ ghost.multiplied(by: 256 - share)
      }
    }
    return CGImage(result)
  }

  /// A picture of the page with an onion skin over it; the page alone where the sizes are different.
  package static func picture(_ page: CGImage, below skin: CGImage) -> CGImage {
    let (lower, upper) = (page.pixels, skin.pixels)
    guard lower.width == upper.width, lower.height == upper.height else { return page }
    let result = PixelBuffer(width: lower.width, height: lower.height)
    for y in 0..<lower.height {
      for x in 0..<lower.width { result[x, y] = upper[x, y].over(lower[x, y]) }
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

  /// Black over a light pixel, white over a dark one.
  fileprivate var contrast: UInt32 {
    let lightest = Swift.max(self & 0xFF, self >> 8 & 0xFF, self >> 16 & 0xFF)
    return lightest * 2 > self >> 24 ? 0xFF00_0000 : 0xFFFF_FFFF
  }

  /// The premultiplied pixel over another one.
  fileprivate func over(_ below: UInt32) -> UInt32 {
    let alpha = self >> 24
    return self &+ below.multiplied(by: 256 - alpha - (alpha >> 7))
  }
}

extension PixelBuffer {
  /// How much more opaque a pixel is than the clearest one beside it.
  fileprivate func edge(_ x: Int, _ y: Int) -> UInt32 {
    let level = min(self[max(0, x - 1), y], self[min(width - 1, x + 1), y]) >> 24
    let upright = min(self[x, max(0, y - 1)], self[x, min(height - 1, y + 1)]) >> 24
    let clearest = min(level, upright)
    return max(self[x, y] >> 24, clearest) - clearest
  }
}
