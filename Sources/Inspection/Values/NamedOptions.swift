// UIKit's option sets, whose members have names that can be told.

internal import CoreGraphics
internal import QuartzCore
package import UIKit

/// An option set whose members have names, which Swift's reflection does not know. Those of sources are declared by
/// ``LoweredSource``; others are shown as numbers.
package protocol NamedOptions: OptionSet where Element == Self {
  /// The members, in the order in which they are listed.
  static var options: [(name: String, value: Self)] { get }
}

extension UIView.AutoresizingMask: NamedOptions {
  /// The members by the names of their constants.
  package static var options: [(name: String, value: UIView.AutoresizingMask)] {
    [
      ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
      ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
      ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ]
  }
}

extension UIRectCorner: NamedOptions {
  /// The members by the names of their constants.
  package static var options: [(name: String, value: UIRectCorner)] {
    [
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
      ("bottomRight", .bottomRight),
    ]
  }
}

extension UIRectEdge: NamedOptions {
  /// The members by the names of their constants.
  package static var options: [(name: String, value: UIRectEdge)] {
    [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
  }
}

extension CACornerMask: NamedOptions {
  /// The members by the names of their constants.
  package static var options: [(name: String, value: CACornerMask)] {
    [
      ("layerMinXMinYCorner", .layerMinXMinYCorner), ("layerMaxXMinYCorner", .layerMaxXMinYCorner),
      ("layerMinXMaxYCorner", .layerMinXMaxYCorner), ("layerMaxXMaxYCorner", .layerMaxXMaxYCorner),
    ]
  }
}
