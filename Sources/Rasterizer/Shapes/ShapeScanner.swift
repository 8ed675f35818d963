// A shape under a matrix as rows of coverage: from edges, from a recording, or a rectangle's.

internal import CoreGraphics

/// One shape's coverage, row by row.
///
/// Use: `prepare` once, read `bounds`, `begin` with the rectangle to draw, then `scan` each of its
/// rows in order. `bounds` is empty where nothing is covered.
final class ShapeScanner {
  /// A rectangle on the fixed grid, borders in fixed point.
  private struct FixedRect {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
  }

  /// The source of the rows.
  private enum Source {
    case rect(FixedRect)
    case edges
    case denseLine
    case recorded(RecordedCoverage)
  }

  private struct Line {
    var path: PathData
    var style: StrokeStyle
    var transform: CGAffineTransform
  }

  private var edges = EdgeList()
  private let scanner = EdgeScanner()
  private lazy var denseLines = DenseLineScanner()
  /// The row of a rectangle or of a recording.
  private let shownRow = CoverageRow()
  /// How much of its row's height a rectangle covers in `shownRow`, fixed point.
  private var shownHeight = -1
  private var source = Source.edges
  /// The line that is drawn where `source` is a dense line.
  private var denseLine: Line?
  private var rule = CGPathFillRule.winding
  private var visible = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// Set where the shape is worth recording when it is drawn whole.
  private var key: CoverageKey?
  private var recording: RecordedCoverage?
  /// Whether the edges are those of the whole shape, not only of what is visible.
  private var isWhole = true
  /// Whether all of the shape's pixels are visible.
  private var isWholeVisible = false
  /// The rows of the recording that `source` keeps.
  private var recorded: RecordedRows?
  /// Whether recorded rows reach beyond the pixels to draw.
  private var isCutOff = false
  private unowned let caches: ShapeCaches
  /// The pixels that the shape may cover, within what `prepare` was told is visible.
  private(set) var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)

  init(_ caches: ShapeCaches) { self.caches = caches }

  /// Takes the shape.
  func prepare(_ shape: Shape, _ transform: CGAffineTransform, visible: PixelRect) {
    recording = nil
    recorded = nil
    key = nil
    // Mostly there is none, and a look costs less.
    if denseLine != nil { denseLine = nil }
    if case .rect(let box) = shape, transform.isScaleAndTranslation {
      prepareRect(box, transform, visible: visible)
      return
    }
    let key = CoverageKey(shape: shape, transform: transform)
    switch caches.coverages[key] {
    case .recorded(let coverage):
      source = .recorded(coverage)
      recorded = coverage.rows
      bounds = coverage.bounds.intersection(visible)
    case .seen:
      prepareEdges(shape, transform, visible: visible)
      if isWhole && isWholeVisible { self.key = key }
    case nil:
      prepareEdges(shape, transform, visible: visible)
      // A line that is drawn in part may change from frame to frame.
      if isWhole && isWholeVisible {
        caches.coverages.insert(.seen, for: key, cost: shape.keyCost)
      }
    }
  }

  private func prepareEdges(_ shape: Shape, _ transform: CGAffineTransform, visible: PixelRect) {
    source = .edges
    isWhole = true
    rule = .winding
    edges.removeAll(rows: visible.y, visible.maxY)
    switch shape {
    case .rect(let box):
      if isDrawable(box) { edges.add(box, transform) }
    case .roundedRect(let box, let radius, let corners):
      if isDrawable(box) { edges.add(box, radius: radius, corners: corners, transform: transform) }
    case .path(let path, let fillRule):
      rule = fillRule
      edges.add(path, transform)
    case .stroke(let path, let style) where LineDensity.isDense(path, style, transform: transform):
      source = .denseLine
      denseLine = Line(path: path, style: style, transform: transform)
      let box = PixelRect(covering: shape.bounds.applying(transform))
      bounds = box.intersection(visible)
      isWholeVisible = bounds == box
      return
    case .stroke(let path, let style):
      let tolerance = StrokeCache.tolerance(transform.largestScale)
      if style.isTrimmed, style.dashLengths.isEmpty, let window = visible.window(before: transform)
      {
        let stroke = caches.trimmedOutline(path, style, tolerance: tolerance, near: window)
        isWhole = stroke.isWhole
        edges.add(stroke.outline, transform)
      } else {
        let box = FixedPoint.box(before: transform, of: shape, style)
        edges.add(
          caches.strokes.outline(path, style, tolerance: tolerance, near: box), transform)
      }
    }
    bounds = edges.pixelBounds.intersection(visible)
    isWholeVisible = !edges.isCut && edges.pixelBounds == bounds
  }

  private func isDrawable(_ box: CGRect) -> Bool { !box.isNull && !box.isEmpty }

  private func prepareRect(_ box: CGRect, _ transform: CGAffineTransform, visible: PixelRect) {
    guard isDrawable(box) else {
      source = .rect(FixedRect(left: 0, top: 0, right: 0, bottom: 0))
      bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let matrix = DeviceMatrix(transform)
    let one = matrix.map(box.minX, box.minY).fixed
    let other = matrix.map(box.maxX, box.maxY).fixed
    let fixed = FixedRect(
      left: Int(min(one.x, other.x)), top: Int(min(one.y, other.y)),
      right: Int(max(one.x, other.x)), bottom: Int(max(one.y, other.y)))
    source = .rect(fixed)
    bounds = PixelRect(
      fixedLeft: fixed.left, top: fixed.top, right: fixed.right, bottom: fixed.bottom
    ).intersection(visible)
  }

  /// Prepares for the rows of `visible`, which must lie within the rectangle given to `prepare`;
  /// fine ones if they are to be multiplied.
  func begin(visible: PixelRect, isFine: Bool = false) {
    self.visible = visible
    if key != nil && visible == bounds { recording = RecordedCoverage(bounds) }
    let isFine = isFine || recording != nil
    switch source {
    case .edges:
      scanner.row.isFine = isFine
      scanner.begin(edges, rule, visible: visible)
    case .denseLine:
      guard let line = denseLine else { return }
      denseLines.row.isFine = isFine
      denseLines.begin(
        line.path, line.style, transform: line.transform,
        tolerance: StrokeCache.tolerance(line.transform.largestScale), visible: visible)
    case .rect, .recorded:
      shownRow.reserve(left: visible.x, width: visible.width)
      shownHeight = -1
      if let recorded {
        isCutOff = visible.x > recorded.bounds.x || visible.maxX < recorded.bounds.maxX
      }
    }
  }

  /// The coverage of row `y`, until the next row is asked for.
  ///
  /// Inlined, because a row that goes through memory twice is waited for.
  @inline(__always)
  func scan(_ y: Int) -> CoverageSpans {
    if let recorded {
      let row = recorded.row(y)
      return isCutOff ? shownRow.show(row, from: visible.x, to: visible.maxX) : row
    }
    if case .rect(let rect) = source {
      scan(rect, y)
      var row = shownRow.content
      row.rowCount = max(1, FixedPoint.pixel(rect.bottom) &- y)
      if shownHeight < FixedPoint.one { row.rowCount = 1 }
      return row
    }
    let row = scanEdges(y)
    if let recording { record(row, in: recording) }
    return row
  }

  @inline(__always)
  private func scanEdges(_ y: Int) -> CoverageSpans {
    if case .denseLine = source {
      denseLines.scan(y)
      return denseLines.row.content
    }
    scanner.scan(y)
    return scanner.row.content
  }

  private func record(_ row: CoverageSpans, in recording: RecordedCoverage) {
    recording.append(row)
    if recording.cost > RecordedCoverage.largest {
      self.recording = nil
    } else if recording.isComplete, let key {
      caches.coverages.insert(
        .recorded(recording), for: key, cost: recording.cost + key.shape.keyCost)
      self.recording = nil
    }
  }

  /// The sums that two upright edges leave, without the detour over edges.
  private func scan(_ rect: FixedRect, _ y: Int) {
    let top = FixedPoint.border(y)
    let height = min(rect.bottom, top + FixedPoint.one) - max(rect.top, top)
    if height == shownHeight { return }
    shownHeight = height
    shownRow.removeAll()
    guard height > 0 else { return }
    let first = FixedPoint.pixel(rect.left)
    let last = FixedPoint.pixel(rect.right)
    let leftShare = FixedPoint.leftShare(height, fractions: 2 * (rect.left & 0xFFFF))
    let rightShare = FixedPoint.leftShare(height, fractions: 2 * (rect.right & 0xFFFF))
    if first == last { return append(first, first + 1, area: rightShare - leftShare) }
    append(first, first + 1, area: height - leftShare)
    append(first + 1, last, area: height)
    append(last, last + 1, area: rightShare)
  }

  private func append(_ start: Int, _ end: Int, area: Int) {
    let start = max(start, visible.x)
    let end = min(end, visible.maxX)
    let part = FixedPoint.part(area: area)
    if start < end && part != 0 { shownRow.append(start, end, coverage: Int32(part)) }
  }
}

extension PixelRect {
  /// The preimages of these pixels and of their rows under `transform`, a pixel more on all sides; nil where it has
  /// no inverse, and without bounds where it turns.
  fileprivate func window(before transform: CGAffineTransform) -> StrokeWindow? {
    guard transform.determinant != 0, transform.determinant.isFinite else { return nil }
    let far = 1e30
    let everywhere = CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far)
    let pixels = CGRect(x: x - 1, y: y - 1, width: width + 2, height: height + 2)
      .applying(transform.inverted())
    var rows = pixels
    if transform.b == 0 {
      (rows.origin.x, rows.size.width) = (-far, 2 * far)
    } else if transform.d == 0 {
      (rows.origin.y, rows.size.height) = (-far, 2 * far)
    } else {
      return StrokeWindow(rows: everywhere, pixels: everywhere)
    }
    return StrokeWindow(rows: rows, pixels: pixels)
  }
}

extension Shape {
  /// Roughly how many bytes a cache's key with this shape takes.
  fileprivate var keyCost: Int {
    switch self {
    case .rect, .roundedRect: 200
    case .path(let path, _), .stroke(let path, _): 300 + path.points.count * 17
    }
  }
}
