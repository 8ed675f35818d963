// No-op on Linux: the base class of haptic feedback; no desktop has a haptic engine.

public import CoreGraphics

/// Haptic feedback, which is never played
/// ([Apple](https://developer.apple.com/documentation/uikit/uifeedbackgenerator)). The first call
/// logs that.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  open func prepare() {}

  func tap() {
    logOnce("\(type(of: self)): this machine cannot be felt")
  }
}
