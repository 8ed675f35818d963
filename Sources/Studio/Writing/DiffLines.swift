// The lines of a change, as views.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// Makes the views of a change: the file's path, then its changed lines.
@MainActor
enum DiffLines {
  /// The height of a line.
  static let height: CGFloat = 20
  private static let pathHeight: CGFloat = 32
  /// Lines around a changed one.
  private static let context = 2

  /// A view for each line.
  static func views(of change: FileChange) -> [UIView] {
    let path = DiffPath(change.path)
    let hunks = change.hunks(context: context)
    let lines = hunks.enumerated().flatMap { index, hunk in
      (index == 0 ? [] : [DiffLine(nil)]) + hunk.lines.map { DiffLine($0) }
    }
    return [path] + lines
  }

  /// The height of one of the views.
  static func height(of view: UIView) -> CGFloat { view is DiffPath ? pathHeight : height }
}

/// The path of a file above its lines.
@MainActor
private final class DiffPath: UIView {
  private let label: UILabel

  init(_ path: String) {
    label = TextStyle.label(path, TextStyle.caption, color: Palette.secondaryLabel)
    label.lineBreakMode = .byTruncatingHead
    super.init(frame: .zero)
    backgroundColor = Palette.heading
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}

/// A line with its number; nil: lines are left out here.
@MainActor
private final class DiffLine: UIView {
  private static let font = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
  private let number: UILabel
  private let mark: UILabel
  private let text: UILabel

  init(_ line: FileChange.Line?) {
    number = TextStyle.label(
      line.map { String($0.number) } ?? "⋯", TextStyle.small, color: Palette.secondaryLabel)
    number.textAlignment = .right
    let color =
      switch line?.side {
      case .before?: Palette.removedLabel
      case .after?: Palette.addedLabel
      case .both?, nil: Palette.secondaryLabel
      }
    let sign =
      switch line?.side {
      case .before?: "−"
      case .after?: "+"
      case .both?, nil: ""
      }
    mark = TextStyle.label(sign, Self.font, color: color)
    text = TextStyle.label(
      line?.text.replacing("\t", with: "    ") ?? "", Self.font, color: color)
    super.init(frame: .zero)
    backgroundColor =
      switch line?.side {
      case .before?: Palette.removed
      case .after?: Palette.added
      case .both?, nil: nil
      }
    for view in [number, mark, text] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    number.frame = CGRect(x: 0, y: 0, width: 44, height: bounds.height)
    mark.frame = CGRect(x: 56, y: 0, width: 12, height: bounds.height)
    text.frame = CGRect(x: 72, y: 0, width: max(0, bounds.width - 88), height: bounds.height)
  }
}
