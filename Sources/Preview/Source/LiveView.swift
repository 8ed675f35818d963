// Where a user's views are seen in the window: the agent's last frame.

internal import CoreGraphics
internal import Messages
internal import UIKit
internal import Windowing

/// Shows pictures of a page that lives in another process, and reports what is done on it.
@MainActor
final class LiveView: UIView {
  /// Takes what a person does, in points of the page. Default: nil.
  var onInput: ((AgentInput) -> Void)?

  /// Whether the picture is old, because what should replace it went wrong. Default: false.
  var isDimmed = false {
    didSet { layer.opacity = isDimmed ? 0.3 : 1 }
  }

  /// Whether a text of the page is edited: keys and text then go there. Default: false.
  var editsText = false {
    didSet {
      guard editsText != oldValue else { return }
      if editsText { becomeFirstResponder() } else { super.resignFirstResponder() }
    }
  }

  private var tiles: [LiveTile] = []
  private var tiledSize = PixelSize(width: 0, height: 0)

  /// Shows what changed of a picture with `scale` pixels per point.
  func show(_ pixels: SharedPixels, damage: [PixelRect], scale: CGFloat) {
    if tiledSize != pixels.size || tiles.first?.scale != scale {
      for tile in tiles { tile.layer.removeFromSuperlayer() }
      tiles = LiveTile.all(pixels.size, scale: scale)
      tiledSize = pixels.size
      for tile in tiles { layer.addSublayer(tile.layer) }
    }
    for tile in tiles where damage.contains(where: { !$0.intersection(tile.rect).isEmpty }) {
      tile.layer.contents = pixels.image(of: tile.rect)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches) { .pointerPressed(x: $0, y: $1, time: $2) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches) { .pointerMoved(x: $0, y: $1, time: $2) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches) { .pointerReleased(x: $0, y: $1, time: $2) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches) { _, _, time in .pointerExited(time: time) }
  }

  override var canBecomeFirstResponder: Bool { editsText }

  override func resignFirstResponder() -> Bool {
    if editsText { onInput?(.textEnded) }
    return super.resignFirstResponder()
  }

  private func report(_ touches: Set<UITouch>, _ input: (Double, Double, Double) -> AgentInput) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    onInput?(input(Double(point.x), Double(point.y), touch.timestamp))
  }
}

extension LiveView: TextInput {
  var hasText: Bool { true }

  func insertText(_ text: String) { onInput?(.text(text)) }

  func deleteBackward() { press(.deleteBackward) }

  func press(_ key: TextKey, extending: Bool) {
    if key == .paste { return onInput?(.paste(UIPasteboard.general.string)) ?? () }
    onInput?(.textKey(key.rawValue, extending: extending))
  }
}
