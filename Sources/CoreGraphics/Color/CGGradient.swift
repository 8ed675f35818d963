// Colours along a line.

/// Colours at places from 0 to 1 ([Apple](https://developer.apple.com/documentation/coregraphics/cggradient)).
///
/// Between them colours are interpolated without alpha applied, in sRGB.
public final class CGGradient: Hashable, Sendable {
  /// In the order of their locations; at least one.
  package let stops: [GradientPaint.Stop]

  private init(_ stops: [GradientPaint.Stop]) {
    self.stops = stops
  }

  /// - Parameters:
  ///   - space: Colours are taken as sRGB whatever it is.
  ///   - colors: At least one `CGColor`; nil is returned for none or for something else.
  ///   - locations: One for each colour; nil spreads them evenly over 0 … 1.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let list = colors.compactMap { $0 as? CGColor }
    guard !list.isEmpty, list.count == colors.count else { return nil }
    // SAFETY: the caller gives a location for each colour.
    let places = unsafe locations.map {
      unsafe Array(UnsafeBufferPointer(start: $0, count: list.count))
    }
    self.init(colors: list.map(\.rgba), locations: places)
  }

  /// The same for colours in an `NSArray`, which is no `CFArray` here.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
  ) {
    // SAFETY: the pointer is passed on as it came.
    unsafe self.init(
      colorsSpace: space, colors: colors.map { $0 }, locations: locations)
  }

  /// - Parameters:
  ///   - space: Says how many components a colour has before its alpha.
  ///   - components: `count` colours, one after the other.
  ///   - locations: One for each colour; nil spreads them evenly over 0 … 1.
  ///   - count: How many colours; nil is returned for fewer than one.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let size = space.numberOfComponents + 1
    let colors = (0..<count).compactMap {
      // SAFETY: the caller gives `count` colours of `size` components.
      unsafe CGColor(colorSpace: space, components: components + $0 * size)
    }
    // SAFETY: the caller gives a location for each colour.
    let places = unsafe locations.map {
      unsafe Array(UnsafeBufferPointer(start: $0, count: count))
    }
    self.init(colors: colors.map(\.rgba), locations: places)
  }

  /// Places that are no numbers count as evenly spread; the stops are put in order.
  private convenience init?(colors: [RGBA], locations: [CGFloat]?) {
    let last = CGFloat(max(1, colors.count - 1))
    let even = colors.indices.map { CGFloat($0) / last }
    var places = locations ?? even
    if !places.allSatisfy(\.isFinite) {
      logOnce("CGGradient: locations that are not finite numbers were ignored")
      places = even
    }
    let stops = zip(places, colors).map { GradientPaint.Stop(Double($0), $1) }
    self.init(
      stops.enumerated().sorted {
        ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
      }.map(\.element))
  }

  public static func == (one: CGGradient, other: CGGradient) -> Bool { one.stops == other.stops }

  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}
