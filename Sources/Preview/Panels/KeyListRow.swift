// A line of the list of keys.

internal import CoreGraphics
internal import UIKit

/// Key caps and what they do beside them; long words wrap.
@MainActor
final class KeyListRow: UIView {
  /// Points between two rows.
  static let leading: CGFloat = 6
  private static let capHeight: CGFloat = 22
  /// Points between the caps and the words.
  private static let gap: CGFloat = 14

  private let caps: [KeyCap]
  private let effect: UILabel

  init(_ shortcut: Shortcut) {
    caps = shortcut.inputs.map { KeyCap($0) }
    effect = Panel.label(shortcut.effect, size: 13, color: Panel.fadedInk)
    super.init(frame: .zero)
    effect.numberOfLines = 0
    isUserInteractionEnabled = false
    for cap in caps { addSubview(cap) }
    addSubview(effect)
  }

  required init?(coder: NSCoder) { nil }

  var capsWidth: CGFloat {
    caps.reduce(-KeyCap.spacing) { $0 + $1.fittingWidth + KeyCap.spacing }
  }

  /// The width on one line, where the words begin behind caps of that width.
  func width(capsWidth: CGFloat) -> CGFloat {
    capsWidth + Self.gap + Panel.fit(effect).width
  }

  func height(width: CGFloat, capsWidth: CGFloat) -> CGFloat {
    max(Self.capHeight, effectFrame(width: width, capsWidth: capsWidth).maxY)
  }

  func place(_ frame: CGRect, capsWidth: CGFloat) {
    self.frame = frame
    var x: CGFloat = 0
    for cap in caps {
      cap.frame = CGRect(x: x, y: 0, width: cap.fittingWidth, height: Self.capHeight)
      x += cap.fittingWidth + KeyCap.spacing
    }
    effect.frame = effectFrame(width: frame.width, capsWidth: capsWidth)
  }

  private func effectFrame(width: CGFloat, capsWidth: CGFloat) -> CGRect {
    let left = capsWidth + Self.gap
    let room = max(1, width - left)
    // One line stands in the middle of its caps, more begin at the same place.
    let top = ((Self.capHeight - Panel.fit(effect).height) / 2).rounded()
    return CGRect(
      x: left, y: top, width: room, height: Panel.fit(effect, width: room).height)
  }
}
