// What bars show: an item with a title and an image.

public import CoreGraphics

public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  @available(*, deprecated, message: "Use black and isTranslucent")
  case blackTranslucent = 2
}

public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Something in a bar ([Apple](https://developer.apple.com/documentation/uikit/uibaritem)).
@preconcurrency @MainActor open class UIBarItem: NSObject, NSCoding {
  /// The bar that shows the item; it is told of changes.
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

  // Kept for sources; nobody is told here.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?

  func itemDidChange() {
    (bar as? any ItemBar)?.itemsDidChange()
  }

  /// Called after a document's attributes are set. On Apple's systems every object has it.
  open func awakeFromNib() {}

  /// Called by a previewer only. On Apple's systems every object has it.
  open func prepareForInterfaceBuilder() {}
}

/// A bar that makes views of items.
@MainActor protocol ItemBar: UIView {
  /// An item, or which there are, is another than it was.
  func itemsDidChange()
}
