// The editor of a curve, over the window.

internal import CoreGraphics
internal import Messages
internal import UIKit
internal import Windowing

/// The curve of an animation, large, with handles, its four numbers, and the curves that have names.
@MainActor
final class CurveEditor: UIView, FormPopover, AccessibilityProviding {
  private static let buttonHeight: CGFloat = 28
  private static let line: CGFloat = 20
  private static let reasonHeight: CGFloat = 48

  /// Called with the curve that a person wants, and whether it goes on with the gesture before; nil: the animation's own.
  var onChange: (@MainActor (PageCurve?, Bool) -> Void)?
  /// Called to copy the shown curve as code.
  var onCopy: (@MainActor (PageCurve) -> Void)?
  /// Closes the editor.
  var onClose: (@MainActor () -> Void)?

  private let animation: PageAnimation
  /// The name of the layer that moves.
  private let layerName: String
  /// The curve that is drawn; nil: it cannot be changed.
  private var curve: PageCurve?
  private let title: UILabel
  private let keyPath: UILabel
  /// The curve's name, else its numbers.
  private let name = TextStyle.label("", color: Palette.secondaryLabel)
  private let plane = CurvePlane()
  private let presets = PageCurve.named.map { PresetButton($0.name, $0.curve) }
  private let fields = ["X1", "Y1", "X2", "Y2"].map { StudioField(prefix: $0) }
  private let reset = TextButton(named: "Reset", .field)
  private let copy = TextButton(named: "Copy as Swift", .field)
  /// Why the curve cannot be changed.
  private let reason = UILabel()

