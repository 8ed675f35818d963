// The values that can be written, by view, each with a box.

internal import CoreGraphics
internal import UIKit

/// Headings of views with the files that their values go into, boxes of the values, and below a box why its value is not
/// written.
@MainActor
final class WriteList: UIView {
  private static let headingHeight: CGFloat = 28
  private static let box: CGFloat = 24
  private static let margin: CGFloat = 16
  private static let indent: CGFloat = 40

  /// Called when the box with an index is pressed.
  var onToggle: (@MainActor (Int) -> Void)?
  private let items: [WriteItem]
  private let boxes: [TickBox]
  private var headings: [(group: Int, name: UILabel, file: UILabel)] = []
  private var reasons: [Int: (label: UILabel, buttons: [TextButton])] = [:]

  init(_ items: [WriteItem]) {
    self.items = items
    boxes = items.map { TickBox($0.words) }
    super.init(frame: .zero)
    for item in items where headings.last?.group != item.group {
      let file = TextStyle.label("", TextStyle.caption, color: Palette.secondaryLabel)
      file.textAlignment = .right
      file.lineBreakMode = .byTruncatingHead
      headings.append((item.group, TextStyle.label(item.view, TextStyle.heading), file))
    }
    for heading in headings { for label in [heading.name, heading.file] { addSubview(label) } }
    for (index, box) in boxes.enumerated() {
      box.accessibilityLabel = "\(items[index].view): \(items[index].words)"
      box.onPress = { [weak self] in self?.onToggle?(index) }
      addSubview(box)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows which values are chosen, the names of their files, and why others are not written.
  func show(chosen: Set<Int>, files: [Int: String], reasons: [Int: WriteReason]) {
    for (index, box) in boxes.enumerated() { box.mark = chosen.contains(index) ? .on : .off }
    for heading in headings {
      var names: [String] = []
      for (index, item) in items.enumerated() where item.group == heading.group {
        if let name = files[index], !names.contains(name) { names.append(name) }
      }
      heading.file.text = names.joined(separator: ", ")
    }
    for old in self.reasons.values {
      for view in [old.label] + old.buttons { view.removeFromSuperview() }
    }
    self.reasons = reasons.filter { boxes.indices.contains($0.key) }.mapValues { reason in
      let label = TextStyle.label(reason.sentence, TextStyle.body, color: Palette.secondaryLabel)
      label.numberOfLines = 0
      let buttons = reason.offers.map { TextButton(named: $0.words, .offer, onPress: $0.perform) }
      for view in [label] + buttons { addSubview(view) }
      return (label, buttons)
    }
    setNeedsLayout()
  }

  /// The views that take the keyboard, from top to bottom.
  var stops: [UIView] {
    boxes.enumerated().flatMap { index, box -> [UIView] in
      [box] + (reasons[index]?.buttons ?? [])
    }
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(width: size.width, places: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(width: bounds.width, places: true)
  }

  /// Returns the height at a width. `places`: whether the views get their frames.
  private func arrange(width: CGFloat, places: Bool) -> CGFloat {
    var y: CGFloat = 0
    func put(_ view: UIView, _ frame: CGRect) { if places { view.frame = frame } }
    var next = 0
    for (index, item) in items.enumerated() {
      if next < headings.count, headings[next].group == item.group {
        if next > 0 { y += Metrics.gap }
        let room = width - 2 * Self.margin
        let name = min(
          headings[next].name.intrinsicContentSize.width.rounded(.up), (room * 0.6).rounded())
        put(
          headings[next].name,
          CGRect(x: Self.margin, y: y, width: name, height: Self.headingHeight))
        put(
          headings[next].file,
          CGRect(
            x: Self.margin + name + Metrics.gap, y: y, width: max(0, room - name - Metrics.gap),
            height: Self.headingHeight))
        y += Self.headingHeight
        next += 1
      }
      put(
        boxes[index],
        CGRect(x: Self.margin, y: y, width: width - 2 * Self.margin, height: Self.box))
      y += Self.box
      if let reason = reasons[index] { y = place(reason, y: y, width: width, put) }
    }
    return items.isEmpty ? 0 : y + Metrics.gap
  }

  /// Returns the end of a reason that begins at `y`.
  private func place(
    _ reason: (label: UILabel, buttons: [TextButton]), y: CGFloat, width: CGFloat,
    _ put: (UIView, CGRect) -> Void
  ) -> CGFloat {
    let room = width - Self.indent - Self.margin
    let height = reason.label.sizeThatFits(
      CGSize(width: room, height: .greatestFiniteMagnitude)
    ).height.rounded(.up)
    put(reason.label, CGRect(x: Self.indent, y: y, width: room, height: height))
    var (x, y) = (Self.indent, y + height + 4)
    for button in reason.buttons {
      let wanted = min(button.naturalWidth, room)
      if x > Self.indent, x + wanted > width - Self.margin {
        (x, y) = (Self.indent, y + Metrics.field + 4)
      }
      put(button, CGRect(x: x, y: y, width: wanted, height: Metrics.field))
      x += wanted + Metrics.gap
    }
    return reason.buttons.isEmpty ? y : y + Metrics.field + 4
  }
}
