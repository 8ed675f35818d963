// The shadow of drawn text.

public import CoreGraphics
import CoreText

/// A shadow below drawn text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: a shared shadow is not modified, as on Apple's systems.
  private let mark = UnregisteredCFTypeID()

  /// Points; right and down are positive. Default: none.
  open var shadowOffset = CGSize.zero {
    didSet {
      if !allFinite(shadowOffset.width, shadowOffset.height, for: "NSShadow.shadowOffset") {
        shadowOffset = oldValue
      }
    }
  }

  /// Points, ≥ 0. Default: 0, a sharp shadow.
  open var shadowBlurRadius: CGFloat = 0 {
    didSet {
      if !allFinite(shadowBlurRadius, for: "NSShadow.shadowBlurRadius") {
        shadowBlurRadius = oldValue
      }
      shadowBlurRadius = max(0, shadowBlurRadius)
    }
  }

  /// A `UIColor`; nil draws no shadow. Default: black at a third of full opacity.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}

extension NSShadow: AttributeShadow {
  package var drawnColor: CGColor? { (shadowColor as? UIColor)?.cgColor }
}
