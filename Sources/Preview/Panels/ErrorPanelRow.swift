// A line of an error panel: a sentence, with the place that it is about.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import UIKit

/// A sentence, under the place that it is about; pressing it opens that place.
@MainActor
final class ErrorPanelRow: UIControl {
  /// Rows of one kind stand close together.
  enum Kind: Hashable {
    case sentence
    case place
    case print
  }

  private static let linkInk = UIColor(red: 138 / 255, green: 190 / 255, blue: 1, alpha: 1)
  private static let printInk = UIColor(white: 1, alpha: 0.55)
  private static let mostTextLines = 4

  let kind: Kind
  private let place: UILabel?
  private let text: UILabel

  init(_ line: PageMessage.Line, onOpen: @escaping (SourcePlace) -> Void) {
    kind = line.isPrinted ? .print : line.place == nil ? .sentence : .place
    place = line.place.map {
      Panel.label(Self.short($0), size: 12, weight: .medium, color: Self.linkInk)
    }
    text = Panel.label(
      line.text, size: line.isPrinted ? 12 : 13, color: line.isPrinted ? Self.printInk : Panel.ink)
    text.numberOfLines = Self.mostTextLines
    super.init(frame: .zero)
    isUserInteractionEnabled = line.place != nil
    for label in [place, text].compactMap({ $0 }) {
      label.isUserInteractionEnabled = false
      addSubview(label)
    }
    if let place = line.place {
      addAction(UIAction { _ in onOpen(place) }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  /// Lays out for a width; the size that is needed.
  func fit(_ width: CGFloat) -> CGSize {
    var size = CGSize.zero
    for label in [place, text].compactMap({ $0 }) {
      let part = Panel.fit(label, width: width)
      label.frame = CGRect(x: 0, y: size.height, width: part.width, height: part.height)
      size = CGSize(width: max(size.width, part.width), height: size.height + part.height)
    }
    return size
  }

  /// The file's name without its folders.
  private static func short(_ place: SourcePlace) -> String {
    let name = place.file.split(separator: "/").last.map(String.init) ?? place.file
    return "\(name):\(place.line):\(place.column)"
  }
}

/// A key as a cap, and what it does.
@MainActor
final class AdviceView: UIView {
  private static let keyHeight: CGFloat = 20

  private let key: KeyCap
  private let effect: UILabel

  init(_ advice: PageMessage.Advice) {
    key = KeyCap(advice.key)
    effect = Panel.label(advice.effect, color: Panel.fadedInk)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(key)
    addSubview(effect)
  }

  required init?(coder: NSCoder) { nil }

  /// Lays out for a width; the size that is needed.
  func fit(_ width: CGFloat) -> CGSize {
    let cap = CGSize(width: key.fittingWidth, height: Self.keyHeight)
    let text = Panel.fit(effect, width: width - cap.width - 8)
    let height = max(cap.height, text.height)
    key.frame = CGRect(
      origin: CGPoint(x: 0, y: ((height - cap.height) / 2).rounded()), size: cap)
    effect.frame = CGRect(
      x: cap.width + 8, y: ((height - text.height) / 2).rounded(), width: text.width,
      height: text.height)
    return CGSize(width: cap.width + 8 + text.width, height: height)
  }
}
