// The bar with a field to search in.

public import CoreGraphics

/// A search field with its buttons
/// ([Apple](https://developer.apple.com/documentation/uikit/uisearchbar)).
open class UISearchBar: UIView, UIBarPositioning, UITextFieldDelegate {
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// Whether the bar is as high as on iOS 26, for documents of that time.
  final var isTall = false { didSet { invalidateIntrinsicContentSize() } }
  private var height: CGFloat { isTall ? 64 : 56 }
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 8

  private let background = BarBackground(lineIsAbove: false)
  private let field = UISearchTextField()
  private let cancel = UIButton(type: .system)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UISearchBar.self)
  }

  private func setUp() {
    addSubview(background)
    addSubview(field)
    field.delegate = self
    field.placeholder = "Search"
    field.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    cancel.addAction(
      UIAction { [weak self] _ in self?.cancelSearch() }, for: .touchUpInside)
    scopes.addAction(
      UIAction { [weak self] _ in self?.chooseScope() }, for: .valueChanged)
  }

  private func cancelSearch() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }

  open weak var delegate: (any UISearchBarDelegate)?
  /// Receives the delegate's calls before the delegate.
  weak var controller: UISearchController?
  open var barPosition: UIBarPosition { .any }
  open var searchTextField: UISearchTextField { field }

  // MARK: Text

  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// Default: “Search”.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  open var prompt: String?
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  // MARK: Appearance

  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
  /// `minimal` has no background. Default: as prominent.
  open var searchBarStyle = Style.default { didSet { setNeedsLayout() } }
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }

  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { field.background = backgroundImage }

  open func setImage(
    _ iconImage: UIImage?, for icon: Icon, state: UIControl.State
  ) {
    guard icon == .search else { return }
    (field.leftView as? UIImageView)?.image = iconImage
  }

  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  /// Default: false.
  open var showsCancelButton = false {
    didSet {
      if showsCancelButton { addSubview(cancel) } else { cancel.removeFromSuperview() }
      setNeedsLayout()
    }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Has no effect: text and images stay in place.
  open var searchTextPositionAdjustment = UIOffset.zero
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  private var iconAdjustments: [Icon: UIOffset] = [:]

  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconAdjustments[icon] = adjustment
  }

  open func positionAdjustment(for icon: Icon) -> UIOffset { iconAdjustments[icon] ?? .zero }

  /// Whether an empty field has a button with a book at its right. Default: false.
  open var showsBookmarkButton = false { didSet { showBookmark() } }
  /// Has no effect: the results button is not shown.
  open var showsSearchResultsButton = false
  /// Whether the scopes are shown below the field. Default: false.
  open var showsScopeBar = false { didSet { scopesDidChange() } }
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopes.selectedSegmentIndex = selectedScopeButtonIndex
      scopesDidChange()
    }
  }
  /// Default: 0.
  open var selectedScopeButtonIndex = 0 {
    didSet {
      guard selectedScopeButtonIndex != oldValue else { return }
      scopes.selectedSegmentIndex = selectedScopeButtonIndex
      controller?.updateResults()
    }
  }

  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  private let scopes = UISegmentedControl()
  /// Points of the row of scopes. Read from pictures.
  static let scopeHeight: CGFloat = 46

  /// Whether there are scopes to show.
  var hasScopeRow: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  private func scopesDidChange() {
    if hasScopeRow { addSubview(scopes) } else { scopes.removeFromSuperview() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    (superview as? UINavigationBar)?.itemsDidChange()
  }

  private func chooseScope() {
    selectedScopeButtonIndex = scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
  }

  private func showBookmark() {
    guard showsBookmarkButton else {
      field.rightView = nil
      return
    }
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "book"), for: .normal)
    button.tintColor = .secondaryLabel
    button.frame.size = CGSize(width: 30, height: Self.fieldHeight)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarBookmarkButtonClicked(self)
      }, for: .touchUpInside)
    field.rightView = button
    field.rightViewMode = .unlessEditing
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    field.becomeFirstResponder()
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    field.resignFirstResponder()
  }

  open override var isFirstResponder: Bool { field.isFirstResponder }

  private func textDidChange() {
    controller?.updateResults()
    delegate?.searchBar(self, textDidChange: field.text ?? "")
  }

  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) != false
  }

  open func textFieldDidBeginEditing(_ textField: UITextField) {
    controller?.begin()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) != false
  }

  open func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }

  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) != false
  }

  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }

  // MARK: Layout

  private var wholeHeight: CGFloat { height + (hasScopeRow ? Self.scopeHeight : 0) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: wholeHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wholeHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    if searchBarStyle == .minimal, backgroundImage == nil {
      background.showNothing()
    } else {
      background.show(
        color: barTintColor, style: barStyle, isTranslucent: isTranslucent,
        image: backgroundImage, shadow: nil, lineColor: nil)
    }
    var row = bounds.inset(by: UIEdgeInsets(safeSides: safeAreaInsets))
      .insetBy(dx: Self.margin, dy: 0)
    if hasScopeRow {
      row.size.height -= Self.scopeHeight
      scopes.frame = CGRect(
        x: row.minX + Self.margin, y: row.maxY, width: max(0, row.width - 2 * Self.margin),
        height: scopes.intrinsicContentSize.height)
    }
    placeField(in: row)
  }

  /// A field that has less room than its height fades, as the bar slides away.
  private func placeField(in row: CGRect) {
    let size = cancel.intrinsicContentSize
    let width = row.width - (showsCancelButton ? size.width + Self.margin : 0)
    let height = min(Self.fieldHeight, max(0, row.height))
    let y = ((row.height - height) / 2).rounded()
    field.frame = CGRect(x: row.minX, y: y, width: max(0, width), height: height)
    field.alpha = height / Self.fieldHeight
    cancel.frame = CGRect(
      x: field.frame.maxX + Self.margin, y: 0, width: size.width, height: row.height)
  }
}
