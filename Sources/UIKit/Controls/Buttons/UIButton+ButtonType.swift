// The images of the button types that bring their own.

import CoreGraphics

extension UIButton.ButtonType {
  /// The points of a closing button's disc: 30 on each side.
  private static let closePointSize: CGFloat = 25

  /// What a button of this kind shows before it is given anything
  /// ([Apple](https://developer.apple.com/documentation/uikit/uibutton/buttontype)); nil for nothing. The two
  /// kinds of information and of disclosure have looked alike since iOS 7.
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
