// The callbacks of a pattern that the caller draws.

/// Draws one cell; the first argument is the pattern's `info`.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Lets go of the pattern's `info`.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What draws a pattern ([Apple](https://developer.apple.com/documentation/coregraphics/cgpatterncallbacks)).
@safe
public struct CGPatternCallbacks {
  /// 0.
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    unsafe self.drawPattern = unsafe drawPattern
    unsafe self.releaseInfo = unsafe releaseInfo
  }
}
