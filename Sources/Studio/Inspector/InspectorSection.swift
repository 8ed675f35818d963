// The properties of one class: a heading that folds, and rows.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// A class's name and its rows.
@MainActor
final class InspectorSection: UIView {
  let heading: SectionHeading
  private(set) var rows: [PropertyRow] = []
  private let isFolded: Bool
  private(set) var group: PropertyGroup

  /// `own`: the names of the properties that sources declare, from which UIKit's are told apart.
  init(
    _ group: PropertyGroup, besides own: Set<String>, isFolded: Bool,
    delegate: any PropertyRowDelegate,
    onFold: @escaping @MainActor () -> Void
  ) {
    self.group = group
    self.isFolded = isFolded
    heading = SectionHeading(group.name, isFolded: isFolded, onPress: onFold)
    super.init(frame: .zero)
    addSubview(heading)
    guard !isFolded else { return }
    rows = group.properties.map {
      PropertyRow(
        $0, name: ShortName.of($0, in: group, besides: own), delegate,
        allowed: NumberRange.allowed($0, isBuiltIn: !group.isInspectable))
    }
    for row in rows { addSubview(row) }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the section can show a group without being made anew.
  func fits(_ group: PropertyGroup, isFolded: Bool) -> Bool {
    self.group.name == group.name && self.isFolded == isFolded
      && (isFolded
        || (rows.count == group.properties.count
          && zip(rows, group.properties).allSatisfy { $0.fits($1) }))
  }

  func show(_ group: PropertyGroup) {
    guard group != self.group else { return }
    self.group = group
    for (row, property) in zip(rows, group.properties) where row.property != property {
      row.show(property)
    }
  }

  /// The height at a width.
  func height(width: CGFloat) -> CGFloat {
    let rows = rows.reduce(0) { $0 + $1.height(width: width) }
    return SectionHeading.height + (self.rows.isEmpty ? 0 : rows + Metrics.gap)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    heading.frame = CGRect(x: 0, y: 0, width: bounds.width, height: SectionHeading.height)
    var y = SectionHeading.height
    for row in rows {
      let height = row.height(width: bounds.width)
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }
}

/// A name that folds the rows below it.
@MainActor
final class SectionHeading: UIControl, HoverTarget {
  static let height: CGFloat = 32

  private let label: UILabel
  private let isFolded: Bool
  private let onPress: @MainActor () -> Void
  private let line = UIView()
  var isHovered = false {
    didSet { if isHovered != oldValue { backgroundColor = isHovered ? Palette.hovered : nil } }
  }

  init(_ name: String, isFolded: Bool, onPress: @escaping @MainActor () -> Void) {
    label = TextStyle.label(name, TextStyle.heading)
    self.isFolded = isFolded
    self.onPress = onPress
    super.init(frame: .zero)
    isOpaque = false
    line.backgroundColor = Palette.hairline
    line.isUserInteractionEnabled = false
    addSubview(line)
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.onPress() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  var accessibilityFacts: AccessibilityFacts {
    var facts = AccessibilityFacts(label: label.text, traits: [.button, .header])
    facts.isExpanded = !isFolded
    return facts
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 32))
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Metrics.line)
  }

  override func draw(_ rect: CGRect) {
    DisclosureArrow.draw(
      at: CGPoint(x: bounds.maxX - 20, y: bounds.midY), reach: 3.5, isOpen: !isFolded)
  }
}
