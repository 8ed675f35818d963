// No-op on Linux: the base class of motion effects; no desktop moves.

public import CoreGraphics

/// The base class of motion effects
/// ([Apple](https://developer.apple.com/documentation/uikit/uimotioneffect)). No desktop moves:
/// effects are stored and never applied.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying, NSCoding {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  nonisolated open func encode(with coder: NSCoder) {}
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the relative values by key path for a viewer's offset. Default: nil.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }
}
