// The same path drawn from its end.

import CoreGraphics

extension UIBezierPath {
  var reversed: UIBezierPath {
    let result = UIBezierPath()
    for subpath in data.subpaths.reversed() { result.data.append(subpath.reversed) }
    result.style = style
    result.flatness = flatness
    result.usesEvenOddFillRule = usesEvenOddFillRule
    return result
  }
}

extension PathData {
  /// Each subpath as a path of its own.
  fileprivate var subpaths: [PathData] {
    var result: [PathData] = []
    for element in elements {
      if case .move = element { result.append(PathData()) }
      result[result.count - 1].append(element)
    }
    return result
  }

  /// The subpath in the opposite direction.
  fileprivate var reversed: PathData {
    let isClosed = verbs.last == .close
    let drawn = elements.filter { $0 != .close }
    var result = PathData()
    guard let last = drawn.last?.end else { return result }
    result.move(to: last)
    for (element, before) in zip(drawn.dropFirst(), drawn).reversed() {
      guard let end = before.end else { continue }
      result.append(element.reversed(to: end))
    }
    if isClosed { result.close() }
    return result
  }
}

extension PathData.Element {
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .quad(_, let end): end
    case .cubic(_, _, let end): end
    case .close: nil
    }
  }

  /// The element from its own end back to `start`.
  fileprivate func reversed(to start: CGPoint) -> Self {
    switch self {
    case .move, .line, .close: .line(start)
    case .quad(let control, _): .quad(control: control, end: start)
    case .cubic(let control1, let control2, _):
      .cubic(control1: control2, control2: control1, end: start)
    }
  }
}
