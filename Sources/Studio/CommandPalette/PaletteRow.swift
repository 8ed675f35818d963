// A line of the command palette.

internal import CoreGraphics
internal import UIKit

/// The words, what they name, and the key that does the same.
@MainActor
final class PaletteRow: HoverControl {
  private let title = TextStyle.label("", UIFont.systemFont(ofSize: 13))
  private let detail = TextStyle.label("", TextStyle.caption, color: Palette.secondaryLabel)
  private let cap = UIView()
  private let key = TextStyle.label("", TextStyle.caption)
  private var isMarked = false
  /// Called when the pointer comes over the line, which is marked then: one line alone looks chosen.
  var onHover: (@MainActor () -> Void)?

  init() {
    super.init()
    layer.cornerRadius = Metrics.radius
    cap.layer.cornerRadius = 4
    cap.isUserInteractionEnabled = false
    key.textAlignment = .center
    for view in [title, detail, cap, key] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var isHovered: Bool { didSet { if isHovered, !oldValue { onHover?() } } }

  override var accessibilityFacts: AccessibilityFacts {
    AccessibilityFacts(.listItem, label: shownWords, traits: isMarked ? .selected : .none)
  }

  func show(_ entry: PaletteEntry, isMarked: Bool) {
    self.isMarked = isMarked
    title.text = entry.title
    detail.text = entry.detail
    key.text = entry.key
    cap.isHidden = entry.key == nil
    key.isHidden = entry.key == nil
    refresh()
    setNeedsLayout()
  }

  private func refresh() {
    backgroundColor = isMarked ? Palette.accent : nil
    title.textColor = isMarked ? Palette.onAccent : Palette.label
    detail.textColor = isMarked ? Palette.onAccent : Palette.secondaryLabel
    key.textColor = isMarked ? Palette.onAccent : Palette.label
    cap.backgroundColor = isMarked ? UIColor(white: 1, alpha: 0.22) : Palette.hovered
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    func wanted(_ label: UILabel) -> CGFloat { label.intrinsicContentSize.width.rounded(.up) }
    var right = bounds.width - 8
    if !key.isHidden {
      let width = max(20, wanted(key) + 12)
      key.frame = CGRect(x: right - width, y: (bounds.height - 18) / 2, width: width, height: 18)
      cap.frame = key.frame
      right -= width + 8
    }
    let detailWidth = min(wanted(detail), bounds.width * 0.4)
    detail.frame = CGRect(x: right - detailWidth, y: 0, width: detailWidth, height: bounds.height)
    title.frame = CGRect(
      x: 8, y: 0, width: max(0, right - detailWidth - 16), height: bounds.height)
  }
}
