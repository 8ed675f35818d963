// No-op on Linux: the base class of haptic feedback; no desktop has a haptic engine.

public import CoreGraphics

/// Makes the device tap back. Nothing here does: the first call says so
/// ([Apple](https://developer.apple.com/documentation/uikit/uifeedbackgenerator)).
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  open func prepare() {}

  func tap() {
    logOnce("\(type(of: self)): this machine cannot be felt")
  }
}
