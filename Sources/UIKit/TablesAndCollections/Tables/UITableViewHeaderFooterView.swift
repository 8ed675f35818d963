// The header or footer view of a table view's section.

public import CoreGraphics

/// A header or a footer of a table's section
/// ([Apple](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview)).
open class UITableViewHeaderFooterView: UIView {
  /// The style of a title that the table provides.
  enum Role {
    case plainHeader
    case groupedHeader
    case plainFooter
    case groupedFooter
  }

  private static let margin: CGFloat = 16
  /// Points between a grouped title and the rows.
  private static let rowGap: CGFloat = 6.5

  public internal(set) var contentView = UIView()
  open internal(set) var reuseIdentifier: String?
  private let backgrounds = CellBackgrounds()
  private let title = UILabel()
  private let detail = UILabel()
  private var role = Role.plainHeader

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UITableViewHeaderFooterView.self)
  }

  private func setUp() {
    backgrounds.adopt(contentView, in: self)
    contentView.addSubview(title)
    contentView.addSubview(detail)
    adopt(.plainHeader)
  }

  /// The title that the table shows; sources may set its text, font and colour.
  open var textLabel: UILabel? { title }
  open var detailTextLabel: UILabel? { detail }

  /// Behind the content. Default: nil; a plain table shows a light grey.
  open var backgroundView: UIView? {
    get { backgrounds.normal }
    set {
      backgrounds.setNormal(newValue, in: self)
      if newValue != nil { super.backgroundColor = nil }
    }
  }

  /// Called before the view is used again.
  open func prepareForReuse() {}

  // MARK: Configurations

  let configurations = CellConfigurations()

  /// The current state. Subclasses may add custom states.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Asks for `updateConfiguration(using:)` before the next layout, as each change of the state
  /// does.
  open func setNeedsUpdateConfiguration() { stateDidChange() }

  /// Sets the configurations for a state. Default: calls the handler.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Default: nil.
  open var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  {
    didSet { stateDidChange() }
  }

  /// The default configuration of the table's titles, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch role {
    case .plainHeader: .plainHeader()
    case .groupedHeader: .groupedHeader()
    case .plainFooter: .plainFooter()
    case .groupedFooter: .groupedFooter()
    }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The configuration that replaces the standard content. Default: nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }

  /// Default: true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// The background, which replaces `backgroundColor`. Default: nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }

  /// Default: true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  // MARK: Titles of the table

  /// Takes the style of a title of the table.
  func adopt(_ role: Role) {
    self.role = role
    switch role {
    case .plainHeader, .plainFooter:
      title.font = .systemFont(ofSize: 17, weight: role == .plainHeader ? .semibold : .regular)
      title.textColor = .label
    case .groupedHeader, .groupedFooter:
      title.font = .systemFont(ofSize: 13)
      title.textColor = .secondaryLabel
      title.numberOfLines = 0
    }
    setNeedsLayout()
  }

  /// Titles above grouped rows are in capitals.
  func show(_ text: String) {
    title.text = role == .groupedHeader ? text.uppercased() : text
  }

  private var padding: UIEdgeInsets {
    switch role {
    case .plainHeader, .plainFooter: UIEdgeInsets(top: 3.5, left: 0, bottom: 3.5, right: 0)
    case .groupedHeader: UIEdgeInsets(top: 16, left: 0, bottom: Self.rowGap, right: 0)
    case .groupedFooter: UIEdgeInsets(top: Self.rowGap, left: 0, bottom: 8, right: 0)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: size.width - 2 * Self.margin, height: .greatestFiniteMagnitude)
    let height = title.sizeThatFits(room).height + padding.top + padding.bottom
    return CGSize(width: size.width, height: height.rounded())
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentSizeFitting(targetSize, horizontal, vertical: vertical) ?? sizeThatFits(targetSize)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    contentView.frame = bounds.inset(by: UIEdgeInsets(safeSides: safeAreaInsets))
    let room = CGRect(origin: .zero, size: contentView.frame.size).inset(
      by: UIEdgeInsets(
        top: padding.top, left: Self.margin, bottom: padding.bottom, right: Self.margin))
    let height = title.sizeThatFits(room.size).height
    let y =
      switch role {
      case .plainHeader, .plainFooter: (bounds.height - height) / 2
      case .groupedHeader: bounds.height - padding.bottom - height
      case .groupedFooter: padding.top
      }
    title.frame =
      title.text == nil ? .zero : CGRect(x: room.minX, y: y, width: room.width, height: height)
  }
}
