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

  /// The room that a row asks for. Shaping text is the costly part of placing the list, so it is done once.
  @MainActor
  struct Measure {
    let caps: [CGFloat]
    /// The words on one line.
    let words: CGSize

    var capsWidth: CGFloat { caps.reduce(-KeyCap.spacing) { $0 + $1 + KeyCap.spacing } }

    /// The width on one line, where the words begin behind caps of that width.
    func width(capsWidth: CGFloat) -> CGFloat {
      capsWidth + KeyListRow.gap + words.width
    }
  }

  func measure() -> Measure {
    Measure(caps: caps.map(\.fittingWidth), words: Panel.fit(effect))
  }

  func height(_ measure: Measure, width: CGFloat, capsWidth: CGFloat) -> CGFloat {
    max(Self.capHeight, effectFrame(measure, width: width, capsWidth: capsWidth).maxY)
  }

  func place(_ measure: Measure, _ frame: CGRect, capsWidth: CGFloat) {
    self.frame = frame
    var x: CGFloat = 0
    for (cap, width) in zip(caps, measure.caps) {
      cap.frame = CGRect(x: x, y: 0, width: width, height: Self.capHeight)
      x += width + KeyCap.spacing
    }
    effect.frame = effectFrame(measure, width: frame.width, capsWidth: capsWidth)
  }

  private func effectFrame(_ measure: Measure, width: CGFloat, capsWidth: CGFloat) -> CGRect {
    let left = capsWidth + Self.gap
    let room = max(1, width - left)
    let height =
      measure.words.width <= room ? measure.words.height : Panel.fit(effect, width: room).height
    // One line stands in the middle of its caps, more begin at the same place.
    let top = ((Self.capHeight - measure.words.height) / 2).rounded()
    return CGRect(x: left, y: top, width: room, height: height)
  }
}
