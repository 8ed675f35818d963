// The line at the outline's foot that tells of changes that no file has yet.

internal import CoreGraphics
internal import UIKit

/// Says how many changes are not written; a press lists them all.
@MainActor
final class UnwrittenBar: PressButton {
  static let height: CGFloat = 44

  private let dot = UIView()
  private let label = TextStyle.label("", TextStyle.caption)
  private let action = TextStyle.label("Write…", TextStyle.caption, color: Palette.accentLabel)
  private let line = UIView()
  private var whole = ""
  private var short = ""

  init(onPress: @escaping @MainActor () -> Void) {
    super.init("Review and write changes", onPress: onPress)
    layer.cornerRadius = 0
    label.numberOfLines = 2
    dot.backgroundColor = Palette.accent
    dot.layer.cornerRadius = 3
    line.backgroundColor = Palette.separator
    for view in [dot, line] { view.isUserInteractionEnabled = false }
    for view in [dot, label, action, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityFacts: AccessibilityFacts {
    AccessibilityFacts(label: whole, traits: .button)
  }

  /// Shows numbers of changes and of views; hidden without any.
  func show(changes: Int, views: Int) {
    isHidden = changes == 0
    let text = Self.words(changes: changes, views: views)
    guard text != whole else { return }
    whole = text
    short = "\(Studio.changes(changes)) not written"
    setNeedsLayout()
  }

  /// “3 changes in 2 views are not written”
  static func words(changes: Int, views: Int) -> String {
    let place = views == 1 ? "1 view" : "\(views) views"
    return "\(Studio.changes(changes)) in \(place) \(changes == 1 ? "is" : "are") not written"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Metrics.line)
    dot.frame = CGRect(x: Metrics.margin, y: (bounds.height - 6) / 2, width: 6, height: 6)
    let width = action.intrinsicContentSize.width.rounded(.up)
    action.frame = CGRect(
      x: bounds.width - Metrics.margin - width, y: 0, width: width, height: bounds.height)
    let left = dot.frame.maxX + Metrics.gap
    label.frame = CGRect(
      x: left, y: 4, width: max(0, action.frame.minX - Metrics.gap - left),
      height: bounds.height - 8)
    showWordsThatFit()
  }

  private func showWordsThatFit() {
    let measured = TextStyle.label(whole, TextStyle.caption)
    measured.numberOfLines = 0
    let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
    label.text = measured.sizeThatFits(room).height <= label.bounds.height ? whole : short
  }
}
