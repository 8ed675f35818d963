// A tree of views as text that is the same in every run.

internal import CoreGraphics
internal import UIKit

/// The text of a tree of views: class, frame, and what differs from the usual; no addresses.
@MainActor
enum SnapshotDescription {
  /// A line for the view and each view in it, indented by their depth.
  static func text(of view: UIView) -> String {
    lines(of: view, depth: 0).joined(separator: "\n") + "\n"
  }

  private static func lines(of view: UIView, depth: Int) -> [String] {
    var words = [String(describing: type(of: view)), text(of: view.frame)]
    if view.isHidden { words.append("hidden") }
    if view.alpha != 1 { words.append("alpha \(number(view.alpha))") }
    if let shown = shownText(of: view) { words.append(shown.debugDescription) }
    let line = String(repeating: "   | ", count: depth) + words.joined(separator: " ")
    return [line] + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
  }

  private static func text(of frame: CGRect) -> String {
    "(\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))"
  }

  /// To the nearest thousandth.
  private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : "\(rounded)"
  }

  private static func shownText(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.title(for: button.state)
    case let field as UITextField: field.text
    case let text as UITextView: text.text
    default: nil
    }
  }
}
