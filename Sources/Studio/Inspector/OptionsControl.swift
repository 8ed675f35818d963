// Any of a few names.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import PropertyForms
internal import UIKit

/// A line with a tick for each member of an option set.
@MainActor
final class OptionsControl: UIView, PropertyControl {
  private static let line: CGFloat = 22

  var onEdit: (@MainActor (PropertyEdit) -> Void)?
  private let names: [String]
  private let boxes: [TickBox]
  /// The members' names, and the raw value of the others.
  private var chosen: [String] = []

  init(_ property: PageProperty) {
    names = property.choices
    let words = Self.words(names)
    boxes = words.map { TickBox($0) }
    super.init(frame: .zero)
    for (name, box) in zip(names, boxes) {
      addSubview(box)
      box.onPress = { [weak self] in self?.toggle(name) }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The names in words, without those that all begin and end with: “Min X Min Y” for `layerMinXMinYCorner`.
  private static func words(_ names: [String]) -> [String] {
    var words = names.map { ReadableName.of($0).split(separator: " ").map(String.init) }
    while let first = words.first?.first, words.allSatisfy({ $0.count > 1 && $0.first == first }) {
      for index in words.indices { words[index].removeFirst() }
    }
    while let last = words.first?.last, words.allSatisfy({ $0.count > 1 && $0.last == last }) {
      for index in words.indices { words[index].removeLast() }
    }
    return words.map { $0.joined(separator: " ") }
  }

  var height: CGFloat { CGFloat(names.count) * Self.line + 2 }

  func show(_ property: PageProperty) {
    chosen = ValueNotation.options(property.value ?? "")
    for (name, box) in zip(names, boxes) {
      box.mark = property.isMixed ? .mixed : chosen.contains(name) ? .on : .off
    }
  }

  private func toggle(_ name: String) {
    let isChosen = { [chosen] (other: String) in chosen.contains(other) != (other == name) }
    let wanted = names.filter(isChosen) + chosen.filter(ValueNotation.isRawValue)
    onEdit?(PropertyEdit(text: wanted.isEmpty ? "none" : wanted.joined(separator: ",")))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, box) in boxes.enumerated() {
      box.frame = CGRect(
        x: 0, y: 1 + CGFloat(index) * Self.line, width: bounds.width, height: Self.line)
    }
  }
}
