// A colour as Core Graphics has it.

/// A colour: components in a colour space, with alpha
/// ([Apple](https://developer.apple.com/documentation/coregraphics/cgcolor)).
///
/// Immutable. Components are not premultiplied; a NaN or an infinity counts as 0.
public final class CGColor: Hashable, Sendable, _ExpressibleByColorLiteral {
  /// The space of the components; nil for a picture.
  public let colorSpace: CGColorSpace?
  /// The colour's components in order, alpha last; nil for a pattern.
  public let components: [CGFloat]?
  /// The picture of a pattern colour, repeated from the origin of the space that is drawn in.
  package let patternImage: CGImage?
  /// Pixels of the pattern per unit of the space that is drawn in. Default: 1.
  package let patternScale: CGFloat
  /// The pattern that somebody draws; nil for a picture and for plain colours.
  public let pattern: CGPattern?

  private init(_ space: CGColorSpace, _ components: [CGFloat]) {
    colorSpace = space
    let finite = components.map { $0.isFinite ? $0 : 0 }
    self.components = finite
    rgba = Self.rgba(finite)
    pattern = nil
    patternImage = nil
    patternScale = 1
    if !components.allSatisfy(\.isFinite) {
      logOnce("CGColor: a component that is not a finite number counts as 0")
    }
  }

  /// A picture repeated from the origin; `scale` pixels of it are one unit, > 0.
  package init(pattern: CGImage, scale: CGFloat = 1) {
    colorSpace = nil
    components = nil
    rgba = .clear
    self.pattern = nil
    patternImage = pattern
    patternScale = scale
  }

  /// A pattern; of a coloured one `components` is the alpha alone, else a colour of the base space with
  /// its alpha ([Apple](https://developer.apple.com/documentation/coregraphics/cgcolor/init(patternspace:pattern:components:))).
  public init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    let base = space.baseColorSpace
    guard space.model == .pattern, pattern.isColored || base != nil else { return nil }
    let count = pattern.isColored ? 1 : (base?.numberOfComponents ?? 0) + 1
    // SAFETY: the caller gives as many components as the space has, and the alpha.
    let values = unsafe Array(UnsafeBufferPointer(start: components, count: count))
    let finite = values.map { $0.isFinite ? $0 : 0 }
    colorSpace = space
    self.components = finite
    rgba = pattern.isColored ? RGBA(0, 0, 0, Double(min(max(finite[0], 0), 1))) : Self.rgba(finite)
    self.pattern = pattern
    patternImage = nil
    patternScale = 1
  }

  /// Taken as sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb, [red, green, blue, alpha])
  }

  /// The initialiser that `#colorLiteral` calls.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Components of sRGB, 0 … 1, not premultiplied.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb, [red, green, blue, alpha])
  }

  /// A grey of sRGB, 0 … 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.gray, [gray, alpha])
  }

  /// A grey, taken as one of sRGB.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(.gray, [gray, alpha])
  }

  /// Reads the space's components and alpha from memory.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    // SAFETY: the caller gives as many components as the space has, and the alpha.
    self.init(space, unsafe Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// A colour of sRGB.
  package convenience init(_ color: RGBA) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  /// Alpha included; 0 for a pattern.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// The last component; 1 for a picture.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// The colour with another alpha; a picture comes back as it is.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let space = colorSpace, let components else { return self }
    return CGColor(space, components.dropLast() + [alpha])
  }

  /// The colour itself: it never changes.
  public func copy() -> CGColor? { self }

  /// The colour in sRGB, limited to 0 … 1; clear for a picture, and what a pattern is set with.
  package let rgba: RGBA

  private static func rgba(_ components: [CGFloat]) -> RGBA {
    let values = components.map { Double(min(max($0, 0), 1)) }
    return values.count == 2
      ? RGBA(values[0], values[0], values[0], values[1])
      : RGBA(values[0], values[1], values[2], values[3])
  }

  /// The colour as a source for shapes, for who does not know the output's scale.
  package var paint: Paint { paint(resolution: 2) }

  /// The colour as a source for shapes; a pattern's cell has `resolution` pixels a unit.
  func paint(resolution: CGFloat) -> Paint {
    if let pattern { return pattern.paint(in: rgba, resolution: resolution) }
    guard let patternImage else { return .color(rgba) }
    return .pattern(
      patternImage, transform: CGAffineTransform(scaleX: 1 / patternScale, y: 1 / patternScale))
  }

  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Black without alpha.
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (one: CGColor, other: CGColor) -> Bool {
    one === other
      || one.colorSpace == other.colorSpace && one.components == other.components
        && one.pattern === other.pattern && one.patternImage === other.patternImage
        && one.patternScale == other.patternScale
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
    hasher.combine(pattern.map(ObjectIdentifier.init))
    hasher.combine(patternImage.map(ObjectIdentifier.init))
  }
}
