// Any of a few names.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import UIKit

/// A line with a tick for each member of an option set.
@MainActor
final class OptionsControl: UIView, PropertyControl {
  private static let line: CGFloat = 22

  var onEdit: (@MainActor (PropertyEdit) -> Void)?
  private let names: [String]
  private let boxes: [TickBox]
  private var chosen: Set<String> = []

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
    chosen = Set((property.value ?? "").split(separator: ",").map(String.init))
    for (name, box) in zip(names, boxes) {
      box.mark = property.isMixed ? .mixed : chosen.contains(name) ? .on : .off
    }
  }

  private func toggle(_ name: String) {
    let wanted = chosen.symmetricDifference([name])
    let text = names.filter(wanted.contains).joined(separator: ",")
    onEdit?(PropertyEdit(text: text.isEmpty ? "none" : text))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, box) in boxes.enumerated() {
      box.frame = CGRect(
        x: 0, y: 1 + CGFloat(index) * Self.line, width: bounds.width, height: Self.line)
    }
  }
}

/// A small square with a tick, and words.
@MainActor
private final class TickBox: FocusControl, KeyTaking {
  enum Mark {
    case on
    case off
    case mixed
  }

  private static let side: CGFloat = 14
  var mark = Mark.off { didSet { if mark != oldValue { setNeedsDisplay() } } }
  private let label: UILabel

  init(_ words: String) {
    label = TextStyle.label(words)
    super.init()
    contentMode = .redraw
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityFacts: AccessibilityFacts {
    var facts = AccessibilityFacts(.checkBox, label: label.text, traits: .toggleButton)
    facts.isChecked = mark == .on
    return facts
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 0))
  }

  override func draw(_ rect: CGRect) {
    let frame = CGRect(
      x: 2, y: (bounds.height - Self.side) / 2, width: Self.side, height: Self.side)
    let width: CGFloat = isFirstResponder ? 2 : 1
    let box = UIBezierPath(
      roundedRect: frame.insetBy(dx: width / 2, dy: width / 2), cornerRadius: 3.5)
    (mark == .off ? (isHovered ? Palette.hovered : Palette.field) : Palette.accent).setFill()
    box.fill()
    let isLit = isFirstResponder || mark != .off
    (isLit ? Palette.accent : isHovered ? Palette.secondaryLabel : Palette.off).setStroke()
    box.lineWidth = width
    box.stroke()
    if isFirstResponder {
      let ring = UIBezierPath(roundedRect: frame.insetBy(dx: -2, dy: -2), cornerRadius: 5.5)
      ring.lineWidth = 1.5
      Palette.accent.setStroke()
      ring.stroke()
    }
    drawMark(in: frame)
  }

  private func drawMark(in frame: CGRect) {
    guard mark != .off else { return }
    let path = UIBezierPath()
    let points: [(CGFloat, CGFloat)] =
      mark == .on ? [(3.5, 7.2), (6, 9.8), (10.5, 4.5)] : [(4, 7), (10, 7)]
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: frame.minX + point.0, y: frame.minY + point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.lineWidth = 1.75
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    Palette.onAccent.setStroke()
    path.stroke()
  }
}
