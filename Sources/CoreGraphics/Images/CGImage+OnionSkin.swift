// An onion skin: several pictures over each other, each with what moves in it alone.

extension CGImage {
  /// The opacity of the first picture, and of the last: the order of the pictures can be seen.
  private static let skinOpacities: ClosedRange<Double> = 0.2...0.6

  /// Lays pictures over each other, the first below, each where it differs from `plate`, the picture without what moves.
  /// nil for no pictures, and for pictures of different sizes. Cost: their pixels.
  package static func onionSkin(of pictures: [CGImage], over plate: CGImage) -> CGImage? {
    let (layers, ground) = (pictures.map(\.pixels), plate.pixels)
    let (width, height) = (ground.width, ground.height)
    guard !layers.isEmpty, layers.allSatisfy({ $0.width == width && $0.height == height }) else {
      return nil
    }
    let result = PixelBuffer(width: width, height: height)
    for (layer, share) in zip(layers, shares(layers.count)) {
      for y in 0..<height {
        for x in 0..<width {
          let pixel = layer[x, y]
          guard pixel != ground[x, y] else { continue }
          result[x, y] =
            pixel.multiplied(by: share) &+ result[x, y].multiplied(by: 256 - share)
        }
      }
    }
    return CGImage(result)
  }

  /// The opacities of pictures, of 256.
  private static func shares(_ count: Int) -> [UInt32] {
    let (first, last) = (skinOpacities.lowerBound, skinOpacities.upperBound)
    return (0..<count).map { index in
      UInt32(256 * (first + Double(index) / Double(max(1, count - 1)) * (last - first)))
    }
  }

  /// The same picture, clear where `present` differs from `plate`, but for the edge of that: what lies below is seen there
  /// as it is, and no seam around it. Pictures of other sizes change nothing.
  package func clear(where present: CGImage, differsFrom plate: CGImage) -> CGImage {
    let (own, shown, ground) = (pixels, present.pixels, plate.pixels)
    let size = (own.width, own.height)
    guard (shown.width, shown.height) == size, (ground.width, ground.height) == size else {
      return self
    }
    func differs(_ x: Int, _ y: Int) -> Bool {
      guard 0..<own.width ~= x, 0..<own.height ~= y else { return true }
      return shown[x, y] != ground[x, y]
    }
    let result = PixelBuffer(width: own.width, height: own.height)
    for y in 0..<own.height {
      for x in 0..<own.width where own[x, y] != 0 {
        let isInside =
          differs(x, y) && differs(x - 1, y) && differs(x + 1, y) && differs(x, y - 1)
          && differs(x, y + 1)
        if !isInside { result[x, y] = own[x, y] }
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
}
