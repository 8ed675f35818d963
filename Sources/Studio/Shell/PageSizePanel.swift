// The panel in which a person types the page's size.

internal import CoreGraphics
internal import Inspection
internal import UIKit
internal import Windowing

/// Fields for the width and the height of the page in points. The page follows each value; Return and Escape close.
@MainActor
final class PageSizePanel: UIView, FormPopover, RefusalShowing, AccessibilityProviding {
  private static let width: CGFloat = 232

  /// Called with each size that a person wants, in points.
  var onSize: (@MainActor (CGSize) -> Void)?
  /// Closes the panel.
  var onClose: (@MainActor () -> Void)?
  private let title = TextStyle.label("Size of the page", TextStyle.heading)
  private let unit = TextStyle.label("points", TextStyle.caption, color: Palette.secondaryLabel)
  /// Says why a text was refused, else the keys.
  private let hint = TextStyle.label("", TextStyle.caption)
  private let fields = ["W", "H"].map { StudioField(prefix: $0) }
  private var sides: [Double]

  /// `size`: the page's now, in points.
  init(_ size: CGSize) {
    sides = [Double(size.width), Double(size.height)]
    super.init(frame: .zero)
    unit.textAlignment = .right
    for view in [title, unit, hint] + fields as [UIView] { addSubview(view) }
    for (index, (field, name)) in zip(fields, ["Width", "Height"]).enumerated() {
      field.accessibilityLabel = name
      field.onCommit = { [weak self] in self?.commit($0, at: index) }
      field.onStep = { [weak self] count, _ in self?.step(count, at: index) }
    }
    clearRefusal()
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  var accessibilityFacts: AccessibilityFacts { .container(.dialog, "Size of the page") }

  /// Puts the keyboard into the first field.
  func begin() { _ = fields[0].becomeFirstResponder() }

  // MARK: Changing

  /// Shows the sizes that the fields stand for.
  private func refresh() {
    for (field, side) in zip(fields, sides) { field.show(NumberText.shown(side)) }
  }

  /// Takes a typed number or sum, which may name the present width and height.
  private func commit(_ text: String, at index: Int) {
    let names = ["w": sides[0], "h": sides[1]]
    let side = Expression.value(text, names: names).flatMap { SizeText.isSide($0) ? $0 : nil }
    fields[index].isWrong = side == nil
    guard let side else { return refuse() }
    clearRefusal()
    take(side, at: index)
  }

  private func refuse() {
    hint.text = "A number above 0, at most \(DecimalText.text(SizeText.maximumSide))"
    hint.textColor = Palette.error
  }

  func clearRefusal() {
    hint.text = "Arrow keys: 1, with Shift 10"
    hint.textColor = Palette.secondaryLabel
  }

  private func step(_ count: Double, at index: Int) {
    let side = NumberText.stepped(sides[index], by: count)
    take(min(max(side, 1), SizeText.maximumSide), at: index)
  }

  private func take(_ side: Double, at index: Int) {
    let isNew = side != sides[index]
    sides[index] = side
    refresh()
    if isNew { onSize?(CGSize(width: sides[0], height: sides[1])) }
  }

  // MARK: Keys

  func press(_ key: KeyEvent) -> Bool {
    if moveFocus(by: key) { return true }
    guard let fieldKey = FieldKey(key) else { return false }
    let field = fields.first(where: \.isFirstResponder)
    if field?.take(fieldKey) == true { return true }
    switch fieldKey.name {
    case .enter:
      if let field { _ = field.textFieldShouldReturn(field) }
      if !fields.contains(where: \.isWrong) { onClose?() }
    case .escape: onClose?()
    default: return false
    }
    return true
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: Self.width, height: 3 * Metrics.margin + 20 + Metrics.field + 20)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Metrics.margin, dy: Metrics.margin)
    let head = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 20)
    (unit.frame, title.frame) = head.divided(atDistance: 48, from: .maxXEdge)
    let width = ((inner.width - Metrics.gap) / 2).rounded(.down)
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: inner.minX + CGFloat(index) * (width + Metrics.gap), y: head.maxY + Metrics.margin,
        width: width, height: Metrics.field)
    }
    hint.frame = CGRect(
      x: inner.minX, y: fields[0].frame.maxY + 4, width: inner.width, height: 20)
  }
}
