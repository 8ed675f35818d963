// The name of a property: a mark, words, and a handle to drag a number by.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// The name at the left of a row.
@MainActor
final class PropertyName: UIView, HoverTarget {
  /// Called while a number's name is dragged: points since the last call, and whether it begins.
  var onScrub: (@MainActor (CGFloat, Bool) -> Void)?
  /// Called when the words are pressed; nil: a press does nothing.
  var onPress: (@MainActor () -> Void)?
  private let label: UILabel
  private let documentation: String
  /// The width of the words in one line.
  private lazy var width = label.intrinsicContentSize.width
  private var last: CGFloat?
  private var hasMoved = false

  var isHovered = false { didSet { refresh() } }

  init(_ words: String, _ property: PageProperty) {
    label = TextStyle.label(words, color: Palette.secondaryLabel)
    documentation =
      property.documentation.map { "\(property.name)\n\($0)" } ?? property.name
    super.init(frame: .zero)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var accessibilityFacts: AccessibilityFacts {
    AccessibilityFacts(label: label.text, traits: .staticText)
  }

  var tip: Tip? { Tip(documentation) }

  /// Whether the value is another than at first. Default: false.
  var isChanged = false { didSet { refresh() } }

  private func refresh() {
    label.textColor =
      isHovered && (onScrub != nil || onPress != nil)
      ? Palette.accentLabel : isChanged ? Palette.label : Palette.secondaryLabel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isLong = width > bounds.width
    label.numberOfLines = isLong ? 2 : 1
    label.font = isLong ? TextStyle.caption : TextStyle.body
    // Two lines are a little higher than the control beside them.
    label.frame = isLong ? bounds.insetBy(dx: 0, dy: -4) : bounds
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    last = touches.first?.location(in: window ?? superview).x
    hasMoved = false
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let onScrub, let last, let x = touches.first?.location(in: window ?? superview).x else {
      return
    }
    self.last = x
    onScrub(x - last, !hasMoved)
    hasMoved = true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    last = nil
    if let place = touches.first?.location(in: self), wordsFrame.contains(place) { onPress?() }
  }

  /// The words and a little around them, without the empty place behind them.
  private var wordsFrame: CGRect {
    CGRect(x: 0, y: 0, width: min(bounds.width, width + 4), height: bounds.height)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { last = nil }
}
