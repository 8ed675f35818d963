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

  private static let height: CGFloat = 56
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

  // Has no effect: scopes and the bookmark and results buttons are not shown.
  /// Has no effect: text and images stay in place.
  open var searchTextPositionAdjustment = UIOffset.zero
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  private var iconAdjustments: [Icon: UIOffset] = [:]

  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconAdjustments[icon] = adjustment
  }

  open func positionAdjustment(for icon: Icon) -> UIOffset { iconAdjustments[icon] ?? .zero }

  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0 {
    didSet { if selectedScopeButtonIndex != oldValue { controller?.updateResults() } }
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

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
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
    var width = bounds.width - 2 * Self.margin
    let size = cancel.intrinsicContentSize
    if showsCancelButton { width -= size.width + Self.margin }
    let y = ((bounds.height - Self.fieldHeight) / 2).rounded()
    field.frame = CGRect(x: Self.margin, y: y, width: max(0, width), height: Self.fieldHeight)
    cancel.frame = CGRect(
      x: field.frame.maxX + Self.margin, y: 0, width: size.width, height: bounds.height)
  }
}
