// A place in a message that opens the editor.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// Lies over the words of a place; underlines them while the pointer is there.
@MainActor
final class ConsoleLinkView: HoverControl {
  private let place: SourcePlace

  /// `onOpen`: called when it is pressed.
  init(_ place: SourcePlace, onOpen: @escaping @MainActor (SourcePlace) -> Void) {
    self.place = place
    super.init()
    contentMode = .redraw
    onPress = { onOpen(place) }
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityFacts: AccessibilityFacts {
    AccessibilityFacts(label: "\(place)", traits: .link)
  }

  override var tip: Tip? { Tip("Open \(place) in the editor", key: "Return") }

  override func draw(_ rect: CGRect) {
    guard isHovered else { return }
    Palette.accentLabel.setFill()
    UIBezierPath(
      rect: CGRect(x: 0, y: bounds.height - 2, width: bounds.width, height: 1)
    ).fill()
  }
}
