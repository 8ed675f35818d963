// One of a few names.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import UIKit

/// A button with the chosen name, which opens the list of all.
@MainActor
final class ChoiceControl: MenuButton, PropertyControl {
  var onEdit: (@MainActor (PropertyEdit) -> Void)?
  /// Opens a list beside a view.
  private let open: @MainActor (StudioMenu, UIView) -> Void
  private let choices: [String]
  private var value = ""

  /// `open`: opens a list beside a view.
  init(_ property: PageProperty, open: @escaping @MainActor (StudioMenu, UIView) -> Void) {
    self.open = open
    choices = property.choices
    super.init()
    onPress = { [weak self] in self?.openMenu() }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ property: PageProperty) {
    value = property.value ?? ""
    label.text = property.isMixed ? "Mixed" : value == "nil" ? "—" : ReadableName.of(value)
    label.textColor = property.isMixed ? Palette.secondaryLabel : Palette.label
  }

  private func openMenu() {
    _ = becomeFirstResponder()
    let menu = StudioMenu(
      choices.map { ReadableName.of($0) }, chosen: choices.firstIndex(of: value)
    ) { [weak self] index in
      guard let self else { return }
      onEdit?(PropertyEdit(text: choices[index]))
    }
    open(menu, self)
  }

  private func move(by step: Int) {
    guard let index = choices.firstIndex(of: value) else { return }
    let next = min(max(index + step, 0), choices.count - 1)
    if next != index { onEdit?(PropertyEdit(text: choices[next])) }
  }

  override func take(_ key: FieldKey) -> Bool {
    switch key.name {
    case .space, .enter: openMenu()
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .escape, .pageUp, .pageDown, .home, .end: return false
    }
    return true
  }
}
