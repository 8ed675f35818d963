// One rounded block of an alert: texts, fields, and buttons with lines between them.

import CoreGraphics

/// Texts and fields that scroll where there is no room for them, above buttons.
final class AlertBlock: UIView {
  /// The content of a block.
  struct Content {
    var title: String?
    var message: String?
    var fields: [UITextField] = []
    var actions: [UIAlertAction] = []
    var isSheet = false
    /// The action with the bold button.
    var bold: UIAlertAction?
    /// Whether nothing shows through.
    var isSolid = false

    var hasTexts: Bool {
      title?.isEmpty == false || message?.isEmpty == false || !fields.isEmpty
    }
  }

  /// Nothing is blurred here: the colour is that of iOS's material over white or black.
  private static let material = UIColor(
    light: UIColor(bytes: 249, 249, 249, alpha: 0.95), dark: UIColor(bytes: 37, 37, 37, alpha: 0.95)
  )
  private static let solid = UIColor(light: .white, dark: UIColor(bytes: 44, 44, 46))

  private let texts = AlertTexts()
  private let scroll = UIScrollView()
  private let buttonScroll = UIScrollView()
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []
  private var content = Content()

  override init(frame: CGRect) {
    super.init(frame: frame)
    scroll.addSubview(texts)
    addSubview(scroll)
    addSubview(buttonScroll)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: Content, onPress: @escaping (UIAlertAction) -> Void) {
    self.content = content
    backgroundColor = content.isSolid ? Self.solid : Self.material
    texts.show(content)
    for view in buttons + lines { view.removeFromSuperview() }
    buttons = content.actions.map { action in
      let button = AlertButton(
        action, isBold: action === content.bold, isSheet: content.isSheet)
      button.addAction(UIAction { _ in onPress(action) }, for: .touchUpInside)
      buttonScroll.addSubview(button)
      return button
    }
    lines = content.actions.indices.map { index in
      let line = UIView()
      line.backgroundColor = .separator
      line.isHidden = index == 0 && !content.hasTexts
      buttonScroll.addSubview(line)
      return line
    }
    setNeedsLayout()
  }

  private var buttonHeight: CGFloat { content.isSheet ? 57 : 44 }

  /// Whether two buttons stand side by side: in an alert, where their titles have room.
  private func standSideBySide(_ width: CGFloat) -> Bool {
    !content.isSheet && buttons.count == 2
      && buttons.allSatisfy { $0.titleWidth <= width / 2 - 2 * AlertButton.margin }
  }

  private func buttonsHeight(_ width: CGFloat) -> CGFloat {
    let rows = standSideBySide(width) ? 1 : buttons.count
    return CGFloat(rows) * buttonHeight
  }

  /// Returns the height of the block at a width, at most `limit`.
  func height(_ width: CGFloat, _ limit: CGFloat) -> CGFloat {
    let textHeight = content.hasTexts ? texts.height(width) : 0
    return min(limit, textHeight + buttonsHeight(width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let whole = content.hasTexts ? texts.height(bounds.width) : 0
    let wanted = buttonsHeight(bounds.width)
    // Where room lacks, a part of the buttons stays in sight.
    let least = min(wanted, buttonHeight * 1.5)
    let shown = max(least, min(wanted, bounds.height - whole))
    let split = max(0, bounds.height - shown)
    scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: split)
    scroll.contentSize = CGSize(width: bounds.width, height: whole)
    texts.frame = CGRect(origin: .zero, size: scroll.contentSize)
    buttonScroll.frame = CGRect(
      x: 0, y: split, width: bounds.width, height: bounds.height - split)
    buttonScroll.contentSize = CGSize(width: bounds.width, height: wanted)
    placeButtons()
  }

  private func placeButtons() {
    let hairline = 1 / contentScaleFactor
    let isRow = standSideBySide(bounds.width)
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(index)
      button.frame =
        isRow
        ? CGRect(
          x: place * bounds.width / 2, y: 0, width: bounds.width / 2, height: buttonHeight)
        : CGRect(x: 0, y: place * buttonHeight, width: bounds.width, height: buttonHeight)
      lines[index].frame =
        isRow && index == 1
        ? CGRect(x: bounds.width / 2, y: 0, width: hairline, height: buttonHeight)
        : CGRect(x: 0, y: button.frame.minY, width: bounds.width, height: hairline)
    }
  }
}
