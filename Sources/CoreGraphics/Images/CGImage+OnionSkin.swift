// An onion skin: several pictures over each other, each with what moves in it alone.

extension CGImage {
  /// The opacity of the first picture, and of the last: the order of the pictures can be seen.
  private static let skinOpacities: ClosedRange<Double> = 0.25...0.5

  /// Lays pictures over each other, the first below. A pixel that two of them or more share is what stands still, and is
  /// left out. nil for no pictures, and for pictures of different sizes. Cost: their pixels.
  package static func onionSkin(of pictures: [CGImage]) -> CGImage? {
    let layers = pictures.map(\.pixels)
    guard let (width, height) = layers.first.map({ ($0.width, $0.height) }),
      layers.allSatisfy({ $0.width == width && $0.height == height })
    else { return nil }
    let steps = Double(max(1, layers.count - 1))
    let shares = layers.indices.map {
      UInt32(
        256
          * (skinOpacities.lowerBound + Double($0) / steps
            * (skinOpacities.upperBound - skinOpacities.lowerBound)))
    }
    let result = PixelBuffer(width: width, height: height)
    var pixels = [UInt32](repeating: 0, count: layers.count)
    for y in 0..<height {
      for x in 0..<width {
        for index in layers.indices { pixels[index] = layers[index][x, y] }
        guard pixels.contains(where: { $0 != pixels[0] }) else { continue }
        let still = mostFrequent(pixels)
        var sum: UInt32 = 0
        for index in layers.indices where pixels[index] != still {
          sum =
            pixels[index].multiplied(by: shares[index]) &+ sum.multiplied(by: 256 - shares[index])
        }
        result[x, y] = sum
      }
    }
    return CGImage(result)
  }

  /// The pixel that occurs most often, the first of several; nil where each occurs once.
  private static func mostFrequent(_ pixels: [UInt32]) -> UInt32? {
    var most = (pixel: UInt32?.none, count: 1)
    for (index, pixel) in pixels.enumerated() {
      var count = 1
      for other in pixels[(index + 1)...] where other == pixel { count += 1 }
      if count > most.count { most = (pixel, count) }
    }
    return most.pixel
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
