// The coverage of clips: the product of all shapes that limit an item, row by row.

internal import CoreGraphics

/// The clips of one item, scanned row by row beside the item's own shape.
final class ClipCoverage {
  private var scanners: [ShapeScanner] = []
  private var product = CoverageRow()
  private var spare = CoverageRow()
  private let limited = CoverageRow()

  /// Whether any clip limits the area.
  var isClipped: Bool { !scanners.isEmpty }

  /// Takes the clips that limit `area`; the result is what remains of it.
  func prepare(_ clips: [ClipShape], _ area: PixelRect, caches: ShapeCaches) -> PixelRect {
    var area = area
    for clip in clips where !area.isEmpty {
      if clip.coversWholly(area) { continue }
      let scanner = caches.takeScanner()
      scanner.prepare(clip.shape, clip.transform, visible: area)
      scanners.append(scanner)
      area = area.intersection(scanner.bounds)
    }
    return area
  }

  func begin(visible: PixelRect) {
    guard isClipped else { return }
    for scanner in scanners { scanner.begin(visible: visible, isFine: true) }
    if scanners.count > 1 {
      product.isFine = true
      spare.isFine = true
      product.reserve(left: visible.x, width: visible.width)
      spare.reserve(left: visible.x, width: visible.width)
    }
    limited.reserve(left: visible.x, width: visible.width)
    limited.reserveParts(width: visible.width)
  }

  /// The next row of the clips' product.
  private func scan(_ y: Int) -> CoverageSpans {
    var result = scanners[0].scan(y)
    if scanners.count == 1 { return result }
    for scanner in scanners.dropFirst() {
      product.setProduct(result, scanner.scan(y))
      result = product.content
      swap(&product, &spare)
    }
    return result
  }

  /// `row` limited by the clips at `y`; each row must be asked for once, in order.
  func limit(_ row: CoverageSpans, _ y: Int) -> CoverageSpans {
    limited.setLimited(row, by: scan(y))
    return limited.content
  }

  /// Gives the scanners back.
  func end(_ caches: ShapeCaches) {
    for scanner in scanners { caches.give(scanner) }
    scanners.removeAll(keepingCapacity: true)
  }
}

extension ClipShape {
  /// Whether the clip surely covers each of the pixels fully; false where that is not obvious.
  func coversWholly(_ area: PixelRect) -> Bool {
    guard transform.isScaleAndTranslation else { return false }
    switch shape {
    case .rect(let rect): return rect.wholePixels(transform).contains(area)
    case .roundedRect(let rect, let radius, _):
      let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
      return rect.insetBy(dx: radius, dy: 0).wholePixels(transform).contains(area)
        || rect.insetBy(dx: 0, dy: radius).wholePixels(transform).contains(area)
    case .path, .stroke: return false
    }
  }

  /// Pixels that the clip surely covers fully, for a rounded rectangle those between its left and
  /// right corners; nil where they are not obvious.
  var wholePixels: PixelRect? {
    guard transform.isScaleAndTranslation else { return nil }
    switch shape {
    case .rect(let rect): return rect.wholePixels(transform)
    case .roundedRect(let rect, let radius, _):
      let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
      return rect.insetBy(dx: radius, dy: 0).wholePixels(transform)
    case .path, .stroke: return nil
    }
  }
}

extension CGRect {
  /// The pixels that lie wholly within the mapped rectangle on the fixed grid.
  fileprivate func wholePixels(_ transform: CGAffineTransform) -> PixelRect {
    guard !isNull, !isEmpty else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    let matrix = DeviceMatrix(transform)
    let one = matrix.map(minX, minY).fixed
    let other = matrix.map(maxX, maxY).fixed
    let x = FixedPoint.pixel(Int(min(one.x, other.x)) + FixedPoint.one - 1)
    let y = FixedPoint.pixel(Int(min(one.y, other.y)) + FixedPoint.one - 1)
    return PixelRect(
      x: x, y: y, width: max(0, FixedPoint.pixel(Int(max(one.x, other.x))) - x),
      height: max(0, FixedPoint.pixel(Int(max(one.y, other.y))) - y))
  }
}
