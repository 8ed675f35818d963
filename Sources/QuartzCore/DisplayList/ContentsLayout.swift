// A layer's contents as items: gravity, the part that is shown, and the part that stretches.

/// Places the contents of a layer.
struct ContentsLayout {
  private let values: LayerValues
  /// Of an image whose filter is not the nearest pixel.
  private let smoothSampling: ImageSampling

  private init(_ values: LayerValues, _ smoothSampling: ImageSampling) {
    self.values = values
    self.smoothSampling = smoothSampling
  }

  /// Appends the contents of a layer with these values, images sampled so.
  static func append(
    _ values: LayerValues, sampling: ImageSampling, to items: inout DisplayList
  ) {
    switch values.appearance.contents {
    case .none, .unknown: break
    case .image, .recorded:
      items.append(contentsOf: ContentsLayout(values, sampling).items[...])
    }
  }

  private var items: [DisplayItem] {
    guard let size = naturalSize, size.width > 0, size.height > 0 else { return [] }
    let target = placement(of: size)
    guard target.width > 0, target.height > 0 else { return [] }
    let center = values.contentsCenter
    guard isStretching, center != CGRect(x: 0, y: 0, width: 1, height: 1) else {
      return patch(values.contentsRect, target)
    }
    return ninePatch(center, natural: size, in: target)
  }

  /// Whether the gravity resizes; else the stretching part plays no role.
  private var isStretching: Bool {
    [.resize, .resizeAspect, .resizeAspectFill].contains(values.appearance.contentsGravity)
  }

  /// Points that the shown part has without stretching; nil without contents.
  private var naturalSize: CGSize? {
    let part = values.contentsRect.size
    switch values.appearance.contents {
    case .image(let image):
      let scale = values.contentsScale > 0 ? values.contentsScale : 1
      return CGSize(
        width: CGFloat(image.width) * part.width / scale,
        height: CGFloat(image.height) * part.height / scale)
    case .recorded(_, let size):
      return CGSize(width: size.width * part.width, height: size.height * part.height)
    case .none, .unknown: return nil
    }
  }

  // MARK: Gravity

  /// The rectangle that the shown part fills.
  private func placement(of size: CGSize) -> CGRect {
    let bounds = values.bounds
    let widthScale = bounds.width / size.width
    let heightScale = bounds.height / size.height
    switch values.appearance.contentsGravity {
    case .resize: return bounds
    case .resizeAspect: return placed(size, scale: min(widthScale, heightScale), x: 0.5, y: 0.5)
    case .resizeAspectFill: return placed(size, scale: max(widthScale, heightScale), x: 0.5, y: 0.5)
    default:
      let (x, y) = Self.alignment(values.appearance.contentsGravity)
      return placed(size, scale: 1, x: x, y: y)
    }
  }

  private func placed(_ size: CGSize, scale: CGFloat, x: CGFloat, y: CGFloat) -> CGRect {
    let bounds = values.bounds
    let size = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }

  /// 0 is left or the edge with the smaller y, 1 right or the larger y.
  private static func alignment(_ gravity: CALayerContentsGravity) -> (CGFloat, CGFloat) {
    let x: CGFloat =
      switch gravity {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: 1
      default: 0.5
      }
    let y: CGFloat =
      switch gravity {
      case .top, .topLeft, .topRight: 1
      case .bottom, .bottomLeft, .bottomRight: 0
      default: 0.5
      }
    return (x, y)
  }

  // MARK: Patches

