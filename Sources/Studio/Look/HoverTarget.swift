// Views that change their look under the pointer, and tell what they do.

internal import CoreGraphics
internal import UIKit

/// A view that shows that the pointer is over it. Assistive technologies are told of it.
@MainActor
protocol HoverTarget: UIView, AccessibilityProviding {
  /// Whether the pointer is over the view.
  var isHovered: Bool { get set }
  /// The words that appear while the pointer rests; nil: none.
  var tip: Tip? { get }
}

extension HoverTarget {
  var tip: Tip? { nil }

  var accessibilityFacts: AccessibilityFacts { buttonFacts }

  /// A button of the name of its effect, else of the words in it.
  var buttonFacts: AccessibilityFacts {
    AccessibilityFacts(label: tip?.text ?? shownWords, traits: .button)
  }

  /// The words of the labels in it.
  var shownWords: String {
    let labels = subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    return labels.compactMap(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The content of a tooltip.
struct Tip: Hashable {
  /// A few words, or a comment of the source.
  var text: String
  /// The name of the key that does it; nil: none does.
  var key: String?

  init(_ text: String, key: String? = nil) {
    self.text = text
    self.key = key
  }
}
