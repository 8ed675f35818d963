// The callbacks of a function that the caller computes.

/// Computes values from values: the first argument is the function's `info`.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void

/// Lets go of the function's `info`.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions that compute and release a `CGFunction` ([Apple](https://developer.apple.com/documentation/coregraphics/cgfunctioncallbacks)).
@safe
public struct CGFunctionCallbacks {
  /// 0.
  public var version: UInt32
  /// Computes the values.
  public var evaluate: CGFunctionEvaluateCallback?
  /// Called when the function is gone.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// `version` is 0.
  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    // SAFETY: the callbacks are kept, not called.
    unsafe self.evaluate = unsafe evaluate
    unsafe self.releaseInfo = unsafe releaseInfo
  }
}
