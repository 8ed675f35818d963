// Title, message and text fields of an alert.

import CoreGraphics

/// The upper part of an alert.
final class AlertTexts: UIView {
  private static let margin: CGFloat = 16
  private static let fieldHeight: CGFloat = 30
  private static let fieldBottom: CGFloat = 20
  private static let fieldInset: CGFloat = 7

  /// Distances of base lines in points, as public listings of UIKitCore's alerts of iOS 10 to 18 say.
  private struct Lines {
    /// From the upper edge to the first base line of the first text.
    let top: CGFloat
    /// From the title's last base line to the message's first.
    let message: CGFloat
    /// From the last base line of a title alone, and of a message, to the lower edge or to the first field.
    let belowTitle, belowMessage: CGFloat

    static let alert = Lines(top: 36, message: 20, belowTitle: 24, belowMessage: 24)
    static let sheet = Lines(top: 27, message: 22, belowTitle: 17, belowMessage: 28)
  }

  private let title = UILabel()
  private let message = UILabel()
  private var boxes: [UIView] = []
  private var content = AlertBlock.Content()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [title, message] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: AlertBlock.Content) {
    self.content = content
    title.text = content.title
    message.text = content.message
    let hasMessage = content.message?.isEmpty == false
    title.font =
      content.isSheet
      ? .systemFont(ofSize: 13, weight: hasMessage ? .semibold : .regular)
      : .systemFont(ofSize: 17, weight: .semibold)
    message.font = .systemFont(ofSize: 13)
    for label in [title, message] { label.textColor = content.isSheet ? .secondaryLabel : .label }
    showFields()
    setNeedsLayout()
  }

  private func showFields() {
    let shown = boxes.compactMap { $0.subviews.first }
    guard shown != content.fields else { return }
    for box in boxes { box.removeFromSuperview() }
    boxes = content.fields.map { field in
      let box = UIView()
      box.backgroundColor = UIColor(light: .white, dark: UIColor(bytes: 28, 28, 30))
      box.layer.borderColor = UIColor.separator.cgColor
      box.layer.borderWidth = 0.5
      box.layer.cornerRadius = 7
      box.addSubview(field)
      addSubview(box)
      return box
    }
  }

  /// Returns the frames of title, message and fields at a width, and the whole height.
  private func frames(_ width: CGFloat) -> (all: [CGRect], height: CGFloat) {
    let room = CGSize(width: width - 2 * Self.margin, height: .greatestFiniteMagnitude)
    let lines = content.isSheet ? Lines.sheet : Lines.alert
    var frames: [CGRect] = []
    var baseline: CGFloat?
    for label in [title, message] {
      guard label.text?.isEmpty == false else {
        frames.append(.zero)
        continue
      }
      let height = label.sizeThatFits(room).height
      let first = baseline.map { $0 + lines.message } ?? lines.top
      let y = first - label.font.ascender
      frames.append(CGRect(x: Self.margin, y: y, width: room.width, height: height))
      baseline = y + height + label.font.descender
    }
    let below = frames[1] == .zero || frames[0] == .zero ? lines.belowTitle : lines.belowMessage
    var bottom = baseline.map { $0 + below } ?? 0
    for index in boxes.indices {
      if index == 0 { bottom = max(bottom, Self.fieldBottom) }
      frames.append(
        CGRect(x: Self.margin, y: bottom, width: room.width, height: Self.fieldHeight))
      bottom += Self.fieldHeight
    }
    if !boxes.isEmpty { bottom += Self.fieldBottom }
    return (frames, bottom.rounded(.up))
  }

  func height(_ width: CGFloat) -> CGFloat { frames(width).height }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (view, frame) in zip([title, message] as [UIView] + boxes, frames(bounds.width).all) {
      view.frame = frame
    }
    for box in boxes {
      box.subviews.first?.frame = box.bounds.insetBy(dx: Self.fieldInset, dy: 0)
    }
  }
}
