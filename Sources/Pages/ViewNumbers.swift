// Numbers that stand for a page's views and layers.

package import QuartzCore
package import UIKit

/// Numbers for views and layers, from 1, in the order in which they are first asked for.
@MainActor
package struct ViewNumbers {
  /// The view or layer with a number, while it lives.
  private struct Numbered {
    weak var object: AnyObject?
  }

  private var objects: [Numbered] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// No numbers yet.
  package init() {}

  /// The number of a view. A view that took the place in memory of one that is gone has a new one.
  package mutating func number(of view: UIView) -> Int { number(ofObject: view) }

  /// The number of a layer, as that of a view.
  package mutating func number(of layer: CALayer) -> Int { number(ofObject: layer) }

  private mutating func number(ofObject object: AnyObject) -> Int {
    let identifier = ObjectIdentifier(object)
    if let known = numbers[identifier], objects[known - 1].object === object { return known }
    objects.append(Numbered(object: object))
    numbers[identifier] = objects.count
    return objects.count
  }

  /// The view with a number; nil: there is none any more.
  package func view(_ number: Int) -> UIView? { object(number) as? UIView }

  /// The layer with a number; nil: there is none any more.
  package func layer(_ number: Int) -> CALayer? { object(number) as? CALayer }

  private func object(_ number: Int) -> AnyObject? {
    objects.indices.contains(number - 1) ? objects[number - 1].object : nil
  }
}
