// Values of documents: rectangles, points, texts, ratios.

package import Foundation

extension NibElement {
  /// The attributes `x`, `y`, `width` and `height`, in points; 0 for one that is absent or no number.
  package var rect: CGRect {
    CGRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0,
      height: number("height") ?? 0)
  }

  /// The attributes `x` and `y`, in points; 0 for one that is absent or no number.
  package var point: CGPoint { CGPoint(x: number("x") ?? 0, y: number("y") ?? 0) }

  /// Returns a text that is an attribute or, where it has several lines, the child with that key; nil if there
  /// is neither.
  package func text(_ key: String) -> String? {
    attributes[key] ?? value(key).map(\.writtenText)
  }

  /// The characters in the element; documents write texts with characters that XML lacks in base 64.
  private var writtenText: String {
    guard attributes["base64-UTF8"] == "YES" else { return text }
    let letters = text.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - letters.count % 4) % 4)
    let data = Data(base64Encoded: letters + padding)
    return data.flatMap { String(data: $0, encoding: .utf8) } ?? text
  }

  /// Returns an attribute of the form `0.5` or `1:2`, which is 0.5 too; 1 where it is absent or no number.
  package func ratio(_ attribute: String) -> CGFloat {
    let parts = (attributes[attribute] ?? "").split(separator: ":").compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
    return parts.first.map { CGFloat($0) } ?? 1
  }
}
