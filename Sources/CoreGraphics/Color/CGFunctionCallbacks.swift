// The callbacks of a function that the caller computes.

/// Computes values from values: the first argument is the function's `info`.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void

/// Lets go of the function's `info`.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What computes a function ([Apple](https://developer.apple.com/documentation/coregraphics/cgfunctioncallbacks)).
@safe
public struct CGFunctionCallbacks {
  /// 0.
  public var version: UInt32
  public var evaluate: CGFunctionEvaluateCallback?
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    unsafe self.evaluate = unsafe evaluate
    unsafe self.releaseInfo = unsafe releaseInfo
  }
}
