// The views of a page as its variants need them: by their place, and in a state of controls.

internal import CoreGraphics
internal import Inspection
package import Messages
internal import UIKit

extension PageContent {
  /// The indices that lead down to the view with a number, from the outermost views; nil: it is not on the page.
  func path(of number: Int) -> [Int]? {
    guard var view = numbers.view(number) else { return nil }
    var path: [Int] = []
    while true {
      if let index = outermostViews.firstIndex(where: { $0 === view }) { return [index] + path }
      guard let around = view.superview, let index = around.subviews.firstIndex(of: view) else {
        return nil
      }
      path.insert(index, at: 0)
      view = around
    }
  }

  /// Changes a property of the view that indices lead down to; does nothing where there is none, or no such property.
  func change(_ property: String, at path: [Int], to text: String?) {
    var (found, level) = (UIView?.none, outermostViews)
    for index in path {
      guard level.indices.contains(index) else { return }
      found = level[index]
      level = level[index].subviews
    }
    guard let found else { return }
    _ = try? change(
      PropertyChange(view: numbers.number(of: found), property: property, text: text))
  }

  /// Gives the outermost controls of a view a state.
  static func show(_ state: PageControlState, of view: UIView) {
    guard let control = view as? UIControl else {
      for child in view.subviews { show(state, of: child) }
      return
    }
    control.isEnabled = state != .disabled
    control.isHighlighted = state == .highlighted
    control.isSelected = state == .selected
  }
}

extension [PageNode] {
  /// The indices that lead down to the view with a number; nil: there is none.
  package func path(of number: Int) -> [Int]? {
    for (index, node) in enumerated() {
      if node.id == number { return [index] }
      if let rest = node.children.path(of: number) { return [index] + rest }
    }
    return nil
  }

  /// The view that indices lead down to; nil: there is none.
  package func node(at path: [Int]) -> PageNode? {
    var (found, level) = (PageNode?.none, self)
    for index in path {
      guard level.indices.contains(index) else { return nil }
      found = level[index]
      level = level[index].children
    }
    return found
  }
}
