// Any number of values of one kind, each with a key.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import UIKit

/// A line for each pair: its key, its value, and a button that takes both away; and a button that adds one. The page
/// sorts the lines by their keys.
@MainActor
final class DictionaryControl: UIView, ResizingControl {
  private static let gap: CGFloat = 4
  private static let remove: CGFloat = 20
  /// The part of a line that the key has.
  private static let keyPart: CGFloat = 0.42

  var onEdit: (@MainActor (PropertyEdit) -> Void)?
  var onResize: (@MainActor () -> Void)?

  private let property: PageProperty
  private let make: @MainActor (PageProperty) -> any PropertyControl
  private let add = AddButton()
  private var lines: [Line] = []
  private var pairs: [(key: String, value: String)] = []
  private let mixed = TextStyle.label("Mixed", color: Palette.secondaryLabel)

  /// A pair's views.
  private struct Line {
    let key: any PropertyControl
    let value: any PropertyControl
    let remove: NoneButton

    var views: [UIView] { [key, value, remove] }
  }

  /// `make`: makes the control of one key or value.
  init(_ property: PageProperty, make: @escaping @MainActor (PageProperty) -> any PropertyControl) {
    self.property = property
    self.make = make
    super.init(frame: .zero)
    addSubview(add)
    addSubview(mixed)
    add.onPress = { [weak self] in self?.append() }
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat { lines.reduce(0) { $0 + $1.value.height + Self.gap } + Metrics.field }

  func show(_ property: PageProperty) {
    mixed.isHidden = !property.isMixed
    let before = height
    pairs = property.value.flatMap { DictionaryText.pairs($0, keyKind: keyKind) } ?? []
    while lines.count > pairs.count {
      for view in lines.removeLast().views { view.removeFromSuperview() }
    }
    while lines.count < pairs.count { lines.append(makeLine(lines.count)) }
    for (line, pair) in zip(lines, pairs) {
      line.key.show(property.key(pair.key))
      line.value.show(property.element(pair.value))
    }
    setNeedsLayout()
    if height != before { onResize?() }
  }

  private var keyKind: String { property.keyKind ?? "string" }

  func showError(_ isWrong: Bool) {
    for control in lines.flatMap({ [$0.key, $0.value] })
    where !isWrong || control.holdsFirstResponder {
      control.showError(isWrong)
    }
  }

  private func makeLine(_ index: Int) -> Line {
    let key = property.key("")
    let line = Line(
      key: keyKind == "choice" ? make(key) : TextControl(key),
      value: make(property.element("")), remove: NoneButton("Remove"))
    line.key.onEdit = { [weak self] in self?.edit($0, at: index, \.key) }
    line.value.onEdit = { [weak self] in self?.edit($0, at: index, \.value) }
    (line.value as? any ResizingControl)?.onResize = { [weak self] in
      self?.setNeedsLayout()
      self?.onResize?()
    }
    line.remove.onPress = { [weak self] in
      guard let self else { return }
      var pairs = pairs
      pairs.remove(at: index)
      send(pairs)
    }
    for view in line.views { addSubview(view) }
    return line
  }

  // MARK: Editing

  private typealias Pair = (key: String, value: String)

  /// A key that another pair has is refused by the page, as any text is that is no value.
  private func edit(_ edit: PropertyEdit, at index: Int, _ part: WritableKeyPath<Pair, String>) {
    guard pairs.indices.contains(index), let text = edit.text else { return }
    var pairs = pairs
    pairs[index][keyPath: part] = text
    send(pairs, isContinued: edit.isContinued)
  }

  private func append() {
    guard let key = property.freshKey(besides: pairs.map(\.key)) else { return }
    send(pairs + [(key, pairs.last?.value ?? property.freshElement)])
  }

  private func send(_ pairs: [Pair], isContinued: Bool = false) {
    let text = DictionaryText.text(pairs, kind: property.elementKind ?? "string")
    onEdit?(PropertyEdit(text: text, isContinued: isContinued))
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = max(0, bounds.width - Self.remove - 2 * Self.gap)
    let keyWidth = (room * Self.keyPart).rounded()
    var y: CGFloat = 0
    for line in lines {
      line.key.frame = CGRect(x: 0, y: y, width: keyWidth, height: Metrics.field)
      line.value.frame = CGRect(
        x: keyWidth + Self.gap, y: y, width: room - keyWidth, height: line.value.height)
      line.remove.frame = CGRect(
        x: bounds.width - Self.remove, y: y, width: Self.remove, height: Metrics.field)
      y += line.value.height + Self.gap
    }
    add.frame = CGRect(x: 0, y: y, width: add.naturalWidth, height: Metrics.field)
    mixed.frame = CGRect(
      x: add.frame.maxX + Metrics.gap, y: y, width: 60, height: Metrics.field)
  }
}
