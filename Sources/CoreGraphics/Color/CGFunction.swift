// A function of the caller, from numbers to numbers.

/// A function of the caller's, from numbers to numbers ([Apple](https://developer.apple.com/documentation/coregraphics/cgfunction)).
@safe
public final class CGFunction {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  private let domain: [ClosedRange<CGFloat>]?
  private let range: [ClosedRange<CGFloat>]?
  let rangeDimension: Int

  /// - Parameters:
  ///   - info: Given to the callbacks.
  ///   - domainDimension: How many numbers go in.
  ///   - domain: The least and the most of each; nil leaves them as they are.
  ///   - rangeDimension: How many numbers come out.
  ///   - range: The least and the most of each; nil leaves them as they are.
  ///   - callbacks: The functions that compute values.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension > 0, rangeDimension > 0 else { return nil }
    // SAFETY: the callbacks and the pairs of limits are the caller's, of the counts that it names; `info` is only
    // given back to the callbacks.
    unsafe self.info = info
    self.callbacks = unsafe callbacks.pointee
    self.domain = unsafe Self.limits(domain, domainDimension)
    self.range = unsafe Self.limits(range, rangeDimension)
    self.rangeDimension = rangeDimension
  }

  // SAFETY: called once, when nobody computes any more.
  deinit { unsafe callbacks.releaseInfo?(info) }

  /// Pairs that are not in order limit nothing.
  private static func limits(
    _ pairs: UnsafePointer<CGFloat>?, _ count: Int
  ) -> [ClosedRange<CGFloat>]? {
    // SAFETY: the caller gives two limits for each number.
    guard let pairs = unsafe pairs else { return nil }
    return (0..<count).map { index in
      let low = unsafe pairs[2 * index]
      let high = unsafe pairs[2 * index + 1]
      return low <= high ? low...high : -.infinity ... .infinity
    }
  }

  /// The function of one number.
  func values(at t: CGFloat) -> [CGFloat] {
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
