// The system's symbols by their names: those that are used most are drawn, the others are not
// there.

import CoreGraphics
private import Synchronization

/// The symbols in black that were drawn last: who asks for one again gets the same picture, which keeps its pixels.
private enum DrawnSymbols {
  struct Key: Hashable {
    let name: String
    let side: CGFloat
    let pen: CGFloat
    let scale: CGFloat
  }

  private static let known = Mutex(BoundedCache<Key, CGImage>(limit: 512))

  /// Draws a symbol that is not known. The drawing is not made under the lock.
  static func image(_ key: Key, draw: () -> UIImage) -> UIImage {
    if let image = known.withLock({ $0[key] }) {
      return UIImage(cgImage: image, scale: key.scale, orientation: .up)
    }
    let drawn = draw()
    if let image = drawn.cgImage {
      image.keepPixels()
      known.withLock { $0.insert(image, for: key, cost: 1) }
    }
    return drawn
  }
}

extension UIImage {
  /// A symbol that everybody knows, as a shape for the tint, also in a frame, struck out or with a
  /// badge. Apple's own drawings are not free: ours differ from them, and all others are nil, with
  /// one log line.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The symbols drawn here do not change with a value.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let shape = SymbolShape(named: name) else {
      logOnce(
        "the system image '\(name)' is not available: SF Symbols exist on Apple's systems only")
      return nil
    }
    let attributes =
      (configuration as? SymbolConfiguration)?.attributes ?? SymbolConfiguration.Attributes()
    self.init(Self.symbol(name, shape, attributes: attributes))
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  private static func symbol(
    _ name: String, _ shape: SymbolShape, attributes: SymbolConfiguration.Attributes
  ) -> Values {
    let side = attributes.side
    let size = CGSize(width: shape.size.width * side, height: shape.size.height * side)
    let colors = attributes.colors ?? []
    func drawn() -> UIImage {
      UIGraphicsImageRenderer(size: size).image { _ in
        shape.draw(side: side, pen: attributes.pen, colors: colors.isEmpty ? [.black] : colors)
      }
    }
    let picture =
      colors.isEmpty
      ? DrawnSymbols.image(
        .init(name: name, side: side, pen: attributes.pen, scale: ScreenScale.current), draw: drawn)
      : drawn()
    var values = picture.values
    values.renderingMode = colors.isEmpty ? .alwaysTemplate : .alwaysOriginal
    values.symbolAttributes = attributes
    values.symbolName = name
    return values
  }

  /// A grey box in the place of a system symbol that is not drawn here, as large as a symbol. `box`: the sides, of which
  /// the longer one is 1.
  convenience init(symbolBox box: CGSize, name: String, attributes: SymbolConfiguration.Attributes)
  {
    let side = attributes.side
    let size = CGSize(width: box.width * side, height: box.height * side)
    var values = Self.box(size).values
    values.renderingMode = .alwaysTemplate
    values.symbolAttributes = attributes
    values.symbolName = name
    values.symbolBox = box
    self.init(values)
  }

  /// A translucent grey box that stands for a picture that is not there.
  static func box(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      UIColor(white: 0.6, alpha: 0.35).setFill()
      let radius = min(size.width, size.height) / 6
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: radius).fill()
    }
  }

  public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  public class var add: UIImage { UIImage(systemName: "plus") ?? UIImage() }
  public class var remove: UIImage { UIImage(systemName: "minus") ?? UIImage() }
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }

  public var isSymbolImage: Bool { values.symbolName != nil }

  public var configuration: Configuration? { symbolConfiguration }

  /// The configuration of the symbol; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    values.symbolAttributes.map { SymbolConfiguration($0) }
  }

  /// Returns a symbol in another size and weight; other images unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let name = values.symbolName, let symbol = configuration as? SymbolConfiguration,
      let drawn = values.symbolBox.map({
        UIImage(symbolBox: $0, name: name, attributes: symbol.attributes)
      }) ?? UIImage(systemName: name, withConfiguration: symbol)
    else { return self }
    let isOwn =
      renderingMode == (values.symbolAttributes?.colors == nil ? .alwaysTemplate : .alwaysOriginal)
    return isOwn ? drawn : drawn.withRenderingMode(renderingMode)
  }

  /// Returns the symbol with a configuration applied over its own; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbolConfiguration.map { withConfiguration($0.applying(configuration)) }
  }

  /// As a view shows it that prefers a configuration: what the symbol has itself wins.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration, let own = symbolConfiguration else { return self }
    return withConfiguration(configuration.applying(own))
  }
}

extension UIImage.SymbolConfiguration.Attributes {
  /// The ratio of a symbol's box to its font's size, as our choice.
  private static let boxFactor: CGFloat = 1.18

  /// Points of the longer side. By default that of 17 points in medium scale.
  fileprivate var side: CGFloat {
    let factor: CGFloat = scale == .small ? 0.8 : scale == .large ? 1.28 : 1
    return max(1, fontSize * Self.boxFactor * factor)
  }

  /// Points of the font that the symbol stands beside.
  var fontSize: CGFloat {
    let size = pointSize ?? textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize } ?? 17
    return size.isFinite ? size : 17
  }

  /// The pen's width beside the longer side.
  fileprivate var pen: CGFloat {
    switch weight {
    case .ultraLight: 0.03
    case .thin: 0.045
    case .light: 0.06
    case .medium: 0.085
    case .semibold: 0.1
    case .bold: 0.115
    case .heavy: 0.13
    case .black: 0.15
    default: 0.075
    }
  }
}
