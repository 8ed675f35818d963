// Points, sizes, rectangles, ranges, insets: two or four numbers.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// A field for each number of a point, a size, a rectangle or a range, two in a line; those of insets at the sides of a
/// square.
@MainActor
final class NumbersControl: UIView, PropertyControl {
  var onEdit: (@MainActor (PropertyEdit) -> Void)?

  private static let lineGap: CGFloat = 4
  private let fields: [StudioField]
  private let isInteger: Bool
  private let isSquare: Bool
  private var values: [Double]
  private let names: @MainActor () -> [String: Double]

  /// The letters of a kind's numbers; nil: it is none of such.
  static func letters(of kind: String) -> [String]? {
    switch kind {
    case "point": ["X", "Y"]
    case "size": ["W", "H"]
    case "rect": ["X", "Y", "W", "H"]
    case "range": ["@", "#"]
    case "insets", "directionalInsets": ["", "", "", ""]
    default: nil
    }
  }

  /// `names`: the numbers that a typed sum may name.
  init(
    _ property: PageProperty, letters: [String],
    names: @escaping @MainActor () -> [String: Double]
  ) {
    self.names = names
    isInteger = property.kind == "range"
    isSquare = property.isInsets
    fields = letters.map { StudioField(prefix: $0) }
    values = letters.map { _ in 0 }
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    for (index, field) in fields.enumerated() {
      addSubview(field)
      if isSquare { field.textAlignment = .center }
      field.onCommit = { [weak self] in self?.commit($0, at: index) }
      field.onStep = { [weak self] in self?.step($0, at: index, isContinued: $1) }
    }
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat {
    let lines = isSquare ? 3 : CGFloat((fields.count + 1) / 2)
    return lines * Metrics.field + (lines - 1) * Self.lineGap
  }

  func show(_ property: PageProperty) {
    guard let numbers = NumberText.numbers(property.value, count: fields.count) else {
      for field in fields { field.show("", isMixed: property.isMixed) }
      return
    }
    values = numbers
    for (field, number) in zip(fields, numbers) { field.show(number: number) }
  }

  func showError(_ isWrong: Bool) {
    for field in fields where !isWrong || field.isEditing { field.isWrong = isWrong }
  }

  private func commit(_ text: String, at index: Int) {
    if let value = Expression.value(text, names: names()) {
      fields[index].isWrong = false
      edit(value, at: index, isContinued: false)
    } else {
      fields[index].isWrong = true
      onEdit?(PropertyEdit(text: text))
    }
  }

  private func step(_ count: Double, at index: Int, isContinued: Bool) {
    let count = isInteger && abs(count) < 1 ? (count < 0 ? -1 : 1) : count
    edit(NumberText.stepped(values[index], by: count), at: index, isContinued: isContinued)
  }

  private func edit(_ value: Double, at index: Int, isContinued: Bool) {
    var numbers = values
    numbers[index] = value
    let text = numbers.map { isInteger ? String(Int(clampedTo: $0)) : NumberText.exact($0) }
      .joined(separator: ",")
    onEdit?(PropertyEdit(text: text, isContinued: isContinued))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isSquare { return placeAroundSquare() }
    let width = ((bounds.width - 4) / 2).rounded(.down)
    for (index, field) in fields.enumerated() {
      let (line, column) = (index / 2, index % 2)
      field.frame = CGRect(
        x: column == 0 ? 0 : bounds.width - width,
        y: CGFloat(line) * (Metrics.field + Self.lineGap), width: width, height: Metrics.field)
    }
  }
  /// The fields in the order top, left, bottom, right.
  private func placeAroundSquare() {
    let (line, width) = (Metrics.field + Self.lineGap, ((bounds.width - 40) / 2).rounded(.down))
    let middle = ((bounds.width - width) / 2).rounded()
    let places = [(middle, 0.0), (0, 1), (middle, 2), (bounds.width - width, 1)]
    for (field, (x, row)) in zip(fields, places) {
      field.frame = CGRect(x: x, y: row * line, width: width, height: Metrics.field)
    }
  }

  /// The square between the fields of insets.
  override func draw(_ rect: CGRect) {
    guard isSquare else { return }
    let square = CGRect(x: bounds.midX - 12, y: bounds.midY - 8, width: 24, height: 16)
    let path = UIBezierPath(roundedRect: square.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3)
    Palette.hovered.setFill()
    path.fill()
    Palette.secondaryLabel.setStroke()
    path.lineWidth = 1
    path.stroke()
  }
}