  /// An editor of the curve of an animation. `layer`: the name of the layer that moves. `curve`: the one that the animation
  /// was given in place of its own; nil: none.
  init(_ animation: PageAnimation, layer: String, curve: PageCurve?) {
    self.animation = animation
    layerName = layer
    self.curve = animation.points.map { curve ?? $0 }
    title = TextStyle.label(layer, TextStyle.heading)
    keyPath = TextStyle.label(animation.keyPath)
    super.init(frame: .zero)
    for view in [title, keyPath, name, plane, reason] as [UIView] { addSubview(view) }
    if self.curve == nil { explain() } else { addControls() }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  var accessibilityFacts: AccessibilityFacts {
    .container(.dialog, "Curve of \(layerName), \(animation.keyPath)")
  }

  private func explain() {
    reason.text =
      animation.curveName == "spring"
      ? "A spring has no control points: mass, stiffness, damping and velocity make its curve."
      : "The control points of this curve lie too far outside to be dragged."
    reason.font = TextStyle.body
    reason.textColor = Palette.secondaryLabel
    reason.numberOfLines = 0
  }

  private func addControls() {
    let names = ["First", "Second"].flatMap { point in
      ["time", "progress"].map { "\(point) control point, \($0)" }
    }
    for (index, field) in fields.enumerated() {
      field.accessibilityLabel = names[index]
      field.onCommit = { [weak self] in self?.commit($0, at: index) }
      field.onStep = { [weak self] count, isContinued in
        self?.step(at: index, by: count * Self.step, isContinued: isContinued)
      }
      addSubview(field)
    }
    for (button, (_, curve)) in zip(presets, PageCurve.named) {
      button.onPress = { [weak self] in self?.take(curve) }
      addSubview(button)
    }
    plane.onCurve = { [weak self] in self?.take($0, isContinued: $1) }
    reset.onPress = { [weak self] in self?.takeOwn() }
    copy.onPress = { [weak self] in
      if let self, let curve { onCopy?(curve) }
    }
    for button in [reset, copy] { addSubview(button) }
  }

  /// Puts the keyboard on the first handle.
  func begin() {
    if curve != nil { _ = plane.handles[0].becomeFirstResponder() }
  }

  /// Marks the page's time on the curve.
  func show(_ time: TimeInterval) {
    let passes = (time - animation.begin) / animation.duration
    let isOnItsWay = time >= animation.begin && time <= animation.end ?? .infinity
    guard isOnItsWay, passes.isFinite else {
      plane.share = nil
      return
    }
    let share = passes.truncatingRemainder(dividingBy: 1)
    plane.share = share == 0 && passes > 0 ? 1 : share
  }

  // MARK: Changing

  private func take(_ wanted: PageCurve, isContinued: Bool = false) {
    guard wanted != curve else { return }
    curve = wanted
    refresh()
    onChange?(wanted == animation.points ? nil : wanted, isContinued)
  }

  /// Shows the curve of an animation, which was changed elsewhere; nil: its own.
  func show(_ changed: PageCurve?, of name: AnimationName) {
    guard name == animation.name, let own = animation.points else { return }
    curve = changed ?? own
    refresh()
  }

  private func takeOwn() {
    guard let own = animation.points else { return }
    take(own)
    if reset.isFirstResponder { begin() }
  }

  private func commit(_ text: String, at index: Int) {
    guard let curve else { return }
    var numbers = curve.numbers
    let value = Expression.value(text)
    if let value { numbers[index] = value }
    let wanted = PageCurve(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    fields[index].isWrong = value == nil || wanted == nil
    if value != nil, let wanted { take(wanted) }
  }

  /// The digits behind the point that fields show: those of the finest step.
  private static let digits = 3
  /// The step of an arrow key, of time and of progress.
  private static let step = 0.01

  private func step(at index: Int, by change: Double, isContinued: Bool) {
    guard let curve else { return }
    var point = curve.point(index / 2)
    if index % 2 == 0 {
      point.x = CGFloat(NumberText.stepped(Double(point.x), by: change))
    } else {
      point.y = CGFloat(NumberText.stepped(Double(point.y), by: change))
    }
    take(curve.with(point, at: index / 2), isContinued: isContinued)
  }

  private func refresh() {
    name.text = curve?.name ?? animation.curveName
    plane.show(curve?.samples ?? animation.curve, curve)
    guard let curve else { return }
    for (field, number) in zip(fields, curve.numbers) {
      field.show(number: number, digits: Self.digits)
    }
    for (button, (_, named)) in zip(presets, PageCurve.named) { button.isOn = named == curve }
    reset.isEnabled = curve != animation.points
  }

  // MARK: Keys

  func press(_ key: KeyEvent) -> Bool {
    if moveFocus(by: key) { return true }
    let stops = Studio.stops(in: self)
    let index = stops.firstIndex(where: \.isFirstResponder)
    if let index, let handle = stops[index] as? CurveHandle, move(handle, by: key) { return true }
    if let fieldKey = FieldKey(key) {
      if let index, (stops[index] as? any KeyTaking)?.take(fieldKey) == true { return true }
      if fieldKey.name == .escape {
        onClose?()
        return true
      }
    }
    if let index, stops[index] is StudioField { return false }
    return !key.goesOn
  }

  /// Moves a handle by an arrow key.
  private func move(_ handle: CurveHandle, by key: KeyEvent) -> Bool {
    guard let index = plane.handles.firstIndex(where: { $0 === handle }) else { return false }
    let step = Self.step * InputModifiers.stepFactor
    let (part, change): (Int, Double)
    switch key.key {
    case .left: (part, change) = (0, -step)
    case .right: (part, change) = (0, step)
    case .down: (part, change) = (1, -step)
    case .up: (part, change) = (1, step)
    default: return false
    }
    self.step(at: 2 * index + part, by: change, isContinued: key.isRepeat)
    return true
  }

  // MARK: Layout

  /// The height of all but the plane. The head has two lines.
  private var rest: CGFloat {
    let head = 2 * Self.line + Metrics.gap + 3 * Metrics.margin
    if curve == nil { return head + Self.reasonHeight }
    return head + PresetButton.height + Metrics.field + Self.buttonHeight + 2 * Metrics.margin
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: CurvePlane.size.width + 2 * Metrics.margin, height: CurvePlane.size.height + rest)
  }

  /// In a low window the plane is lower.
  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Metrics.margin, dy: Metrics.margin)
    placeHead(in: inner)
    plane.frame = CGRect(
      x: inner.minX, y: name.frame.maxY + Metrics.gap, width: inner.width,
      height: max(0, bounds.height - rest))
    let y = plane.frame.maxY + Metrics.margin
    reason.frame = CGRect(x: inner.minX, y: y, width: inner.width, height: Self.reasonHeight)
    guard curve != nil else { return }
    reason.isHidden = true
    place(presets, in: inner, y: y, height: PresetButton.height)
    place(fields, in: inner, y: y + PresetButton.height + Metrics.margin, height: Metrics.field)
    placeButtons(in: inner)
  }

  /// The layer and its property, as in the row, above the curve's name. A long property leaves the layer's name some room.
  private func placeHead(in area: CGRect) {
    let gap: CGFloat = 8
    func wanted(_ label: UILabel) -> CGFloat { label.intrinsicContentSize.width.rounded(.up) }
    let room = area.width - gap
    let width = min(wanted(title), max(room - wanted(keyPath), room * 0.45))
    title.frame = CGRect(x: area.minX, y: area.minY, width: width, height: Self.line)
    let x = title.frame.maxX + gap
    keyPath.frame = CGRect(x: x, y: area.minY, width: area.maxX - x, height: Self.line)
    name.frame = CGRect(
      x: area.minX, y: title.frame.maxY, width: area.width, height: Self.line)
  }

  /// Side by side, as wide as each other.
  private func place(_ views: [UIView], in area: CGRect, y: CGFloat, height: CGFloat) {
    let gap: CGFloat = 6
    let width = (area.width + gap) / CGFloat(views.count) - gap
    for (index, view) in views.enumerated() {
      let x = (area.minX + CGFloat(index) * (width + gap)).rounded()
      view.frame = CGRect(x: x, y: y, width: width.rounded(.down), height: height)
    }
  }

  private func placeButtons(in area: CGRect) {
    let y = area.maxY - Self.buttonHeight
    for (button, isLeft) in [(reset, true), (copy, false)] {
      let width = button.naturalWidth
      button.frame = CGRect(
        x: isLeft ? area.minX : area.maxX - width, y: y, width: width, height: Self.buttonHeight)
    }
  }
}

extension KeyEvent {
  /// Whether it takes a step back or again, pauses time, or moves it by a frame: that goes on beside an open editor.
  fileprivate var goesOn: Bool {
    if modifiers.contains(.control) { return goesThroughSteps }
    return modifiers.isEmpty
      && [.character("p"), .character("."), .character(",")].contains(self.key)
  }
}
