// Scrolling of a text view to a range.

import CoreGraphics

extension UITextView {
  func scroll(to range: NSRange) {
    guard let range = Range(range, in: edited.text) else { return }
    layoutIfNeeded()
    let places = [range.lowerBound, range.upperBound].map {
      edited.text.distance(from: edited.text.startIndex, to: $0)
    }
    scrollRectToVisible(
      box(ofCaretAt: places[0]).union(box(ofCaretAt: places[1])), animated: false)
  }
}
