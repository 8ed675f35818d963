// Operations of image filters: mapped colours, a blur, clamped or transparent margins.

extension CGImage {
  /// The pixels of `area`, with nothing around the image, or what its edges show.
  ///
  /// - Parameters:
  ///   - area: The image's own pixels, y down; it may lie outside, and has at most `PixelSize.maximumSide` pixels a side.
  ///   - isClamped: Whether the outermost pixels go on for ever.
  /// - Returns: An image as large as the area; nil for one that is empty or too large.
  package func part(_ area: PixelRect, isClamped: Bool) -> CGImage? {
    guard Self.isUsable(area) else { return nil }
    let source = pixels
    let result = PixelBuffer(width: area.width, height: area.height)
    for y in 0..<area.height {
      let from = area.y + y
      guard isClamped || (0..<height).contains(from) else { continue }
      // SAFETY: all indices are clamped to the rows that the buffers have.
      unsafe source.withRow(min(max(from, 0), height - 1)) { row in
        unsafe result.withRow(y) { target in
          for x in 0..<area.width where isClamped || (0..<width).contains(area.x + x) {
            unsafe target[x] = row[min(max(area.x + x, 0), width - 1)]
          }
        }
      }
    }
    return CGImage(result)
  }

  /// The pixels of `area` after a Gaussian blur; around the image is nothing.
  ///
  /// - Parameters:
  ///   - area: The image's own pixels, y down; it may lie outside, and has at most `PixelSize.maximumSide` pixels a side.
  ///   - sigma: The standard deviation, in pixels.
  /// - Returns: An image as large as the area; nil for one that is empty or too large.
  package func blurred(in area: PixelRect, sigma: Double) -> CGImage? {
    guard Self.isUsable(area) else { return nil }
    return CGImage(PictureRasterizer.current.blur(pixels, in: area, sigma: sigma))
  }

  /// Each pixel's colour, not premultiplied, put through `change`.
  package func mapped(_ change: (RGBA) -> RGBA) -> CGImage {
    let source = pixels
    let result = PixelBuffer(width: width, height: height)
    var last: (from: UInt32, to: UInt32)?
    for y in 0..<height {
      // SAFETY: both buffers have the same size.
      unsafe source.withRow(y) { row in
        unsafe result.withRow(y) { target in
          for x in 0..<width {
            let pixel = unsafe row[x]
            if last?.from != pixel { last = (pixel, RGBA(pixel: pixel).mapped(change)) }
            unsafe target[x] = last?.to ?? 0
          }
        }
      }
    }
    return CGImage(result)
  }

  /// The picture without the pixels whose colours lie in ranges
  /// ([Apple](https://developer.apple.com/documentation/coregraphics/cgimage/copy(maskingcolorcomponents:))).
  ///
  /// - Parameter components: Lowest and highest red, green and blue, 0 … 255, not premultiplied. Pixels that
  ///   show something below them are judged alike, where Apple's systems refuse pictures with alpha.
  /// - Returns: Nil for a mask, and for ranges that are not three.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard !isMask, components.count == 6, components.allSatisfy(\.isFinite) else { return nil }
    func isIn(_ part: Double, _ index: Int) -> Bool {
      let value = CGFloat((part * 255).rounded())
      return value >= components[index] && value <= components[index + 1]
    }
    return mapped { color in
      isIn(color.red, 0) && isIn(color.green, 2) && isIn(color.blue, 4)
        ? RGBA(0, 0, 0, 0) : color
    }
  }

  private static func isUsable(_ area: PixelRect) -> Bool {
    let isUsable = PixelSize(width: area.width, height: area.height).isWithinLimit
    if !isUsable { logOnce("no image of \(area.width) × \(area.height) pixels is made") }
    return isUsable
  }
}

extension RGBA {
  /// The colour of a premultiplied pixel.
  fileprivate init(pixel: UInt32) {
    let alpha = Double(pixel >> 24)
    func part(_ shift: UInt32) -> Double {
      alpha > 0 ? Double(pixel >> shift & 255) / alpha : 0
    }
    self.init(part(16), part(8), part(0), alpha / 255)
  }

  /// The premultiplied pixel nearest to what `change` makes of it.
  fileprivate func mapped(_ change: (RGBA) -> RGBA) -> UInt32 {
    let color = change(self)
    func limited(_ value: Double) -> Double { value > 0 ? (value < 1 ? value : 1) : 0 }
    let alpha = limited(color.alpha)
    func part(_ value: Double) -> UInt32 { UInt32(limited(value) * alpha * 255 + 0.5) }
    return UInt32(alpha * 255 + 0.5) << 24 | part(color.red) << 16 | part(color.green) << 8
      | part(color.blue)
  }
}
