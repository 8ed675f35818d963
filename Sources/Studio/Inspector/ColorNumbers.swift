// A colour in numbers: its digits, red, green, blue and alpha, hue, saturation and brightness.

internal import CoreGraphics
internal import Inspection
internal import UIKit

/// Fields for the digits or the name of a colour, and for its parts: 0 … 255 of red, green and blue, degrees of hue,
/// hundredths of the rest.
@MainActor
final class ColorNumbers: UIView {
  static let height: CGFloat = 3 * Metrics.field + 2 * gap
  private static let gap: CGFloat = 6

  /// A part of a colour.
  private enum Part: CaseIterable {
    case red, green, blue, alpha, hue, saturation, brightness

    var letter: String {
      switch self {
      case .red: "R"
      case .green: "G"
      case .blue: "B"
      case .alpha: "A"
      case .hue: "H"
      case .saturation: "S"
      case .brightness: "B"
      }
    }

    var words: String {
      switch self {
      case .red: "Red"
      case .green: "Green"
      case .blue: "Blue"
      case .alpha: "Alpha in percent"
      case .hue: "Hue in degrees"
      case .saturation: "Saturation in percent"
      case .brightness: "Brightness in percent"
      }
    }

    /// The number that is all of it.
    var most: CGFloat {
      switch self {
      case .red, .green, .blue: 255
      case .hue: 360
      case .alpha, .saturation, .brightness: 100
      }
    }
  }

  /// Called with another colour, or its name, as text.
  var onEdit: (@MainActor (PropertyEdit) -> Void)?
  private let digits = StudioField()
  private let fields: [(part: Part, field: StudioField)]
  private var color = HueColor(.black)
  private let colors: PageColors

  /// `colors`: those that have names on the page.
  init(_ colors: PageColors) {
    self.colors = colors
    fields = Part.allCases.map { ($0, StudioField(prefix: $0.letter)) }
    super.init(frame: .zero)
    digits.accessibilityLabel = "Hexadecimal digits or name"
    digits.onCommit = { [weak self] text in self?.commit(digits: text) }
    addSubview(digits)
    for (part, field) in fields {
      field.accessibilityLabel = part.words
      field.onCommit = { [weak self, weak field] text in
        let value = Expression.value(text, names: [:])
        field?.isWrong = value == nil
        if let value { self?.set(part, to: CGFloat(value), isContinued: false) }
      }
      field.onStep = { [weak self] count, isContinued in
        guard let self else { return }
        set(part, to: number(part).rounded() + CGFloat(count), isContinued: isContinued)
      }
      addSubview(field)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a colour. `name`: the name that it was chosen by; nil: its digits are shown.
  func show(_ color: HueColor, name: String?) {
    self.color = color
    digits.isWrong = false
    digits.show(name ?? ColorText.text(color.color).uppercased())
    for (part, field) in fields { field.show(String(Int(number(part).rounded()))) }
  }

  private func commit(digits text: String) {
    let known = [text, "#" + text].lazy.compactMap { [colors] in colors.text(typed: $0) }.first
    digits.isWrong = known == nil
    if let known { onEdit?(PropertyEdit(text: known)) }
  }

  private func number(_ part: Part) -> CGFloat {
    let share: CGFloat =
      switch part {
      case .red: components[0]
      case .green: components[1]
      case .blue: components[2]
      case .alpha: color.alpha
      case .hue: color.hue
      case .saturation: color.saturation
      case .brightness: color.brightness
      }
    return share * part.most
  }

  /// Red, green and blue, from 0 to 1.
  private var components: [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    // SAFETY: the four pointers are to local variables and are not kept after the call.
    unsafe color.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue]
  }

  private func set(_ part: Part, to number: CGFloat, isContinued: Bool) {
    let share = min(max(number / part.most, 0), 1)
    var (color, parts) = (color, components)
    switch part {
    case .red: parts[0] = share
    case .green: parts[1] = share
    case .blue: parts[2] = share
    case .alpha: color.alpha = share
    case .hue: color.hue = share
    case .saturation: color.saturation = share
    case .brightness: color.brightness = share
    }
    if [.red, .green, .blue].contains(part) {
      color = HueColor(
        UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: color.alpha))
    }
    onPick?(color, isContinued)
  }

  /// Called with another colour by its parts, and whether it goes on with the gesture before.
  var onPick: (@MainActor (HueColor, Bool) -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    let step = Metrics.field + Self.gap
    digits.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Metrics.field)
    place(fields.prefix(4).map(\.field), y: step)
    place(fields.suffix(3).map(\.field), y: 2 * step)
  }

  /// In a line of four.
  private func place(_ fields: [StudioField], y: CGFloat) {
    let gap: CGFloat = 4
    let width = (bounds.width - 3 * gap) / 4
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: (CGFloat(index) * (width + gap)).rounded(), y: y, width: width.rounded(.down),
        height: Metrics.field)
    }
  }
}
