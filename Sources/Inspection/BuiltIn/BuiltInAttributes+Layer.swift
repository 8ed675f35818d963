// Built-in attributes that go through a view's layer, as `layer.…` key paths.

internal import CoreGraphics
internal import QuartzCore
internal import UIKit

extension BuiltInAttributes {
  static let layer: [Inspectable] = [
    through("cornerRadius", \.cornerRadius),
    Inspectable(options: "layer.maskedCorners", of: UIView.self) {
      $0.layer.maskedCorners
    } set: {
      $0.layer.maskedCorners = $1
    },
    through("masksToBounds", \.masksToBounds),
    through("borderWidth", \.borderWidth),
    color("borderColor", \.borderColor),
    color("backgroundColor", \.backgroundColor),
    through("opacity", \.opacity),
    through("isHidden", \.isHidden),
    color("shadowColor", \.shadowColor),
    through("shadowOpacity", \.shadowOpacity),
    through("shadowOffset", \.shadowOffset),
    through("shadowRadius", \.shadowRadius),
    through("zPosition", \.zPosition),
  ]

  private static func through<Value: InspectableType>(
    _ name: String, _ path: ReferenceWritableKeyPath<CALayer, Value>
  ) -> Inspectable {
    Inspectable("layer." + name, of: UIView.self) {
      $0.layer[keyPath: path]
    } set: {
      $0.layer[keyPath: path] = $1
    }
  }

  private static func color(
    _ name: String, _ path: ReferenceWritableKeyPath<CALayer, CGColor?>
  ) -> Inspectable {
    Inspectable("layer." + name, of: UIView.self) {
      $0.layer[keyPath: path].map { UIColor(cgColor: $0) }
    } set: {
      $0.layer[keyPath: path] = $1?.cgColor
    }
  }
}
