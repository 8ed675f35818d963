// Colours along a line or between circles that somebody computes.

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

/// A function of the caller's, from numbers to numbers ([Apple](https://developer.apple.com/documentation/coregraphics/cgfunction)).
@safe
public final class CGFunction {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  private let domain: [ClosedRange<CGFloat>]?
  private let range: [ClosedRange<CGFloat>]?
  fileprivate let rangeDimension: Int

  /// - Parameters:
  ///   - info: Given to the callbacks.
  ///   - domainDimension: How many numbers go in.
  ///   - domain: The least and the most of each; nil leaves them as they are.
  ///   - rangeDimension: How many numbers come out.
  ///   - range: The least and the most of each; nil leaves them as they are.
  ///   - callbacks: What computes.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension > 0, rangeDimension > 0 else { return nil }
    unsafe self.info = info
    // SAFETY: the callbacks and the pairs of limits are the caller's, of the counts that it names.
    self.callbacks = unsafe callbacks.pointee
    self.domain = unsafe Self.limits(domain, domainDimension)
    self.range = unsafe Self.limits(range, rangeDimension)
    self.rangeDimension = rangeDimension
  }

  deinit { unsafe callbacks.releaseInfo?(info) }

  /// Pairs that are not in order limit nothing.
  private static func limits(
    _ pairs: UnsafePointer<CGFloat>?, _ count: Int
  ) -> [ClosedRange<CGFloat>]? {
    guard let pairs = unsafe pairs else { return nil }
    return (0..<count).map { index in
      let low = unsafe pairs[2 * index]
      let high = unsafe pairs[2 * index + 1]
      return low <= high ? low...high : -.infinity ... .infinity
    }
  }

  /// The function of one number.
  fileprivate func values(at t: CGFloat) -> [CGFloat] {
    var input = [domain.map { min(max(t, $0[0].lowerBound), $0[0].upperBound) } ?? t]
    var output = [CGFloat](repeating: 0, count: rangeDimension)
    // SAFETY: both hold as many numbers as the function was made for; shadings take one number.
    unsafe callbacks.evaluate?(info, &input, &output)
    return output.indices.map { index in
      let value = output[index].isFinite ? output[index] : 0
      return range.map { min(max(value, $0[index].lowerBound), $0[index].upperBound) } ?? value
    }
  }
}

/// Colours by a function ([Apple](https://developer.apple.com/documentation/coregraphics/cgshading)).
///
/// The function is asked at 257 places from 0 to 1; between them colours are interpolated.
public final class CGShading {
  let kind: GradientPaint.Kind
  let stops: [GradientPaint.Stop]
  let options: CGGradientDrawingOptions

  private static let steps = 256

  private init?(
    _ kind: GradientPaint.Kind, _ space: CGColorSpace, _ function: CGFunction,
    _ extendStart: Bool, _ extendEnd: Bool
  ) {
    guard function.rangeDimension >= space.numberOfComponents + 1 else { return nil }
    self.kind = kind
    stops = (0...Self.steps).compactMap { step in
      let place = Double(step) / Double(Self.steps)
      let values = function.values(at: CGFloat(place))
      return unsafe CGColor(colorSpace: space, components: values).map {
        GradientPaint.Stop(place, $0.rgba)
      }
    }
    var options: CGGradientDrawingOptions = []
    if extendStart { options.insert(.drawsBeforeStartLocation) }
    if extendEnd { options.insert(.drawsAfterEndLocation) }
    self.options = options
    if stops.isEmpty { return nil }
  }

  /// Colours along a line; nil where the function gives fewer numbers than a colour with alpha has.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    self.init(.axial(start: start, end: end), space, function, extendStart, extendEnd)
  }

  /// Colours over circles that go from one to the other.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      .radial(
        start: start, startRadius: max(0, startRadius), end: end, endRadius: max(0, endRadius)),
      space, function, extendStart, extendEnd)
  }
}

extension CGContext {
  /// Paints the shading over all that the clip leaves.
  public func drawShading(_ shading: CGShading) {
    let numbers: [CGFloat] =
      switch shading.kind {
      case .axial(let start, let end): [start.x, start.y, end.x, end.y]
      case .radial(let start, let first, let end, let last):
        [start.x, start.y, first, end.x, end.y, last]
      case .conic: []
      }
    guard numbers.allSatisfy({ allFinite($0, for: "CGContext.drawShading") }) else { return }
    draw(shading.stops, shading.kind, shading.options)
  }
}
