// Any number of values of one kind.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import UIKit

/// A line for each value, with a handle that moves it and a button that takes it away, and a button that adds one.
@MainActor
final class ListControl: UIView, ResizingControl {
  private static let gap: CGFloat = 4
  private static let handle: CGFloat = 16
  private static let remove: CGFloat = 20

  var onEdit: (@MainActor (PropertyEdit) -> Void)?
  var onResize: (@MainActor () -> Void)?

  private let property: PageProperty
  private let make: @MainActor (PageProperty) -> any PropertyControl
  private let add = AddButton()
  private var lines: [Line] = []
  private var texts: [String] = []
  private let mixed = TextStyle.label("Mixed", color: Palette.secondaryLabel)
  /// The line that is dragged.
  private var dragged: Int?
  /// Whether it has passed another one.
  private var hasMoved = false

  /// A value's views.
  private struct Line {
    let handle: LineHandle
    let control: any PropertyControl
    let remove: NoneButton
  }

  /// `make`: makes the control of one value.
  init(_ property: PageProperty, make: @escaping @MainActor (PageProperty) -> any PropertyControl) {
    self.property = property
    self.make = make
    super.init(frame: .zero)
    addSubview(add)
    addSubview(mixed)
    add.onPress = { [weak self] in self?.append() }
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat {
    lines.reduce(0) { $0 + $1.control.height + Self.gap } + Metrics.field
  }

  func show(_ property: PageProperty) {
    mixed.isHidden = !property.isMixed
    let before = height
    texts = property.value.flatMap { ListText.elements($0) } ?? []
    while lines.count > texts.count {
      let line = lines.removeLast()
      for view in [line.handle, line.control, line.remove] as [UIView] {
        view.removeFromSuperview()
      }
    }
    while lines.count < texts.count { lines.append(makeLine(lines.count)) }
    for (line, text) in zip(lines, texts) { line.control.show(property.element(text)) }
    setNeedsLayout()
    if height != before { onResize?() }
  }

  func showError(_ isWrong: Bool) {
    for line in lines where !isWrong || line.control.holdsFirstResponder {
      line.control.showError(isWrong)
    }
  }

  private func makeLine(_ index: Int) -> Line {
    let line = Line(
      handle: LineHandle(), control: make(property.element("")), remove: NoneButton("Remove"))
    line.control.onEdit = { [weak self] in self?.edit($0, at: index) }
    (line.control as? any ResizingControl)?.onResize = { [weak self] in
      self?.setNeedsLayout()
      self?.onResize?()
    }
    line.remove.onPress = { [weak self] in
      guard let self else { return }
      var texts = texts
      texts.remove(at: index)
      send(texts)
    }
    line.handle.onDrag = { [weak self, weak handle = line.handle] point, isContinued in
      guard let self, let handle else { return }
      move(index, to: convert(point, from: handle).y, isContinued: isContinued)
    }
    for view in [line.handle, line.control, line.remove] as [UIView] { addSubview(view) }
    return line
  }

  // MARK: Editing

  private func edit(_ edit: PropertyEdit, at index: Int) {
    guard texts.indices.contains(index), let text = edit.text else { return }
    texts[index] = text
    send(texts, isContinued: edit.isContinued)
  }

  private func append() { send(texts + [texts.last ?? property.freshElement]) }

  /// Moves a line to the place of the one at a height, once for each line that is passed.
  private func move(_ index: Int, to y: CGFloat, isContinued: Bool) {
    guard isContinued, let from = dragged else {
      dragged = index
      hasMoved = false
      return
    }
    let target =
      lines.firstIndex { y < $0.control.frame.maxY + Self.gap / 2 } ?? lines.count - 1
    guard target != from, texts.indices.contains(target) else { return }
    var texts = texts
    texts.insert(texts.remove(at: from), at: target)
    dragged = target
    send(texts, isContinued: hasMoved)
    hasMoved = true
  }

  private func send(_ texts: [String], isContinued: Bool = false) {
    onEdit?(
      PropertyEdit(
        text: ListText.text(texts, kind: property.elementKind ?? "string"), isContinued: isContinued
      ))
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for line in lines {
      let height = line.control.height
      line.handle.frame = CGRect(x: 0, y: y, width: Self.handle, height: Metrics.field)
      line.remove.frame = CGRect(
        x: bounds.width - Self.remove, y: y, width: Self.remove, height: Metrics.field)
      line.control.frame = CGRect(
        x: Self.handle, y: y, width: max(0, bounds.width - Self.handle - Self.remove - Self.gap),
        height: height)
      y += height + Self.gap
    }
    add.frame = CGRect(
      x: lines.isEmpty ? 0 : Self.handle, y: y, width: add.naturalWidth, height: Metrics.field)
    mixed.frame = CGRect(
      x: add.frame.maxX + Metrics.gap, y: y, width: 60, height: Metrics.field)
  }
}

/// Three short lines that a value is dragged by.
@MainActor
private final class LineHandle: DragView, HoverTarget {
  var onDrag: (@MainActor (CGPoint, Bool) -> Void)?
  var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }
  var tip: Tip? { Tip("Drag to move") }

  init() {
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// Of no use without a pointer.
  var accessibilityFacts: AccessibilityFacts { .container(nil, nil) }

  override func drag(to point: CGPoint, isContinued: Bool) { onDrag?(point, isContinued) }

  override func draw(_ rect: CGRect) {
    let lines = UIBezierPath()
    for offset in [-3.0, 0, 3] {
      lines.move(to: CGPoint(x: 2, y: bounds.midY + offset))
      lines.addLine(to: CGPoint(x: 10, y: bounds.midY + offset))
    }
    lines.lineWidth = 1.25
    lines.lineCapStyle = .round
    (isHovered ? Palette.label : Palette.secondaryLabel).setStroke()
    lines.stroke()
  }
}
