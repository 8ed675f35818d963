// One of a few names.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import UIKit

/// A button with the chosen name, which opens the list of all.
@MainActor
final class ChoiceControl: FocusControl, PropertyControl, KeyTaking {
  var onEdit: (@MainActor (PropertyEdit) -> Void)?
  /// Opens a list beside a view.
  private let open: @MainActor (StudioMenu, UIView) -> Void
  private let label = TextStyle.label()
  private let choices: [String]
  private var value = ""

  /// `open`: opens a list beside a view.
  init(_ property: PageProperty, open: @escaping @MainActor (StudioMenu, UIView) -> Void) {
    self.open = open
    choices = property.choices
    super.init(pressedBy: .touchDown)
    contentMode = .redraw
    addSubview(label)
    onPress = { [weak self] in self?.openMenu() }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ property: PageProperty) {
    value = property.value ?? ""
    label.text = value == "nil" ? "—" : ReadableName.of(value)
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

  func take(_ key: FieldKey) -> Bool {
    switch key.name {
    case .space, .enter: openMenu()
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .escape: return false
    }
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 20))
  }

  override func draw(_ rect: CGRect) {
    let width: CGFloat = isFirstResponder ? 2 : 1
    let path = UIBezierPath(
      roundedRect: bounds.insetBy(dx: width / 2, dy: width / 2),
      cornerRadius: Metrics.radius - width / 2)
    (isHovered ? Palette.hovered : Palette.field).setFill()
    path.fill()
    (isFirstResponder ? Palette.accent : Palette.fieldEdge).setStroke()
    path.lineWidth = width
    path.stroke()
    let arrows = UIBezierPath()
    let x = bounds.maxX - 12
    for sign in [-1.0, 1.0] {
      let y = bounds.midY + sign * 2.5
      arrows.move(to: CGPoint(x: x - 3, y: y))
      arrows.addLine(to: CGPoint(x: x, y: y + sign * 3))
      arrows.addLine(to: CGPoint(x: x + 3, y: y))
    }
    arrows.lineWidth = 1.25
    arrows.lineCapStyle = .round
    arrows.lineJoinStyle = .round
    Palette.secondaryLabel.setStroke()
    arrows.stroke()
  }
}