  /// The part `source` of the contents (unit square) in `target`, cut to it.
  private func patch(
    _ source: CGRect, _ target: CGRect, blendMode: BlendMode = .normal
  ) -> [DisplayItem] {
    guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else {
      return []
    }
    let full = CGRect(
      x: target.minX - source.minX * target.width / source.width,
      y: target.minY - source.minY * target.height / source.height,
      width: target.width / source.width, height: target.height / source.height)
    switch values.appearance.contents {
    case .image(let image):
      let content = DisplayItem.Content.image(image, full, sampling: sampling, alpha: 1)
      let clips = full == target ? [] : [ClipShape(.rect(target))]
      return [DisplayItem(content, clips: clips, blendMode: blendMode)]
    case .recorded(let list, let size):
      let transform = CGAffineTransform(
        a: full.width / size.width, b: 0, c: 0, d: full.height / size.height, tx: full.minX,
        ty: full.minY)
      let item = DisplayItem(.list(list), transform: transform, blendMode: blendMode)
      // Drawing ends at the edge of what was recorded.
      return [PlacedItem(item).clipped(by: ClipShape(.rect(target)), ItemPool())]
    case .none, .unknown: return []
    }
  }

  private var sampling: ImageSampling {
    values.appearance.magnificationFilter == .nearest ? .nearest : smoothSampling
  }

  /// Nine parts: corners keep their size, edges stretch along one axis, the centre along both. They
  /// add up without seams where their common edges fall between pixels.
  private func ninePatch(_ center: CGRect, natural: CGSize, in target: CGRect) -> [DisplayItem] {
    let scale = values.contentsScale > 0 ? values.contentsScale : 1
    let columns = Self.bands(
      center.minX, center.maxX, natural: natural.width, scale: scale, start: target.minX,
      length: target.width)
    let rows = Self.bands(
      center.minY, center.maxY, natural: natural.height, scale: scale, start: target.minY,
      length: target.height)
    let part = values.contentsRect
    let items = rows.flatMap { row in
      columns.flatMap { column in
        patch(
          CGRect(
            x: part.minX + column.source.lowerBound * part.width,
            y: part.minY + row.source.lowerBound * part.height,
            width: (column.source.upperBound - column.source.lowerBound) * part.width,
            height: (row.source.upperBound - row.source.lowerBound) * part.height),
          CGRect(
            x: column.target.lowerBound, y: row.target.lowerBound,
            width: column.target.upperBound - column.target.lowerBound,
            height: row.target.upperBound - row.target.lowerBound),
          blendMode: .plusLighter)
      }
    }
    guard items.count > 1 else {
      return items.map { DisplayItem($0.content, transform: $0.transform, clips: $0.clips) }
    }
    return [DisplayItem(.group(DisplayGroup(DisplayList(items))))]
  }

  /// A part of one axis: in the unit square and in the layer.
  private struct Band {
    let source: ClosedRange<CGFloat>
    let target: ClosedRange<CGFloat>
  }

  /// Before, inside and after the stretching part, which is one pixel at least. Where the fixed parts do
  /// not fit they shrink.
  private static func bands(
    _ low: CGFloat, _ high: CGFloat, natural: CGFloat, scale: CGFloat, start: CGFloat,
    length: CGFloat
  ) -> [Band] {
    let low = min(max(low, 0), 1)
    let high = min(max(high, low), 1)
    let fixed = natural * (low + 1 - high)
    let shrink = fixed > length ? length / fixed : 1
    let first = start + natural * low * shrink
    let second = max(first, start + length - natural * (1 - high) * shrink)
    return [
      Band(source: 0...low, target: start...first),
      Band(source: stretched(low, high, pixel: 1 / (natural * scale)), target: first...second),
      Band(source: high...1, target: second...max(second, start + length)),
    ]
  }

  /// A part of less than a pixel becomes the pixel in its middle
  /// ([Apple](https://developer.apple.com/documentation/quartzcore/calayer/contentscenter)).
  private static func stretched(
    _ low: CGFloat, _ high: CGFloat, pixel: CGFloat
  ) -> ClosedRange<CGFloat> {
    guard high - low < pixel * 0.5, pixel < 1 else { return low...high }
    let middle = ((low + high) / 2 / pixel).rounded(.down) * pixel
    let start = min(max(0, middle), 1 - pixel)
    return start...(start + pixel)
  }
}
