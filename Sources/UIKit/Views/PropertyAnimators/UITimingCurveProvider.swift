// The protocol of timing curves for property animators.

public import CoreGraphics

/// The protocol of timing curves for property animators
/// ([Apple](https://developer.apple.com/documentation/uikit/uitimingcurveprovider)).
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}
