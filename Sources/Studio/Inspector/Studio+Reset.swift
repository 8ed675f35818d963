// Single properties get their first values back.

internal import CoreGraphics
internal import Messages
internal import UIKit

extension Studio {
  /// Gives the property of the row that has the keyboard its first value back, else that of the row under the pointer.
  func resetProperty() {
    let row =
      Self.row(around: panelResponder)
      ?? Self.row(around: pointer.flatMap { root.hitTest($0, with: nil) })
    guard let row else { return say("Point at a property to give it its first value back") }
    guard row.property.isChanged else { return say("\(row.words) has not changed") }
    row.reset()
  }

  /// The inspector's row that a view is in; nil: it is in none.
  static func row(around view: UIView?) -> PropertyRow? {
    view.flatMap {
      sequence(first: $0, next: \.superview).lazy.compactMap { $0 as? PropertyRow }.first
    }
  }

  /// The key that resets a property; nil: none does.
  var resetKey: String? { host?.studioKey(of: .resetProperty) }
}
