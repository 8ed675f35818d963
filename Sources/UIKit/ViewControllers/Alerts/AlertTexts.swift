// Title, message and text fields of an alert.

import CoreGraphics

/// The upper part of an alert.
final class AlertTexts: UIView {
  private static let margin: CGFloat = 16
  /// Points above the title and below the last text of an alert, between title and message.
  private static let top: CGFloat = 19
  private static let bottom: CGFloat = 20
  private static let gap: CGFloat = 3
  /// The same of an action sheet.
  private static let sheetTop: CGFloat = 14
  private static let sheetGap: CGFloat = 8
  private static let sheetBottom: CGFloat = 25
  private static let fieldHeight: CGFloat = 24
  private static let fieldGap: CGFloat = 17
  private static let fieldInset: CGFloat = 5

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
      box.layer.cornerRadius = 5
      box.addSubview(field)
      addSubview(box)
      return box
    }
  }

  /// Returns the frames of title, message and fields at a width, and the whole height.
  private func frames(_ width: CGFloat) -> (all: [CGRect], height: CGFloat) {
    let room = CGSize(width: width - 2 * Self.margin, height: .greatestFiniteMagnitude)
    let isSheet = content.isSheet
    var y = isSheet ? Self.sheetTop : Self.top
    var frames: [CGRect] = []
    var hasText = false
    for label in [title, message] {
      let isShown = label.text?.isEmpty == false
      if isShown, hasText { y += isSheet ? Self.sheetGap : Self.gap }
      let height = isShown ? label.sizeThatFits(room).height : 0
      frames.append(CGRect(x: Self.margin, y: y, width: room.width, height: height))
      y += height
      hasText = hasText || isShown
    }
    for index in boxes.indices {
      if index == 0 { y += Self.fieldGap }
      frames.append(CGRect(x: Self.margin, y: y, width: room.width, height: Self.fieldHeight))
      y += Self.fieldHeight
    }
    let bottom =
      isSheet ? (message.text?.isEmpty == false ? Self.sheetBottom : Self.sheetTop) : Self.bottom
    return (frames, (y + bottom).rounded(.up))
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
