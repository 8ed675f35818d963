// Shadows: coverage, blurred, painted with one colour.

internal import CoreGraphics

extension Painter {
  func draw(
    _ shadow: Shadow, _ transform: CGAffineTransform, _ clips: [ClipShape], _ mode: CGBlendMode
  ) {
    let matrix = CGAffineTransform(
      translationX: shadow.offset.width, y: shadow.offset.height
    ).concatenating(transform)
    let (horizontal, vertical) = kernels(shadow.radius, transform)
    let bounds = pixels(around: shadow.bounds(in: transform))
    guard !bounds.isEmpty else { return }
    let row = CoverageRow()
    let blur = GaussianBlur()
    var plane = MaskPlane()
    paint(bounds, .color(Pixel(shadow.color)), clips, mode) { area in
      row.reserve(left: area.x, width: area.width)
      let source = PixelRect(
        x: area.x - horizontal.reach, y: area.y - vertical.reach,
        width: area.width + 2 * horizontal.reach, height: area.height + 2 * vertical.reach)
      setPlane(plane, shadow.caster, matrix, source)
      plane = blur.blur(plane, area, horizontal: horizontal, vertical: vertical)
    } row: { y in
      row.setMask(plane, y, from: plane.bounds.x, count: plane.bounds.width)
      return row
    }
  }

  /// σ is half of the radius as the matrix stretches it.
  private func kernels(
    _ radius: CGFloat, _ transform: CGAffineTransform
  ) -> (GaussianKernel, GaussianKernel) {
    if transform.isScaleAndTranslation {
      return (
        GaussianKernel(sigma: radius / 2 * abs(transform.a)),
        GaussianKernel(sigma: radius / 2 * abs(transform.d))
      )
    }
    let kernel = GaussianKernel(sigma: radius / 2 * abs(transform.determinant).squareRoot())
    return (kernel, kernel)
  }

  private func setPlane(
    _ plane: MaskPlane, _ caster: Shadow.Caster, _ transform: CGAffineTransform,
    _ bounds: PixelRect
  ) {
    switch caster {
    case .list(let list): setPlane(plane, list, transform, bounds)
    case .shape(let shape):
      plane.reset(bounds)
      let scanner = resources.takeScanner()
      defer { resources.give(scanner) }
      scanner.prepare(shape, transform, visible: bounds)
      guard !scanner.bounds.isEmpty else { return }
      scanner.begin(visible: scanner.bounds)
      for y in scanner.bounds.y..<scanner.bounds.maxY {
        scanner.scan(y)
        plane.set(scanner.row, y)
      }
    }
  }
}

extension Shadow {
  fileprivate func bounds(in transform: CGAffineTransform) -> CGRect {
    DisplayItem(.shadow(self)).bounds(in: transform)
  }
}
