// The view of a list's row: a picture and two texts.

public import CoreGraphics

/// Shows a list's content configuration
/// ([Apple](https://developer.apple.com/documentation/uikit/uilistcontentview)).
open class UIListContentView: UIView, UIContentView {
  /// The margin of the superview at the sides, in points.
  private static let superviewMargin: CGFloat = 16

  private let picture = UIImageView()
  private let title = UILabel()
  private let second = UILabel()
  private var shown: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [picture, title, second] as [UIView] { addSubview(view) }
    picture.clipsToBounds = true
    show()
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  /// The configuration. A value of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let configuration = newValue as? UIListContentConfiguration else { return }
      shown = configuration
      show()
    }
  }

  // MARK: Display

  private func show() {
    show(shown.text, shown.attributedText, properties: shown.textProperties, in: title)
    show(
      shown.secondaryText, shown.secondaryAttributedText, properties: shown.secondaryTextProperties,
      in: second)
    picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    picture.image = shown.image
    picture.isHidden = shown.image == nil
    picture.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transformed)
    }
    label.isHidden = (attributed?.length ?? text?.count ?? 0) == 0
  }

  // MARK: Layout

  private func margins(_ width: CGFloat) -> UIEdgeInsets {
    var margins = shown.directionalLayoutMargins
    let reachesEdge = superview.map { frame.minX + width >= $0.bounds.maxX } ?? true
    if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, Self.superviewMargin)
      if reachesEdge { margins.trailing = max(margins.trailing, Self.superviewMargin) }
    }
    return UIEdgeInsets(
      top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
  }

  /// Returns the frames of the image and texts for a width, and the height of all.
  private func parts(
    _ width: CGFloat
  ) -> (picture: CGRect, title: CGRect, second: CGRect, height: CGFloat) {
    let margins = margins(width)
    let size = shown.imageProperties.shownSize(
      picture.isHidden ? .zero : picture.preferred(picture.image)?.size ?? .zero)
    let room = picture.isHidden ? .zero : shown.imageProperties.room(size)
    let start = margins.left + (picture.isHidden ? 0 : room.width + shown.imageToTextPadding)
    let texts = texts(
      CGSize(width: max(0, width - start - margins.right), height: .greatestFiniteMagnitude))
    let inside = max(room.height, texts.height)
    let top = margins.top + (inside - texts.height) / 2
    return (
      CGRect(
        x: margins.left + (room.width - size.width) / 2,
        y: margins.top + (inside - size.height) / 2, width: size.width, height: size.height),
      texts.title.offsetBy(dx: start, dy: top), texts.second.offsetBy(dx: start, dy: top),
      margins.top + inside + margins.bottom
    )
  }

  /// The leading edge of the texts after an image; nil without an image.
  var textStart: CGFloat? { picture.isHidden ? nil : parts(bounds.width).title.minX }

  /// Both texts from 0 on.
  private func texts(_ room: CGSize) -> (title: CGRect, second: CGRect, height: CGFloat) {
    let first = title.isHidden ? .zero : title.sizeThatFits(room)
    let other = second.isHidden ? .zero : second.sizeThatFits(room)
    guard !title.isHidden, !second.isHidden else {
      let height = max(first.height, other.height)
      let box = CGRect(x: 0, y: 0, width: room.width, height: height)
      return (box, box, height)
    }
    let beside = first.width + shown.textToSecondaryTextHorizontalPadding + other.width
    if shown.prefersSideBySideTextAndSecondaryText, beside <= room.width {
      let height = max(first.height, other.height)
      return (
        CGRect(x: 0, y: (height - first.height) / 2, width: first.width, height: first.height),
        CGRect(
          x: room.width - other.width, y: (height - other.height) / 2, width: other.width,
          height: other.height), height
      )
    }
    let below = first.height + shown.textToSecondaryTextVerticalPadding
    return (
      CGRect(x: 0, y: 0, width: room.width, height: first.height),
      CGRect(x: 0, y: below, width: room.width, height: other.height), below + other.height
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let parts = parts(bounds.width)
    let down = (bounds.height - parts.height) / 2
    for (view, frame) in [(picture, parts.picture), (title, parts.title), (second, parts.second)]
      as [(UIView, CGRect)]
    {
      view.frame = placed(frame.offsetBy(dx: 0, dy: down))
    }
  }

  /// Mirrored where the language runs from the right to the left.
  private func placed(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Sizes

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: parts(size.width).height)
  }

  open override var intrinsicContentSize: CGSize {
    let width = bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude
    return CGSize(width: UIView.noIntrinsicMetric, height: parts(width).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
}
