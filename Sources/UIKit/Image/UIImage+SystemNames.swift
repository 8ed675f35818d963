// The system's symbols by their names: the simplest are drawn, the others are not there.

import CoreGraphics

extension UIImage {
  /// A symbol that everybody knows, as a shape for the tint: a star, a mark, an arrow, also in a circle or a
  /// square. Apple's own drawings are not free: of all others nil, with one log line.
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
    let look = (configuration as? SymbolConfiguration)?.look ?? SymbolConfiguration.Look()
    self.init(Self.symbol(name, shape, look))
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  private static func symbol(
    _ name: String, _ shape: SymbolShape, _ look: SymbolConfiguration.Look
  ) -> Values {
    let side = look.side
    let size = CGSize(width: shape.size.width * side, height: shape.size.height * side)
    let picture = UIGraphicsImageRenderer(size: size).image { _ in
      shape.draw(side: side, pen: look.pen)
    }
    var values = picture.values
    values.renderingMode = .alwaysTemplate
    values.symbolName = name
    return values
  }

  public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  public class var add: UIImage { UIImage(systemName: "plus") ?? UIImage() }
  public class var remove: UIImage { UIImage(systemName: "minus") ?? UIImage() }
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }

  public var isSymbolImage: Bool { values.symbolName != nil }

  public var configuration: Configuration? { nil }

  public var symbolConfiguration: SymbolConfiguration? { nil }

  /// A symbol in the size and weight that are asked for; other pictures as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let name = values.symbolName, configuration is SymbolConfiguration,
      let drawn = UIImage(systemName: name, withConfiguration: configuration)
    else { return self }
    return drawn.withRenderingMode(renderingMode)
  }

  /// As `withConfiguration`; nil where it is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }
}

extension UIImage.SymbolConfiguration.Look {
  /// How much larger than its font's size a symbol's box is, as choice.
  private static let boxFactor: CGFloat = 1.18

  /// Points of the longer side. By default that of 17 points in medium scale.
  fileprivate var side: CGFloat {
    let size = pointSize ?? textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize } ?? 17
    let factor: CGFloat = scale == .small ? 0.8 : scale == .large ? 1.28 : 1
    return max(1, (size.isFinite ? size : 17) * Self.boxFactor * factor)
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
