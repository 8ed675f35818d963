// The parts of a frame that have to be sent through a socket.

extension PixelBuffer {
  /// The rows of a band: the pixels between changes far apart are not sent.
  private static let bandHeight = 32

  /// The parts of `rects`, which lie inside, whose pixels are not those of `old`, of the same size: each
  /// rectangle cut into bands, and each band narrowed to what differs.
  package func changes(since old: PixelBuffer, in rects: [PixelRect]) -> [PixelRect] {
    rects.flatMap { rect in
      Swift.stride(from: rect.y, to: rect.maxY, by: Self.bandHeight).compactMap { y in
        let band = PixelRect(
          x: rect.x, y: y, width: rect.width, height: min(Self.bandHeight, rect.maxY - y))
        return changes(since: old, in: band)
      }
    }
  }
}
