// Views that open over the panels: lists and pickers, one at a time.

internal import CoreGraphics
internal import UIKit
internal import Windowing

/// A view with a field in which a person types while the view is open.
@MainActor
protocol SearchingPopover: UIView {
  /// Takes the keyboard when the view opens.
  var field: StudioField { get }
}

/// A view with several controls, which takes the keys while it is open.
@MainActor
protocol FormPopover: UIView {
  /// Takes a key; false: it is typed into a field, or does what it does without the view.
  func press(_ key: KeyEvent) -> Bool
}

extension FormPopover {
  /// Moves the keyboard to the next control by Tab, with Shift to the one before; false: it is another key.
  func moveFocus(by key: KeyEvent) -> Bool {
    guard key.key == .tab else { return false }
    let stops = Studio.stops(in: self)
    let index = stops.firstIndex(where: \.isFirstResponder) ?? -1
    let step = key.modifiers.contains(.shift) ? stops.count - 1 : 1
    if !stops.isEmpty { _ = stops[(index + step) % stops.count].becomeFirstResponder() }
    return true
  }
}

/// Opens a view over a root, beside another one, until a press elsewhere.
@MainActor
final class Popovers {
  private unowned let root: StudioView
  private var shield: PopoverShield?

  init(over root: StudioView) { self.root = root }

  /// Whether one is open.
  var isOpen: Bool { shield != nil }

  /// The open view that takes keys; nil: none.
  var keyTaker: (any KeyTaking)? { shield?.content as? any KeyTaking }

  /// The open view with several controls; nil: none is open.
  var form: (any FormPopover)? { shield?.content as? any FormPopover }

  /// The open editor of a curve; nil: none is open.
  var curveEditor: CurveEditor? { shield?.content as? CurveEditor }

  /// Opens a list over a view.
  func open(_ menu: StudioMenu, at view: UIView) {
    menu.onClose = { [weak self] in self?.close() }
    open(content: menu, at: view)
  }

  /// Opens a list at a point of the root, which lies in one of its corners.
  func open(_ menu: StudioMenu, at point: CGPoint) {
    menu.onClose = { [weak self] in self?.close() }
    let size = menu.sizeThatFits(root.bounds.size)
    let area = root.bounds.insetBy(dx: Metrics.gap, dy: Metrics.gap)
    let height = min(size.height, area.height)
    let x = point.x + size.width <= area.maxX ? point.x : max(area.minX, point.x - size.width)
    let y = point.y + height <= area.maxY ? point.y : max(area.minY, point.y - height)
    show(
      menu, at: CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: height))
  }

  /// Opens a list of which several can be chosen over a view.
  func open(_ menu: TickMenu, at view: UIView) {
    menu.onClose = { [weak self] in self?.close() }
    open(content: menu, at: view)
  }

  /// Opens a list with a field over a view.
  func open(_ list: PickList, at view: UIView) {
    list.onClose = { [weak self] in self?.close() }
    open(content: list, at: view)
    _ = list.field.becomeFirstResponder()
  }

  /// Opens a picker of colours beside a view.
  func open(_ picker: ColorPicker, at view: UIView) {
    picker.onClose = { [weak self] in self?.close() }
    open(content: picker, at: view)
  }

  /// Opens a view below another one, or above it where there is no room.
  func open(content: UIView, at view: UIView) {
    let target = view.convert(view.bounds, to: root)
    let size = content.sizeThatFits(root.bounds.size)
    let width = max(size.width, content is StudioMenu ? target.width : 0)
    let area = root.bounds.insetBy(dx: Metrics.gap, dy: Metrics.gap)
    let height = min(size.height, area.height)
    let isBelow = target.maxY + 4 + height <= area.maxY
    let isAbove = target.minY - 4 - height >= area.minY
    // Where there is room on neither side it begins as low as it can.
    let y = isBelow ? target.maxY + 4 : isAbove ? target.minY - 4 - height : area.maxY - height
    let x = min(max(target.minX, area.minX), area.maxX - width)
    show(
      content, at: CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height))
  }

  /// Opens a view above another one and the bar over that, or beside it where there is no room: to its left, so far that
  /// it leaves `place` free where it can. `bar`, `place`: in points of the root.
  func open(content: UIView, above view: UIView, and bar: CGRect, sparing place: CGRect) {
    let target = view.convert(view.bounds, to: root)
    let area = root.bounds.insetBy(dx: Metrics.gap, dy: Metrics.gap)
    var size = content.sizeThatFits(root.bounds.size)
    size.height = min(size.height, area.height)
    let bottom = min(target.minY, bar.minY) - 4
    let isAbove = bottom - size.height >= area.minY
    var frame = CGRect(origin: .zero, size: size)
    frame.origin.y = isAbove ? bottom - size.height : area.maxY - size.height
    if isAbove {
      frame.origin.x = max(area.minX, target.maxX - size.width)
      let left = place.minX - Metrics.gap - size.width
      let isNear = left >= area.minX && left + size.width >= target.minX
      if frame.intersects(place), isNear { frame.origin.x = left }
    } else {
      let isRight = target.maxX + 4 + size.width <= area.maxX
      frame.origin.x = isRight ? target.maxX + 4 : max(area.minX, target.minX - 4 - size.width)
    }
    frame.origin = CGPoint(x: frame.minX.rounded(), y: frame.minY.rounded())
    show(content, at: frame)
  }

  private func show(_ content: UIView, at frame: CGRect) {
    close()
    let shield = PopoverShield(content) { [weak self] in self?.close() }
    shield.overrideUserInterfaceStyle = root.panelStyle
    shield.frame = root.bounds
    shield.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = frame
    self.shield = shield
    root.addSubview(shield)
  }

  /// Opens a view in the middle of the upper half.
  func openInMiddle(_ content: UIView) {
    let size = content.sizeThatFits(root.bounds.size)
    let height = min(size.height, root.bounds.height - 2 * Metrics.gap)
    let y = min(root.bounds.height * 0.16, root.bounds.height - Metrics.gap - height)
    show(
      content,
      at: CGRect(
        x: ((root.bounds.width - size.width) / 2).rounded(), y: max(Metrics.gap, y).rounded(),
        width: size.width, height: height))
  }

  /// Whether a text is edited in the open view.
  var editsText: Bool {
    guard let field = root.firstResponder as? UITextField, let shield else { return false }
    return field.isDescendant(of: shield)
  }

  /// Closes the open view.
  func close() {
    if let shield, let responder = root.firstResponder as? UIView,
      responder.isDescendant(of: shield)
    {
      root.endEditing(true)
    }
    shield?.removeFromSuperview()
    shield = nil
  }
}

/// Fills the window behind an open view: a press on it closes the view.
@MainActor
private final class PopoverShield: UIView {
  let content: UIView
  private let onPress: @MainActor () -> Void

  init(_ content: UIView, onPress: @escaping @MainActor () -> Void) {
    self.content = content
    self.onPress = onPress
    super.init(frame: .zero)
    content.backgroundColor = Palette.panel
    content.layer.cornerRadius = 8
    content.layer.borderWidth = 1
    content.layer.shadowOpacity = 0.22
    content.layer.shadowRadius = 12
    content.layer.shadowOffset = CGSize(width: 0, height: 4)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.layer.borderColor = Palette.separator.resolvedColor(with: traitCollection).cgColor
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, !content.frame.contains(touch.location(in: self)) { onPress() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
