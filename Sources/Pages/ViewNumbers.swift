// Numbers that stand for a page's views.

package import UIKit

/// Numbers for views, from 1, in the order in which they are first asked for.
@MainActor
package struct ViewNumbers {
  /// The view with a number, while it lives.
  private struct Numbered {
    weak var view: UIView?
  }

  private var views: [Numbered] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// No numbers yet.
  package init() {}

  /// The number of a view. A view that took the place in memory of one that is gone has a new one.
  package mutating func number(of view: UIView) -> Int {
    let identifier = ObjectIdentifier(view)
    if let known = numbers[identifier], views[known - 1].view === view { return known }
    views.append(Numbered(view: view))
    numbers[identifier] = views.count
    return views.count
  }

  /// The view with a number; nil: there is none any more.
  package func view(_ number: Int) -> UIView? {
    views.indices.contains(number - 1) ? views[number - 1].view : nil
  }
}
