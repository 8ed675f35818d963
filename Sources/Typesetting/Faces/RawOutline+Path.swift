// From FreeType's outlines to paths.

import CoreGraphics

extension RawOutline {
  /// The outline as a path, y down, at `scale` units per font unit.
  ///
  /// A contour is a ring of points: on the curve, controls of quadratic curves, which meet halfway
  /// where two follow each other, or pairs of controls of cubic curves
  /// ([FreeType](https://freetype.org/freetype2/docs/glyphs/glyphs-6.html)).
  func path(scale: CGFloat) -> PathData {
    var path = PathData()
    let kinds = self.kinds
    var start = 0
    for end in contourEnds {
      guard end >= start, end < kinds.count else { return path }
      Contour(points: (start...end).map { position($0, scale) }, kinds: Array(kinds[start...end]))
        .append(to: &path)
      start = end + 1
    }
    return path
  }

  private func position(_ index: Int, _ scale: CGFloat) -> CGPoint {
    let (x, y) = units(index)
    return CGPoint(x: CGFloat(x) * scale, y: -CGFloat(y) * scale)
  }
}

/// One ring of points.
private struct Contour {
  let points: [CGPoint]
  let kinds: [RawOutline.PointKind]

  func append(to path: inout PathData) {
    guard let first = kinds.firstIndex(of: .onCurve) else {
      appendWithoutAnchor(to: &path)
      return
    }
    path.move(to: points[first])
    var controls: [CGPoint] = []
    for step in 1...points.count {
      let index = (first + step) % points.count
      switch kinds[index] {
      case .onCurve:
        Self.join(&path, controls, to: points[index])
        controls = []
      case .quadratic:
        if let last = controls.last { path.quad(to: last.middle(points[index]), control: last) }
        controls = [points[index]]
      case .cubic:
        controls.append(points[index])
      }
    }
    path.close()
  }

  /// A ring of quadratic controls only: its curves meet halfway between each two.
  private func appendWithoutAnchor(to path: inout PathData) {
    guard points.count > 1, let last = points.last else { return }
    path.move(to: last.middle(points[0]))
    for (index, control) in points.enumerated() {
      path.quad(to: control.middle(points[(index + 1) % points.count]), control: control)
    }
    path.close()
  }

  private static func join(_ path: inout PathData, _ controls: [CGPoint], to end: CGPoint) {
    switch controls.count {
    case 0: path.line(to: end)
    case 1: path.quad(to: end, control: controls[0])
    // More than two only in a broken font.
    default: path.cubic(to: end, control1: controls[0], control2: controls[1])
    }
  }
}

extension CGPoint {
  fileprivate func middle(_ other: CGPoint) -> CGPoint {
    CGPoint(x: (x + other.x) / 2, y: (y + other.y) / 2)
  }
}
