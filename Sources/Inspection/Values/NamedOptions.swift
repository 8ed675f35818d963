// Option sets whose members have names that can be told.

internal import CoreGraphics
internal import QuartzCore
package import UIKit

/// An option set whose members have names. Swift's reflection does not know the members of others, which are shown as
/// numbers.
package protocol NamedOptions: OptionSet where Element == Self {
  /// The members, in the order in which they are listed.
  static var options: [(name: String, value: Self)] { get }
}

extension NamedOptions {
  /// The names of the members that are in the set.
  var names: [String] { Self.options.filter { isSuperset(of: $0.value) }.map(\.name) }

  /// The set of members by their names; nil: there is no such member.
  static func value(of names: [String]) -> Self? {
    var value = Self()
    for name in names {
      guard let option = options.first(where: { $0.name == name }) else { return nil }
      value.formUnion(option.value)
    }
    return value
  }
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
