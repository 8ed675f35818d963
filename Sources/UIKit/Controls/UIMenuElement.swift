// The base class of menu elements: a title and an image.

public import CoreGraphics

/// The base class of menu elements: a title and an image.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  // The stored parts of actions; an element alone cannot change them.
  var storedTitle: String
  var storedImage: UIImage?
  open var subtitle: String?

  init(title: String, image: UIImage?, subtitle: String?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }

  open var title: String { storedTitle }

  open var image: UIImage? { storedImage }
}
