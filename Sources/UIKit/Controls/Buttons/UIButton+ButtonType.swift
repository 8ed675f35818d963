// The images of the button types that bring their own.

import CoreGraphics

extension UIButton.ButtonType {
  /// The points of a closing button's disc: 30 on each side.
  private static let closePointSize: CGFloat = 25

  /// The default image of the button type
  /// ([Apple](https://developer.apple.com/documentation/uikit/uibutton/buttontype)); nil
  /// for none. The two types of information and that of disclosure look alike since iOS 7.
  @MainActor var picture: UIImage? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: Self.symbol("info.circle")
    case .contactAdd: Self.symbol("plus.circle")
    case .close: Self.closing
    }
  }

  @MainActor private static func symbol(_ name: String) -> UIImage? {
    let large = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    return UIImage(systemName: name, withConfiguration: large)
  }

  @MainActor private static var closing: UIImage? {
    let colors = UIImage.SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill])
    let size = UIImage.SymbolConfiguration(pointSize: closePointSize, weight: .semibold)
    return UIImage(systemName: "xmark.circle.fill", withConfiguration: size.applying(colors))
  }
}
