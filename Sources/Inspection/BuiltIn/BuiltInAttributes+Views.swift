// Built-in attributes of views, labels and image views.

internal import CoreGraphics
internal import UIKit

extension BuiltInAttributes {
  static let view: [Inspectable] = [
    Inspectable("alpha", \UIView.alpha),
    Inspectable("backgroundColor", \UIView.backgroundColor),
    Inspectable("tintColor", of: UIView.self) {
      $0.tintColor as UIColor?
    } set: {
      $0.tintColor = $1
    },
    Inspectable("isHidden", \UIView.isHidden),
    Inspectable("isOpaque", \UIView.isOpaque),
    Inspectable("clipsToBounds", \UIView.clipsToBounds),
    Inspectable("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
    Inspectable("tag", \UIView.tag),
    Inspectable("contentMode", choices: contentModes) { (view: UIView) in
      view.contentMode
    } set: {
      $0.contentMode = $1
    },
  ]

  static let label: [Inspectable] = [
    Inspectable("text", \UILabel.text),
    Inspectable("textColor", of: UILabel.self) {
      $0.textColor as UIColor?
    } set: {
      $0.textColor = $1
    },
    Inspectable("fontSize", of: UILabel.self) {
      ($0.font as UIFont?)?.pointSize ?? 0
    } set: {
      $0.font = ($0.font as UIFont?)?.withSize($1)
    },
    Inspectable("textAlignment", choices: textAlignments) { (label: UILabel) in
      label.textAlignment
    } set: {
      $0.textAlignment = $1
    },
    Inspectable("numberOfLines", \UILabel.numberOfLines),
  ]

  static let imageView: [Inspectable] = [
    Inspectable("image", \UIImageView.image)
  ]

  private static let contentModes: [(name: String, value: UIView.ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
    ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center),
    ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight),
  ]

  private static let textAlignments: [(name: String, value: NSTextAlignment)] = [
    ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
    ("natural", .natural),
  ]
}
