// A generated module of many files: what a project's saves are measured with.

/// The sources of a module, as they are at one time.
struct ProjectSources {
  /// The number of files.
  let fileCount: Int
  /// Lines of each file besides the three that are changed.
  let lineCount: Int

  /// The contents of the files that are changed.
  struct State {
    /// The colour in the middle of the page.
    var color = 0x808080
    /// The kind of the last change; each says the colour in another place.
    var change = Change.body
    /// Another one at each change: in names that others see, or in none.
    var number = 0
  }

  /// The kinds of changes. Each gives the page's middle another colour.
  enum Change: String, CaseIterable {
    /// The statements of a function.
    case body = "a function's body"
    /// A literal alone.
    case literal = "a literal"
    /// The initial value of a property that others can see.
    case initialValue = "a property's default"
    /// A comment and a literal.
    case comment = "a comment"
    /// Another private function.
    case privateMember = "a private function"
    /// The parameters of a function that three files call.
    case signature = "a signature that three files use"
  }

  /// The file of the view that is shown.
  static let gauge = "Gauge.swift"
  /// The file of the function that three files call.
  static let shade = "Shade.swift"

  /// The texts of the two files that are changed, by name.
  func changing(_ state: State) -> [String: String] {
    [Self.gauge: Self.gauge(state), Self.shade: Self.shade(state)]
  }

  /// The texts of all others, by name.
  var others: [String: String] {
    Dictionary(uniqueKeysWithValues: (0..<(fileCount - 2)).map { ("Part\($0).swift", part($0)) })
  }

  private static func components(_ color: Int) -> String {
    "red: \((color >> 16) & 255) / 255.0, green: \((color >> 8) & 255) / 255.0, "
      + "blue: \(color & 255) / 255.0, alpha: 1"
  }

  private static func gauge(_ state: State) -> String {
    let color = "UIColor(\(components(state.color)))"
    let isDefault = state.change == .initialValue
    let body =
      switch state.change {
      case .body: "let color\(state.number) = \(color)\n    color\(state.number).setFill()"
      case .literal: "\(color).setFill()"
      case .comment: "// Change \(state.number).\n    \(color).setFill()"
      case .initialValue: "fillColor.setFill()"
      case .privateMember: "fill\(state.number)().setFill()"
      case .signature: "shade(1).setFill()"
      }
    let member =
      state.change == .privateMember
      ? "private func fill\(state.number)() -> UIColor { \(color) }" : ""
    return """
      import UIKit

      /// The view that is shown.
      @IBDesignable class Gauge: UIView {
        @IBInspectable var lineWidth: CGFloat = 6 { didSet { setNeedsDisplay() } }
        @IBInspectable var fillColor: UIColor = \(isDefault ? color : ".darkGray")
        var model = PartModel0(name: "gauge")

        override func draw(_ rect: CGRect) {
          \(body)
          UIRectFill(bounds)
        }

        \(member)
      }

      """
  }

  private static func shade(_ state: State) -> String {
    let isChange = state.change == .signature
    return """
      import UIKit

      func shade(_ amount: CGFloat\(isChange ? ", by\(state.number): CGFloat = 1" : "")) -> UIColor {
        UIColor(\(components(isChange ? state.color : 0x404040)))
      }

      """
  }

  /// A view and its model, which uses the models of two other files.
  private func part(_ index: Int) -> String {
    let others = [index + 1, index + 7].map { $0 % (fileCount - 2) }
    let ringCount = max(1, (lineCount - 40) / 9)
    let rings = (0..<ringCount).map { ring in
      """
        /// Ring \(ring).
        private func drawRing\(ring)(in rect: CGRect) {
          let inset = CGFloat(\(ring % 16)) * lineWidth * 0.5 + 60
          guard rect.width > 2 * inset else { return }
          let path = UIBezierPath(ovalIn: rect.insetBy(dx: inset, dy: inset))
          path.lineWidth = lineWidth / 4
          ringColor.withAlphaComponent(0.05 * CGFloat(\(ring % 16))).setStroke()
          path.stroke()
        }
      """
    }
    return """
      import UIKit

      /// The values of part \(index).
      struct PartModel\(index) {
        var name: String
        var value: Double = \(index).5
        var tint: UIColor = UIColor(white: 0.\(index % 9 + 1), alpha: 1)
        static let maximum: Double = \(index)

        var isLarge: Bool { value > Self.maximum }
        func scaled(by factor: Double) -> PartModel\(index) {
          var copy = self
          copy.value *= factor
          return copy
        }
      }

      enum PartKind\(index): Int { case plain = \(index), round, sharp }

      /// The view of part \(index).
      class PartView\(index): UIView {
        @IBInspectable var lineWidth: CGFloat = \(index % 9 + 1) { didSet { setNeedsDisplay() } }
        @IBInspectable var ringColor: UIColor = .darkGray { didSet { setNeedsDisplay() } }
        private let kind: PartKind\(index) = .round
        private var model = PartModel\(others[0])(name: "\(index)")

        override func draw(_ rect: CGRect) {
          \(index < 2 ? "shade(0.5).setFill()" : "UIColor.white.setFill()")
          let other = PartModel\(others[1])(name: "other").scaled(by: model.value)
          if other.isLarge, kind == .round { UIRectFill(bounds) }
      \((0..<ringCount).map { "    drawRing\($0)(in: bounds)" }.joined(separator: "\n"))
        }
      \(rings.joined(separator: "\n"))
      }

      """
  }
}
