// The appearance of a bar's buttons, stored and not drawn.

public import CoreGraphics

/// The appearance of a bar's buttons, stored and not drawn.
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance of the buttons in one state.
  open class State: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
  }

  public let normal = State()
  public let highlighted = State()
  public let disabled = State()
  public let focused = State()

  public override init() { super.init() }
  public init(style: UIBarButtonItem.Style) { super.init() }
}
