// Fills: a shape's coverage, times its clips', painted span by span.

internal import CoreGraphics

extension Painter {
  func fill(
    _ shape: Shape, _ paint: Paint, _ transform: CGAffineTransform, _ clips: [ClipShape],
    _ mode: CGBlendMode
  ) {
    guard case .color(let color) = paint else { return }
    let scanner = resources.takeScanner()
    defer { resources.give(scanner) }
    scanner.prepare(shape, transform, visible: clip, strokes: resources.strokes)
    let area = scanner.bounds
    guard !area.isEmpty else { return }
    scanner.begin(visible: area)
    let pixel = Pixel(color)
    for y in area.y..<area.maxY {
      scanner.scan(y)
      paintRow(scanner.row, y, pixel)
    }
  }

  private func paintRow(_ row: CoverageRow, _ y: Int, _ color: Pixel) {
    let spans = row.spans
    for index in 0..<row.count {
      let span = spans[index]
      let target = surface.row(y, from: Int(span.start), count: span.count)
      if span.coverage > 0 {
        SourceOver.color(color, coverage: UInt8(span.coverage), into: target)
      } else {
        let bytes = row.bytes.slice(Int(span.start) - row.left, count: span.count)
        SourceOver.color(color, coverage: bytes, into: target)
      }
    }
  }
}
