// Curves become lines that stay within a stated distance.

extension PathData {
  /// The same path with lines only, nowhere farther than `tolerance` from the curves.
  ///
  /// Each curve is evaluated at evenly spaced parameters; their number comes from the bound of its
  /// second derivative (error ≤ max |P″| / 8n²), so equal curves always give equal points. At most
  /// 1024 lines a curve. `tolerance` is in the path's unit and > 0.
  package func flattened(tolerance: CGFloat) -> PathData {
    guard hasCurves else { return self }
    var result = PathData()
    var pen = CGPoint.zero
    for element in elements {
      switch element {
      case .quad(let control, let end):
        result.addLines(along: QuadCurve(start: pen, control: control, end: end), tolerance)
        pen = end
      case .cubic(let control1, let control2, let end):
        result.addLines(
          along: CubicCurve(start: pen, control1: control1, control2: control2, end: end),
          tolerance)
        pen = end
      case .move(let point), .line(let point):
        result.append(element)
        pen = point
      case .close: result.append(element)
      }
      pen = result.currentPoint ?? pen
    }
    return result
  }

  /// Whether anything but lines is in it.
  package var hasCurves: Bool { verbs.contains { $0 == .quad || $0 == .cubic } }

  private mutating func addLines(along curve: QuadCurve, _ tolerance: CGFloat) {
    // |P″| = 2·|start − 2·control + end| everywhere.
    let bend = (curve.start - curve.control * 2 + curve.end).length
    let count = lineCount(error: bend / 4, tolerance: tolerance)
    for index in 1..<max(count, 1) {
      line(to: curve.point(at: CGFloat(index) / CGFloat(count)))
    }
    line(to: curve.end)
  }

  private mutating func addLines(along curve: CubicCurve, _ tolerance: CGFloat) {
    let count = lineCount(error: curve.chordError, tolerance: tolerance)
    for index in 1..<max(count, 1) {
      line(to: curve.point(at: CGFloat(index) / CGFloat(count)))
    }
    line(to: curve.end)
  }
}

/// How many even steps bring an error that falls with their square under the tolerance.
func lineCount(error: CGFloat, tolerance: CGFloat) -> Int {
  let needed = (error / tolerance).squareRoot()
  return needed < 1024 ? max(1, Int(needed.rounded(.up))) : 1024
}
