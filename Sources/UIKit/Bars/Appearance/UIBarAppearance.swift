// The appearance of a bar's background.

public import CoreGraphics

/// The background of a bar ([Apple](https://developer.apple.com/documentation/uikit/uibarappearance)).
open class UIBarAppearance: NSObject, NSCopying {
  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// nil is none.
  open var shadowColor: UIColor? = .separator
  open var shadowImage: UIImage?
  /// Whether there is no background at all.
  private(set) var isClear = false

  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundImage, shadowColor, isClear) = (nil, nil, .separator, false)
    backgroundEffect = nil
  }

  open func configureWithOpaqueBackground() {
    (backgroundColor, backgroundImage, shadowColor, isClear) =
      (.systemBackground, nil, .separator, false)
    backgroundEffect = nil
  }

  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundImage, shadowColor, isClear) = (nil, nil, nil, true)
    backgroundEffect = nil
  }

  func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    isClear = other.isClear
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.take(self)
    return copy
  }

  @MainActor func show(on background: BarBackground) {
    if isClear, backgroundColor == nil, backgroundImage == nil { return background.showNothing() }
    background.show(
      color: backgroundColor, style: .default, isTranslucent: true, image: backgroundImage,
      shadow: shadowImage, lineColor: shadowColor)
  }
}
