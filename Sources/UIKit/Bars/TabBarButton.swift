// The button of one tab: an image over a title, with a badge.

import CoreGraphics

/// The view of one tab.
final class TabBarButton: UIControl {
  /// The place of the title: below its image, or beside it.
  enum Layout {
    case stacked
    case inline
    /// In low bars, with a smaller title.
    case compactInline

    /// The size of the title. Those beside images are read from pictures.
    fileprivate var titleSize: CGFloat {
      switch self {
      case .stacked: 10
      case .inline: 13
      case .compactInline: 12
      }
    }
  }

  /// Points between an image and a title beside it. Read from pictures.
  private static let inlineGap: CGFloat = 7
  private static let badgeSize: CGFloat = 13
  private static let badgeHeight: CGFloat = 18
  /// The middle of the image and of the title, in points from the top of a bar 49 high.
  private static let imageMiddle: CGFloat = 18
  private static let titleMiddle: CGFloat = 41

  /// Default: stacked.
  var layout = Layout.stacked
  private let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.textAlignment = .center
    for view in [picture, label] as [UIView] { addPart(view) }
    if item.badgeValue != nil { addPart(badge) }
    isEnabled = item.isEnabled
  }

  required init?(coder: NSCoder) {
    item = UITabBarItem()
    super.init(coder: coder)
  }

  /// `tint` is the selected tab's colour or the others'.
  func show(isSelected: Bool, tint: UIColor, isOwnTint: Bool) {
    self.isSelected = isSelected
    picture.image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.rendersAutomaticAsTemplate = true
    picture.tintColor = tint
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: layout.titleSize, weight: .medium), .foregroundColor: tint,
    ]
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if isSelected { attributes.merge(item.titleTextAttributes(for: .selected) ?? [:]) { $1 } }
    if isOwnTint { attributes[.foregroundColor] = tint }
    label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
    showBadge()
    setNeedsLayout()
  }

  private func showBadge() {
    badge.text = item.badgeValue
    badge.font = .systemFont(ofSize: Self.badgeSize)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = item.badgeColor ?? .systemRed
    badge.layer.cornerRadius = Self.badgeHeight / 2
    badge.clipsToBounds = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if layout == .stacked { placeStacked() } else { placeInline() }
    let width = max(Self.badgeHeight, badge.sizeThatFits(bounds.size).width + 10)
    let start = layout == .stacked ? bounds.midX + 4 : picture.frame.maxX - Self.badgeHeight / 2
    badge.frame = CGRect(
      x: start, y: layout == .stacked ? 2 : 0, width: width, height: Self.badgeHeight)
  }

  /// The image and the title beside it, in the middle.
  private func placeInline() {
    let size = picture.image?.size ?? .zero
    let text = label.sizeThatFits(bounds.size)
    let gap = size.width > 0 && text.width > 0 ? Self.inlineGap : 0
    let width = min(bounds.width, size.width + gap + text.width)
    let x = ((bounds.width - width) / 2).rounded()
    picture.frame = CGRect(
      x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height
    ).inset(by: item.imageInsets)
    let start = x + size.width + gap
    let shift = item.titlePositionAdjustment
    label.frame = CGRect(
      x: start + shift.horizontal,
      y: ((bounds.height - text.height) / 2).rounded() + shift.vertical,
      width: max(0, x + width - start), height: text.height)
  }

  private func placeStacked() {
    let size = picture.image?.size ?? .zero
    let hasTitle = item.title?.isEmpty == false
    let middle = hasTitle && picture.image != nil ? Self.imageMiddle : bounds.midY
    picture.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: (middle - size.height / 2).rounded(),
      width: size.width, height: size.height
    ).inset(by: item.imageInsets)
    let text = label.sizeThatFits(bounds.size)
    let titleMiddle = picture.image == nil ? bounds.midY : Self.titleMiddle
    let shift = item.titlePositionAdjustment
    label.frame = CGRect(
      x: shift.horizontal, y: (titleMiddle - text.height / 2).rounded() + shift.vertical,
      width: bounds.width, height: text.height)
  }
}
