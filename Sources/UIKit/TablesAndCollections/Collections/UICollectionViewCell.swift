// The cell of a collection view.

public import CoreGraphics

/// A cell of a collection
/// ([Apple](https://developer.apple.com/documentation/uikit/uicollectionviewcell)).
open class UICollectionViewCell: UICollectionReusableView {
  /// The container of the cell's content, as large as the cell.
  public internal(set) var contentView = UIView()
  private let backgrounds = CellBackgrounds()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgrounds.adopt(contentView, in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgrounds.adopt(contentView, in: self)
    decode(coder, as: UICollectionViewCell.self)
  }

  open var isSelected = false { didSet { showSelection() } }
  open var isHighlighted = false { didSet { showSelection() } }

  /// Performs the document's segue of a press on the item; nil: there is none.
  var selectionSegue: (() -> Void)?

  private func showSelection() {
    backgrounds.show(in: self, isSelected: isSelected || isHighlighted)
    stateDidChange()
  }

  // MARK: Configurations

  let configurations = CellConfigurations()

  /// The current state. Subclasses may add custom states.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(of: self, isSelected: isSelected, isHighlighted: isHighlighted)
  }

  /// Asks for `updateConfiguration(using:)` before the next layout, as each change of the state
  /// does.
  open func setNeedsUpdateConfiguration() { stateDidChange() }

  /// Sets the configurations for a state. Default: calls the handler.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Default: nil.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { stateDidChange() }
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

  /// Returns the size that the content view's contents ask for: configured content, or views with
  /// constraints.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentSizeFitting(targetSize, horizontal, vertical: vertical)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  // MARK: Background

  /// Behind the content. Default: nil.
  open var backgroundView: UIView? {
    get { backgrounds.normal }
    set { backgrounds.setNormal(newValue, in: self) }
  }

  /// Behind the content while the cell is selected. Default: nil.
  open var selectedBackgroundView: UIView? {
    get { backgrounds.selected }
    set { backgrounds.setSelected(newValue, in: self, isSelected: isSelected || isHighlighted) }
  }
}
