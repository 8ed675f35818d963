// The callbacks of a pattern that the caller draws.

/// Draws one cell; the first argument is the pattern's `info`.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Lets go of the pattern's `info`.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions that draw and release a pattern ([Apple](https://developer.apple.com/documentation/coregraphics/cgpatterncallbacks)).
@safe
public struct CGPatternCallbacks {
  /// 0.
  public var version: UInt32
  /// Draws the cell into a context in the pattern's space.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called when the pattern is gone.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// `version` is 0.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    // SAFETY: the callbacks are kept, not called.
    unsafe self.drawPattern = unsafe drawPattern
    unsafe self.releaseInfo = unsafe releaseInfo
  }
}
