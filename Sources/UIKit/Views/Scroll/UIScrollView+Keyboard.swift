// Scroll views of table and collection controllers keep their contents out of the keyboard.

import CoreGraphics

extension UIScrollView {
  /// Whether the view's controller keeps the contents out of the keyboard, as table and collection controllers do
  /// ([Apple](https://developer.apple.com/documentation/uikit/uitableviewcontroller)).
  private var avoidsKeyboard: Bool {
    let controller = storage.controller ?? parent?.storage.controller
    return controller is UITableViewController || controller is UICollectionViewController
  }

  /// Follows the keyboard, and scrolls what is edited into view.
  func avoidKeyboard() {
    guard avoidsKeyboard else { return }
    let keyboard = window?.keyboardFrame.map { convert($0, from: window) }
    coveredByKeyboard = keyboard.map { max(0, bounds.maxY - max($0.minY, bounds.minY)) } ?? 0
    var offset = clamped(contentOffset)
    if coveredByKeyboard > 0, let edited = firstResponder as? UIView, edited.isDescendant(of: self)
    {
      let inset = adjustedContentInset
      let place = edited.convert(edited.bounds, to: self)
      let lowest = bounds.height - inset.bottom
      if place.maxY > offset.y + lowest { offset.y = place.maxY - lowest }
      if place.minY < offset.y + inset.top { offset.y = place.minY - inset.top }
      offset = clamped(offset)
    }
    moveContents(to: offset)
  }
}
