// The one table of built-in attributes: what Xcode's inspector shows of UIKit's own classes.

package import UIKit

/// The attributes of UIKit's classes that can be shown and set, class by class.
@MainActor
package enum BuiltInAttributes {
  /// The attributes of `view`'s class and its superclasses, most general first, its layer's last.
  package static func of(_ view: UIView) -> [Inspectable] {
    table.filter { $0.appliesTo(view) }.flatMap(\.attributes)
  }

  private struct Entry {
    let appliesTo: (UIView) -> Bool
    let attributes: [Inspectable]
  }

  private static let table: [Entry] = [
    Entry(appliesTo: { _ in true }, attributes: view),
    Entry(appliesTo: { $0 is UIControl }, attributes: control),
    Entry(appliesTo: { $0 is UIButton }, attributes: button),
    Entry(appliesTo: { $0 is UILabel }, attributes: label),
    Entry(appliesTo: { $0 is UIImageView }, attributes: imageView),
    Entry(appliesTo: { _ in true }, attributes: layer),
  ]
}
