// The views of a page as its variants need them: by their place, and in a state of controls.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import UIKit

extension PageContent {
  /// The indices that lead down to the view or layer with a number, from the outermost views; nil: it is not on the page.
  func path(of number: Int) -> [Int]? {
    guard var part = try? part(numbered: number) else { return nil }
    var path: [Int] = []
    while true {
      if case .view(let view) = part, let index = outermostViews.firstIndex(where: { $0 === view })
      {
        return [index] + path
      }
      guard let outer = part.outer else { return nil }
      path.insert(outer.index, at: 0)
      part = outer.part
    }
  }

  /// Changes a property of the view or layer that indices lead down to; does nothing where there is none, or no such
  /// property.
  func change(_ property: String, at path: [Int], to text: String?) {
    guard let first = path.first, outermostViews.indices.contains(first),
      let part = PagePart.view(outermostViews[first]).part(at: path.dropFirst())
    else { return }
    _ = try? change(PropertyChange(view: number(of: part), property: property, text: text))
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
