// Built-in attributes of controls and buttons.

internal import CoreGraphics
internal import UIKit

extension BuiltInAttributes {
  static let control: [Inspectable] = [
    Inspectable("isEnabled", \UIControl.isEnabled),
    Inspectable("isSelected", \UIControl.isSelected),
    Inspectable("isHighlighted", \UIControl.isHighlighted),
  ]

  static let button: [Inspectable] = [
    Inspectable("title", of: UIButton.self) {
      $0.title(for: .normal)
    } set: {
      $0.setTitle($1, for: .normal)
    },
    Inspectable("titleColor", of: UIButton.self) {
      $0.titleColor(for: .normal)
    } set: {
      $0.setTitleColor($1, for: .normal)
    },
    Inspectable("image", of: UIButton.self) {
      $0.image(for: .normal)
    } set: {
      $0.setImage($1, for: .normal)
    },
    Inspectable("backgroundImage", of: UIButton.self) {
      $0.backgroundImage(for: .normal)
    } set: {
      $0.setBackgroundImage($1, for: .normal)
    },
    Inspectable("fontSize", of: UIButton.self) {
      ($0.titleLabel?.font as UIFont?)?.pointSize ?? 0
    } set: {
      $0.titleLabel?.font = ($0.titleLabel?.font as UIFont?)?.withSize($1)
    },
  ]
}
