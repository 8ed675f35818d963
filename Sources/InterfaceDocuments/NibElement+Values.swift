// Values of documents: rectangles, points, texts, ratios.

package import Foundation

extension NibElement {
  package var rect: CGRect {
    CGRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0,
      height: number("height") ?? 0)
  }

  package var point: CGPoint { CGPoint(x: number("x") ?? 0, y: number("y") ?? 0) }

  /// Text as an attribute, or as a value where it has lines.
  package func text(_ key: String) -> String? {
    attributes[key] ?? value(key).map(\.text)
  }

  /// An attribute of the form `0.5` or `1:2`; 1 where it is not said or no number.
  package func ratio(_ attribute: String) -> CGFloat {
    let parts = (attributes[attribute] ?? "").split(separator: ":").compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
    return parts.first.map { CGFloat($0) } ?? 1
  }
}
