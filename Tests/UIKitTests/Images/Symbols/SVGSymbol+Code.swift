// The Swift code of a symbol's content.

import CoreGraphics
import Foundation

extension SVGSymbol {
  /// The call that makes the symbol's content.
  var code: String {
    var arguments: [String] = []
    if size.width != 100 { arguments.append("width: \(Self.text(size.width))") }
    if size.height != 100 { arguments.append("height: \(Self.text(size.height))") }
    // In the order of the content's properties.
    for part in [SVGPart.outline, .marks, .spots, .lines, .dots] {
      guard let segments = segments[part] else { continue }
      arguments.append("\(part.rawValue): \"\(Self.path(segments))\"")
    }
    if !text.isEmpty {
      arguments.append("text: \(text.debugDescription)")
    }
    return "SymbolContent(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the segments in the path language of `UIBezierPath.init(symbol:)`.
  static func path(_ segments: [SVGSegment]) -> String {
    var words: [String] = []
    // Nil where the program computes it.
    var current: CGPoint?
    for (index, segment) in segments.enumerated() {
      let next = index + 1 < segments.count ? segments[index + 1] : nil
      switch segment {
      case .move(let end), .line(let end):
        let isMove = segment == .move(end)
        defer { current = end }
        // In the path language an arc begins with a move or a line to its start.
        if case .arc(let center, let radius, let from, _) = next,
          isAt(end, degrees: from, center, radius)
        {
          continue
        }
        if !isMove, end.y == current?.y {
          words.append("H" + text(end.x))
        } else if !isMove, end.x == current?.x {
          words.append("V" + text(end.y))
        } else {
          words.append((isMove ? "M" : "L") + text(end))
        }
      case .quadratic(let control, let end):
        words.append("Q\(text(control)) \(text(end))")
        current = end
      case .cubic(let control1, let control2, let end):
        words.append("C\(text(control1)) \(text(control2)) \(text(end))")
        current = end
      case .arc(let center, let radius, let from, let to):
        let isNew = index == 0 || segments[index - 1].isMove
        words.append(
          "\(isNew ? "A" : "a")\(text(center)) \(text(radius)) \(text(from)) \(text(to))")
        current = nil
      case .close:
        words.append("Z")
        current = nil
      case .ellipse(let center, let radii):
        words.append(
          radii.width == radii.height
            ? "O\(text(center)) \(text(radii.width))"
            : "E\(text(center)) \(text(radii.width)) \(text(radii.height))")
      case .rect(let rect, let corner):
        words.append(
          "R\(text(rect.origin)) \(text(rect.width)) \(text(rect.height)) \(text(corner))")
      }
    }
    return words.joined(separator: " ")
  }

  private static func isAt(
    _ point: CGPoint, degrees: CGFloat, _ center: CGPoint, _ radius: CGFloat
  ) -> Bool {
    let angle = degrees * .pi / 180
    return hypot(
      center.x + radius * cos(angle) - point.x, center.y + radius * sin(angle) - point.y) < 1e-9
  }

  private static func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

  /// Returns a number in up to nine decimals: computed ones may differ beyond them between processors.
  private static func text(_ number: CGFloat) -> String {
    let rounded = (number * 1e9).rounded() / 1e9
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension SVGSegment {
  fileprivate var isMove: Bool {
    if case .move = self { true } else { false }
  }
}
