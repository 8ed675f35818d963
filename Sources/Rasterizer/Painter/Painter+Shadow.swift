// Shadows: coverage, blurred, painted with one colour.

internal import CoreGraphics

extension Painter {
  func draw(
    _ shadow: Shadow, _ transform: CGAffineTransform, clips: [ClipShape], blendMode: BlendMode
  ) {
    let matrix = CGAffineTransform(
      translationX: shadow.offset.width, y: shadow.offset.height
    ).concatenating(transform)
    let bounds = pixels(around: shadow.bounds(in: transform), within: clip)
    guard !bounds.isEmpty else { return }
    let key = ShadowKey(shadow: shadow, transform: transform)
    let row = CoverageRow()
    var plane = resources.shadows[key]
    var left = 0
    var width = 0
    paint(bounds, .color(Pixel(shadow.color)), clips: clips, blendMode: blendMode) { area, _ in
      (left, width) = (area.x, area.width)
      row.reserve(left: left, width: width)
      if plane != nil { return }
      let blurred = blurredCoverage(
        of: shadow, matrix, area, deviation: shadow.deviation(in: transform))
      plane = blurred
      if area == wholePixels(around: shadow.bounds(in: transform)) {
        resources.shadows.insert(blurred, for: key, cost: area.area + 1024)
      }
    } row: { y in
      plane.map { row.show($0.row(y, from: left, count: width), from: left) } ?? row.content
    }
  }

  /// The blurred coverage of a shadow's caster in the pixels of `area`. `matrix` maps the caster to pixels,
  /// `deviation` is the Gaussian's in pixels.
  private func blurredCoverage(
    of shadow: Shadow, _ matrix: CGAffineTransform, _ area: PixelRect, deviation: CGSize
  ) -> MaskPlane {
    let horizontal = GaussianKernel(sigma: deviation.width, reach: Shadow.reach)
    let vertical = GaussianKernel(sigma: deviation.height, reach: Shadow.reach)
    let source = MaskPlane()
    setPlane(
      source, shadow.caster, transform: matrix,
      bounds: PixelRect(
        x: area.x - horizontal.reach, y: area.y - vertical.reach,
        width: area.width + 2 * horizontal.reach, height: area.height + 2 * vertical.reach))
    return GaussianBlur.blur(source, area, horizontal: horizontal, vertical: vertical)
  }

  private func setPlane(
    _ plane: MaskPlane, _ caster: Shadow.Caster, transform: CGAffineTransform,
    bounds: PixelRect
  ) {
    switch caster {
    case .list(let list): setPlane(plane, list, transform: transform, bounds: bounds)
    case .shape(let shape):
      plane.reset(bounds)
      let scanner = resources.shapes.takeScanner()
      defer { resources.shapes.give(scanner) }
      scanner.prepare(shape, transform, visible: bounds)
      guard !scanner.bounds.isEmpty else { return }
      scanner.begin(visible: scanner.bounds)
      for y in scanner.bounds.y..<scanner.bounds.maxY {
        plane.set(scanner.scan(y), y)
      }
    }
  }
}

/// A shadow under a matrix. Its blurred coverage is a function of these alone.
struct ShadowKey: Hashable {
  var shadow: Shadow
  var transform: CGAffineTransform
}
