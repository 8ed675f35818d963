// A number: a field that computes, steps, a dial or a slider where they make sense.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// A field with one number, and a stepper, a dial or a slider beside it.
@MainActor
final class NumberControl: UIView, PropertyControl {
  var onEdit: (@MainActor (PropertyEdit) -> Void)?

  private let field = StudioField()
  private let isInteger: Bool
  /// The range of the slider; nil: there is none.
  private let range: ClosedRange<Double>?
  /// The values at which steps and drags end; nil: nowhere.
  private let limits: ClosedRange<Double>?
  private let stepper: StudioStepper?
  private let dial: AngleDial?
  private let slider: StudioSlider?
  private var value: Double = 0
  private let names: @MainActor () -> [String: Double]
  /// The value before it was rounded to whole steps, while the name is dragged.
  private var scrubbed: Double = 0

  /// `allowed`: the values that are not refused; nil: all. `names`: the numbers that a typed sum may name, such as the
  /// view's width `w`.
  init(
    _ property: PageProperty, allowed: ClosedRange<Double>?,
    names: @escaping @MainActor () -> [String: Double]
  ) {
    self.names = names
    isInteger = property.kind == "integer"
    let known = allowed.flatMap { $0.upperBound < .infinity ? $0 : nil }
    range = isInteger ? nil : known ?? NumberRange.of(property)
    limits = allowed ?? range
    let isAngle = property.name.lowercased().hasSuffix("angle")
    dial = isAngle ? AngleDial() : nil
    slider = range != nil && !isAngle ? StudioSlider() : nil
    stepper = slider == nil ? StudioStepper() : nil
    super.init(frame: .zero)
    for view in [field, stepper, dial, slider] { if let view { addSubview(view) } }
    field.onCommit = { [weak self] in self?.commit($0) }
    field.onStep = { [weak self] in self?.step($0, isContinued: $1) }
    stepper?.onStep = { [weak self] in self?.step($0, isContinued: $1) }
    dial?.onTurn = { [weak self] in self?.edit($0, isContinued: $1) }
    slider?.onSlide = { [weak self] share, isContinued in
      guard let self, let range else { return }
      let wanted = range.lowerBound + share * (range.upperBound - range.lowerBound)
      edit((wanted / step).rounded() * step, isContinued: isContinued)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// A step of the arrow keys.
  private var step: Double {
    guard let range else { return 1 }
    return range.upperBound - range.lowerBound <= 10 ? 0.01 : 1
  }

  func show(_ property: PageProperty) {
    guard let number = NumberText.number(property.value) else {
      return field.show("", isMixed: property.isMixed)
    }
    value = number
    field.show(number: number)
    if let range {
      slider?.share = (number - range.lowerBound) / (range.upperBound - range.lowerBound)
    }
    dial?.degrees = number
  }

  func showError(_ isWrong: Bool) { field.isWrong = isWrong }

  private func commit(_ text: String) {
    if let value = Expression.value(text, names: names()) {
      field.isWrong = false
      onEdit?(
        PropertyEdit(text: isInteger ? String(Int(clampedTo: value)) : NumberText.exact(value)))
    } else {
      // The page says why.
      onEdit?(PropertyEdit(text: text))
    }
  }

  private func step(_ count: Double, isContinued: Bool) {
    let count = isInteger && abs(count) < 1 ? (count < 0 ? -1 : 1) : count
    edit(NumberText.stepped(value, by: count * step), isContinued: isContinued)
  }

  private func limited(_ value: Double) -> Double {
    limits.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
  }

  private func edit(_ value: Double, isContinued: Bool) {
    let value = limited(value)
    let text = isInteger ? String(Int(clampedTo: value)) : NumberText.exact(value)
    onEdit?(PropertyEdit(text: text, isContinued: isContinued))
  }

  func scrub(by distance: CGFloat, isFirst: Bool) {
    if isFirst { scrubbed = value }
    let size = step * (isInteger ? max(1, InputModifiers.stepFactor) : InputModifiers.stepFactor)
    scrubbed += Double(distance) * size
    let wanted = limited(NumberText.stepped((scrubbed / size).rounded() * size, by: 0))
    if wanted != value || isFirst { edit(wanted, isContinued: !isFirst) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var rest = bounds
    if let stepper {
      stepper.frame = rest.divided(atDistance: StudioStepper.width, from: .maxXEdge).slice
      rest.size.width -= StudioStepper.width + 4
    }
    if let dial {
      dial.frame = CGRect(x: rest.minX, y: 0, width: Metrics.field, height: Metrics.field)
      rest = rest.inset(by: UIEdgeInsets(top: 0, left: Metrics.field + 4, bottom: 0, right: 0))
    }
    if let slider {
      let width = min(56, rest.width / 2)
      slider.frame = CGRect(
        x: rest.minX, y: 0, width: rest.width - width - Metrics.gap, height: Metrics.field)
      rest = rest.divided(atDistance: width, from: .maxXEdge).slice
    }
    field.frame = rest
  }
}

extension Int {
  /// The whole number nearest to a finite one, as far as there are such.
  init(clampedTo value: Double) {
    self = Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
  }
}
