// What sources tell views about restoring, focus, motion and interactions. It is kept.

public import CoreGraphics

/// Something that a device's motion changes. A desktop does not move: it is kept, and nothing moves
/// ([Apple](https://developer.apple.com/documentation/uikit/uimotioneffect)).
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying, NSCoding {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  nonisolated open func encode(with coder: NSCoder) {}
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What is changed by key path for where the viewer is. Default: nothing.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }
}

/// A value between two as the device is tilted.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) {
    keyPath = ""
    type = .tiltAlongHorizontalAxis
    super.init(coder: coder)
  }
}

/// Several motion effects as one.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

/// Something that adds behaviour to a view
/// ([Apple](https://developer.apple.com/documentation/uikit/uiinteraction)). The system's own, such as
/// menus and pointers, are kept and do nothing.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  func attach(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    extras.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    extras.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  public var focusGroupIdentifier: String? {
    get { storage.extras?.focusGroupIdentifier }
    set { extras.focusGroupIdentifier = newValue }
  }

  /// The smallest text size of the view and those below it. Default: nil.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { storage.extras?.minimumContentSizeCategory }
    set {
      extras.minimumContentSizeCategory = newValue
      traitOverridesChanged()
    }
  }

  /// The largest text size of the view and those below it. Default: nil.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { storage.extras?.maximumContentSizeCategory }
    set {
      extras.maximumContentSizeCategory = newValue
      traitOverridesChanged()
    }
  }
}
