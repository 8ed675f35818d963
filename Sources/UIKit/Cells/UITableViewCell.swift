// A row of a table, as a view by itself: a preview shows a row, not the table around it.

public import CoreGraphics

/// A row ([Apple](https://developer.apple.com/documentation/uikit/uitableviewcell)).
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// What the row shows; as large as the row.
  public let contentView = UIView()
  public let reuseIdentifier: String?
  private let style: CellStyle
  private let backgrounds = CellBackgrounds()
  private let title = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    // Apple's size of a row in a table that is 320 points wide.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    backgrounds.adopt(contentView, in: self)
    detail.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    detail.textColor = style == .subtitle ? .label : .secondaryLabel
    for view in [picture, title, detail] as [UIView] { contentView.addSubview(view) }
  }

  open var textLabel: UILabel? { title }
  /// nil in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : detail }
  open var imageView: UIImageView? { picture }

  open var backgroundView: UIView? {
    get { backgrounds.normal }
    set { backgrounds.setNormal(newValue, in: self) }
  }

  open var selectedBackgroundView: UIView? {
    get { backgrounds.selected }
    set { backgrounds.setSelected(newValue, in: self, isSelected: isSelected || isHighlighted) }
  }

  open var selectionStyle = SelectionStyle.default
  /// Kept; indicators are not drawn.
  open var accessoryType = AccessoryType.none
  /// At the trailing edge, in its own size. Default: nil.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  open var isSelected = false {
    didSet { backgrounds.show(in: self, isSelected: isSelected || isHighlighted) }
  }

  open var isHighlighted = false {
    didSet { backgrounds.show(in: self, isSelected: isSelected || isHighlighted) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Called before the row is used again.
  open func prepareForReuse() {}

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var content = bounds
    if let accessoryView {
      accessoryView.frame.origin = CGPoint(
        x: bounds.maxX - accessoryView.frame.width - Self.margin,
        y: (bounds.height - accessoryView.frame.height) / 2)
      content.size.width = accessoryView.frame.minX
    }
    contentView.frame = content
    placeTexts(content.size)
  }

  private static let margin: CGFloat = 16

  private func placeTexts(_ size: CGSize) {
    let image = picture.intrinsicContentSize
    let hasImage = picture.image != nil
    let indent = CGFloat(indentationLevel) * indentationWidth
    picture.frame = CGRect(
      x: Self.margin + indent, y: (size.height - image.height) / 2,
      width: hasImage ? image.width : 0, height: hasImage ? image.height : 0)
    let left = (hasImage ? picture.frame.maxX + Self.margin : Self.margin + indent)
    let room = CGRect(
      x: left, y: 0, width: max(0, size.width - left - Self.margin), height: size.height)
    guard style != .default, detail.text != nil else {
      title.frame = room
      detail.frame = .zero
      return
    }
    if style == .subtitle { placeLines(room) } else { placeSides(room) }
  }

  private func placeLines(_ room: CGRect) {
    let heights = (title.sizeThatFits(room.size).height, detail.sizeThatFits(room.size).height)
    let top = (room.height - heights.0 - heights.1) / 2
    title.frame = CGRect(x: room.minX, y: top, width: room.width, height: heights.0)
    detail.frame = CGRect(
      x: room.minX, y: top + heights.0, width: room.width, height: heights.1)
  }

  private func placeSides(_ room: CGRect) {
    let width = min(room.width, detail.sizeThatFits(room.size).width)
    title.frame = CGRect(
      x: room.minX, y: 0, width: max(0, room.width - width), height: room.height)
    detail.frame = CGRect(x: room.maxX - width, y: 0, width: width, height: room.height)
  }
}

/// What stands above or below a part of a table.
open class UITableViewHeaderFooterView: UIView {
  public let contentView = UIView()
  public let reuseIdentifier: String?
  private let backgrounds = CellBackgrounds()

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    backgrounds.adopt(contentView, in: self)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    backgrounds.adopt(contentView, in: self)
  }

  open var backgroundView: UIView? {
    get { backgrounds.normal }
    set { backgrounds.setNormal(newValue, in: self) }
  }

  open func prepareForReuse() {}
}
