// The shadow of drawn text.

public import CoreGraphics
import CoreText

/// The shadow of drawn text ([Apple](https://developer.apple.com/documentation/uikit/nsshadow)).
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: a shared shadow is not modified, as on Apple's systems.
  private let mark = UnregisteredCFTypeID()

  /// The offset in points; right and down are positive. Default: zero.
  open var shadowOffset = CGSize.zero {
    didSet {
      if !allFinite(shadowOffset.width, shadowOffset.height, for: "NSShadow.shadowOffset") {
        shadowOffset = oldValue
      }
    }
  }

  /// The blur radius in points, ≥ 0. Default: 0, a sharp shadow.
  open var shadowBlurRadius: CGFloat = 0 {
    didSet {
      if !allFinite(shadowBlurRadius, for: "NSShadow.shadowBlurRadius") {
        shadowBlurRadius = oldValue
      }
      shadowBlurRadius = max(0, shadowBlurRadius)
    }
  }

  /// The colour, a `UIColor`; nil draws no shadow. Default: black with an opacity of 1/3.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow with default values.
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
  /// The colour that is drawn; nil where `shadowColor` is none, for no shadow.
  package var drawnColor: CGColor? { (shadowColor as? UIColor)?.cgColor }
}
