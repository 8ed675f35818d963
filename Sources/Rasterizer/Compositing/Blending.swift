// All blend modes, one pixel at a time: exact in floating point, rounded once.

internal import CoreGraphics

/// Premultiplied components, 0 … 1, in the order blue, green, red, alpha.
private typealias Components = SIMD4<Double>

/// Compositing with any blend mode
/// ([W3C](https://www.w3.org/TR/compositing-1/), [Apple](https://developer.apple.com/documentation/coregraphics/cgblendmode)).
enum Blending {
  /// `source` blended with `below`, and `below` where it is not covered.
  static func composite(
    _ source: Pixel, _ below: Pixel, mode: BlendMode, part: CoveragePart
  ) -> Pixel {
    if part == 0 || (below == 0 && keepsToBackdrop(mode)) { return below }
    // The tint of a symbol: the same value in whole numbers.
    if mode == .sourceIn, part == Span.full {
      return PixelMath.scale(source, UInt8(truncatingIfNeeded: below &>> 24))
    }
    let backdrop = Components(below)
    let blended = blend(Components(source), backdrop, mode: mode)
    return Pixel(backdrop + (blended - backdrop) * (Double(part) / 65280))
  }

  /// Whether nothing appears where nothing was: such a mode tints and cuts.
  private static func keepsToBackdrop(_ mode: BlendMode) -> Bool {
    switch mode {
    case .clear, .sourceIn, .sourceAtop, .destinationIn, .destinationOut: true
    default: false
    }
  }

  private static func blend(
    _ source: Components, _ backdrop: Components, mode: BlendMode
  ) -> Components {
    let (s, b) = (source.w, backdrop.w)
    switch mode {
    case .normal: return source + backdrop * (1 - s)
    case .clear: return Components()
    case .copy: return source
    case .sourceIn: return source * b
    case .sourceOut: return source * (1 - b)
    case .sourceAtop: return source * b + backdrop * (1 - s)
    case .destinationOver: return source * (1 - b) + backdrop
    case .destinationIn: return backdrop * s
    case .destinationOut: return backdrop * (1 - s)
    case .destinationAtop: return source * (1 - b) + backdrop * s
    case .xor: return source * (1 - b) + backdrop * (1 - s)
    case .plusLighter: return pointwiseMin(source + backdrop, Components(repeating: 1))
    case .plusDarker: return plusDarker(source, backdrop)
    default: return mix(source, backdrop, mode: mode)
    }
  }

  private static func plusDarker(_ source: Components, _ backdrop: Components) -> Components {
    let alpha = min(1, source.w + backdrop.w)
    let darkness = source.w - source + (backdrop.w - backdrop)
    var result = pointwiseMax(alpha - darkness, Components())
    result.w = alpha
    return result
  }

  /// The modes that mix colours: the mixed colour where both are, each alone where one is.
  private static func mix(
    _ source: Components, _ backdrop: Components, mode: BlendMode
  ) -> Components {
    let (s, b) = (source.w, backdrop.w)
    let top = s > 0 ? source / s : source
    let bottom = b > 0 ? backdrop / b : backdrop
    let mixed =
      isSeparable(mode) ? separable(top, bottom, mode: mode) : whole(top, bottom, mode: mode)
    var result = source * (1 - b) + backdrop * (1 - s) + mixed * (s * b)
    result.w = s + b - s * b
    return result
  }

  private static func isSeparable(_ mode: BlendMode) -> Bool {
    switch mode {
    case .hue, .saturation, .color, .luminosity: false
    default: true
    }
  }

  private static func separable(
    _ s: Components, _ b: Components, mode: BlendMode
  ) -> Components {
    var result = Components()
    for lane in 0..<3 { result[lane] = component(s[lane], b[lane], mode: mode) }
    return result
  }

  private static func component(_ s: Double, _ b: Double, mode: BlendMode) -> Double {
    switch mode {
    case .multiply: s * b
    case .screen: s + b - s * b
    case .overlay: hardLight(b, s)
    case .darken: min(s, b)
    case .lighten: max(s, b)
    case .colorDodge: b == 0 ? 0 : (s >= 1 ? 1 : min(1, b / (1 - s)))
    case .colorBurn: b >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - b) / s))
    case .softLight: softLight(s, b)
    case .hardLight: hardLight(s, b)
    case .difference: abs(s - b)
    case .exclusion: s + b - 2 * s * b
    case .linearBurn: max(0, s + b - 1)
    case .linearDodge: min(1, s + b)
    case .linearLight: min(1, max(0, b + 2 * s - 1))
    case .pinLight: s <= 0.5 ? min(b, 2 * s) : max(b, 2 * s - 1)
    case .subtract: max(0, b - s)
    case .divide: s > 0 ? min(1, b / s) : (b > 0 ? 1 : 0)
    default: s
    }
  }

  private static func hardLight(_ s: Double, _ b: Double) -> Double {
    s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
  }

  private static func softLight(_ s: Double, _ b: Double) -> Double {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let curve = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (curve - b)
  }
}

// Modes that look at all three components together.
extension Blending {
  private static func whole(
    _ s: Components, _ b: Components, mode: BlendMode
  ) -> Components {
    switch mode {
    case .hue: withLuminosity(withSaturation(s, saturation(b)), luminosity(b))
    case .saturation: withLuminosity(withSaturation(b, saturation(s)), luminosity(b))
    case .color: withLuminosity(s, luminosity(b))
    default: withLuminosity(b, luminosity(s))
    }
  }

  private static func luminosity(_ c: Components) -> Double {
    0.3 * c.z + 0.59 * c.y + 0.11 * c.x
  }

  private static func least(_ c: Components) -> Double { min(c.x, c.y, c.z) }
  private static func greatest(_ c: Components) -> Double { max(c.x, c.y, c.z) }
  private static func saturation(_ c: Components) -> Double { greatest(c) - least(c) }

  private static func withLuminosity(_ c: Components, _ value: Double) -> Components {
    var result = c + (value - luminosity(c))
    let (low, high) = (least(result), greatest(result))
    if low < 0 { result = value + (result - value) * (value / (value - low)) }
    if high > 1 { result = value + (result - value) * ((1 - value) / (high - value)) }
    return result
  }

  private static func withSaturation(_ c: Components, _ value: Double) -> Components {
    let range = saturation(c)
    return range > 0 ? (c - least(c)) * (value / range) : Components()
  }
}

extension SIMD4<Double> {
  @inline(__always)
  fileprivate init(_ pixel: Pixel) {
    self.init(
      Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255),
      Double(pixel >> 24))
    self /= 255
  }
}

extension Pixel {
  // Comparisons are inlined, `pointwiseMin` is not.
  @inline(__always)
  fileprivate init(_ components: SIMD4<Double>) {
    let positive = components.replacing(with: 0, where: components .< 0)
    let alpha = Swift.min(positive.w, 1)
    // No component may exceed alpha, so that the pixel stays premultiplied.
    let bytes = positive.replacing(with: alpha, where: positive .> alpha) * 255 + 0.5
    self =
      UInt32(bytes.w) << 24 | UInt32(bytes.z) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.x)
  }
}
