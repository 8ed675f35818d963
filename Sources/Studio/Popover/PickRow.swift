// A line of a list to choose from, as views.

internal import CoreGraphics
internal import UIKit

/// A line of a list to choose from, as views.
@MainActor
final class PickRow: HoverControl {
  private let title = TextStyle.label()
  private let detail = TextStyle.label("", TextStyle.caption, color: Palette.secondaryLabel)
  private let picture = UIImageView()
  private let tick = UIImageView(image: Symbol.named("checkmark", size: 11))
  private let hasPicture: Bool
  /// Whether the pointer lights the line up without a mark.
  private let lightsUp: Bool
  private var isMarked = false
  private var shown: String?
  /// Called when the pointer comes over the line.
  var onHover: (@MainActor () -> Void)?

  init(hasPicture: Bool, lightsUp: Bool) {
    (self.hasPicture, self.lightsUp) = (hasPicture, lightsUp)
    super.init()
    layer.cornerRadius = Metrics.radius
    picture.contentMode = .scaleAspectFit
    tick.contentMode = .center
    for view in [picture, tick] { view.isUserInteractionEnabled = false }
    for view in [title, detail, picture, tick] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var isHovered: Bool {
    didSet {
      if isHovered, !oldValue { onHover?() }
      refresh()
    }
  }

  override var accessibilityFacts: AccessibilityFacts {
    AccessibilityFacts(.listItem, label: shownWords, traits: isMarked ? .selected : .none)
  }

  func show(_ item: PickItem, isChosen: Bool, isMarked: Bool) {
    self.isMarked = isMarked
    tick.isHidden = !isChosen
    if shown != item.title + item.text {
      shown = item.title + item.text
      title.text = item.title
      detail.text = item.detail
      picture.image = item.picture?()
      setNeedsLayout()
    }
    refresh()
  }

  private func refresh() {
    backgroundColor = isMarked ? Palette.accent : lightsUp && isHovered ? Palette.hovered : nil
    title.textColor = isMarked ? Palette.onAccent : Palette.label
    detail.textColor = isMarked ? Palette.onAccent : Palette.secondaryLabel
    picture.tintColor = isMarked ? Palette.onAccent : Palette.label
    tick.tintColor = isMarked ? Palette.onAccent : Palette.label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    picture.frame = CGRect(x: 8, y: (height - 18) / 2, width: 18, height: 18)
    let left: CGFloat = hasPicture ? 36 : 10
    tick.frame = CGRect(x: bounds.width - 22, y: 0, width: 16, height: height)
    let wanted = min(detail.intrinsicContentSize.width.rounded(.up), bounds.width / 2)
    detail.frame = CGRect(x: bounds.width - 26 - wanted, y: 0, width: wanted, height: height)
    title.frame = CGRect(
      x: left, y: 0, width: max(0, detail.frame.minX - left - 6), height: height)
  }
}
