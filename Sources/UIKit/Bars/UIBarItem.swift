// The base class of bar items: a title and an image.

public import CoreGraphics

/// The base class of bar items: a title and an image
/// ([Apple](https://developer.apple.com/documentation/uikit/uibaritem)).
@preconcurrency @MainActor open class UIBarItem: NSObject, NSCoding {
  /// The bar that shows the item and follows its changes.
  weak var bar: UIView?
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  nonisolated open func encode(with coder: NSCoder) {}

  open var title: String? { didSet { itemDidChange() } }
  open var image: UIImage? { didSet { itemDidChange() } }
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
  /// Default: true.
  open var isEnabled = true { didSet { itemDidChange() } }
  open var tag = 0

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    itemDidChange()
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }

  // Stored without effect.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?

  func itemDidChange() {
    (bar as? any BarItemContainer)?.itemsDidChange()
  }

  /// Called after a document's attributes are set. On Apple's systems every object has it.
  open func awakeFromNib() {}

  /// Called by a previewer only. On Apple's systems every object has it.
  open func prepareForInterfaceBuilder() {}
}
