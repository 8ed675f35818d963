// No-op on Linux: the limits of a scene's size, stored and never applied.

public import CoreGraphics

/// The limits of a scene's size, stored and never applied.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize.zero
  open var allowsFullScreen = true
}
