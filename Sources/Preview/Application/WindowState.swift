// The state that a window remembers until it opens again, as a value and as text.

package import CoreGraphics
package import Messages
package import Studio

/// How a window was left.
package struct WindowState: Hashable, Sendable {
  /// The content's place on the screen, in pixels; nil: never seen.
  package var frame: PixelRect?
  /// Whether the frame statistics were shown. Default: false.
  package var showsStatistics = false
  /// Toolbar and panels; nil: never seen.
  package var layout: StudioLayout?
  /// The choices of the page's variants; nil: those at first.
  package var variants: VariantGrid?
  /// The files that were looked at, the last one last. Default: none.
  package var pages: [Page] = []
  /// The X errors that the window met, in words, for `doctor`. Default: none.
  package var faults: [String] = []

  package init() {}

  /// The place to open at, moved and cut so that it lies on a screen of that size; never smaller
  /// than `minimum` while the screen has the room.
  package func frame(on screen: PixelSize, minimum: PixelSize) -> PixelRect? {
    guard let frame else { return nil }
    let width = min(max(frame.width, minimum.width), screen.width)
    let height = min(max(frame.height, minimum.height), screen.height)
    return PixelRect(
      x: min(max(frame.x, 0), screen.width - width),
      y: min(max(frame.y, 0), screen.height - height), width: width, height: height)
  }
}

/// An error in the text of a state.
package struct WindowStateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  package var line: Int
  /// At most 60 characters of the line.
  package var text: String

  /// An error in a line, counted from 1.
  package init(line: Int, text: String) {
    self.line = line
    self.text = text
  }

  package var description: String { "line \(line) is “\(text.printable)”" }
}

// One line a fact, such as `frame=100 80 455 747` (x, y, width, height) and `statistics=yes`. Names
// from later versions are skipped.
extension WindowState {
  private static let places = -32768...32767
  private static let sides = 1...PixelSize.maximumSide
  /// More errors, and longer ones, are not kept.
  private static let faultLimit = 8
  private static let faultLength = 200

  /// The file's content: one fact a line.
  package var text: String {
    let place = frame.map { "frame=\($0.x) \($0.y) \($0.width) \($0.height)\n" }
    let errors = faults.suffix(Self.faultLimit).map { "error=\($0.prefix(Self.faultLength))\n" }
    let panels = layout?.lines.map { "\($0.name)=\($0.value)\n" } ?? []
    let grid = variants.map { "variants=\(VariantsText.text(of: $0))\n" }
    return (place ?? "") + "statistics=\(showsStatistics ? "yes" : "no")\n" + panels.joined()
      + (grid ?? "") + pageLines + errors.joined()
  }

  /// Reads the text of an earlier run. Unknown names are skipped; a known one with a value that makes no sense is
  /// an error.
  package init(text: String) throws(WindowStateError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      guard take(line) else {
        throw WindowStateError(line: index + 1, text: String(line.prefix(60)))
      }
    }
  }

  /// False where the line says nothing that makes sense.
  private mutating func take(_ line: Substring) -> Bool {
    guard let sign = line.firstIndex(of: "=") else { return false }
    let value = line[line.index(after: sign)...]
    switch line[..<sign] {
    case "frame":
      guard let frame = Self.frame(value) else { return false }
      self.frame = frame
    case "statistics":
      guard value == "yes" || value == "no" else { return false }
      showsStatistics = value == "yes"
    case "variants":
      guard let grid = VariantsText.remembered(String(value)) else { return false }
      variants = grid
    case "page": return takePage(value)
    case "error": faults.append(String(value))
    default:
      var layout = layout ?? StudioLayout()
      guard let isTaken = layout.take(line[..<sign], value) else { return true }
      self.layout = layout
      return isTaken
    }
    return true
  }

  private static func frame(_ text: Substring) -> PixelRect? {
    let numbers = text.split(separator: " ", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], places.contains(x), places.contains(y), sides.contains(width),
      sides.contains(height)
    else { return nil }
    return PixelRect(x: x, y: y, width: width, height: height)
  }
}
