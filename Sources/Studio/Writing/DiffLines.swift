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

  /// The views of each line at a width; a line that is longer goes on in further ones.
  static func views(of change: FileChange, width: CGFloat) -> [UIView] {
    let path = DiffPath(change.path)
    let hunks = change.hunks(context: context)
    let lines = hunks.enumerated().flatMap { index, hunk in
      (index == 0 ? [] : [DiffLine(nil)]) + views(of: hunk.lines, width: width)
    }
    return [path] + lines
  }

  /// Lines that go and the same number of lines that come tell the part that is another.
  private static func views(of lines: [FileChange.Line], width: CGFloat) -> [UIView] {
    var parts = lines.map { _ in 0..<0 }
    var start = 0
    while start < lines.count {
      let gone = lines[start...].prefix { $0.side == .before }.count
      let come = lines[(start + gone)...].prefix { $0.side == .after }.count
      if gone > 0, gone == come {
        for index in start..<start + gone {
          (parts[index], parts[index + gone]) = DiffPart.parts(
            of: lines[index].text, and: lines[index + gone].text)
        }
      }
      start += max(1, gone + come)
    }
    return zip(lines, parts).flatMap { line, part in DiffLine.rows(of: line, part, width: width) }
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

/// The part of a line that is another in the line that takes its place.
enum DiffPart {
  /// The characters of both texts between what both begin with and what both end with, as whole words and numbers.
  static func parts(of one: String, and other: String) -> (Range<Int>, Range<Int>) {
    let (old, new) = (Array(one), Array(other))
    var front = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - front
    var back = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    while front > 0, isOfWord(old[front - 1]) { front -= 1 }
    while back > 0, isOfWord(old[old.count - back]) { back -= 1 }
    return (front..<old.count - back, front..<new.count - back)
  }
}

extension DiffPart {
  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._#-".contains(character)
  }
}

/// A line with its number; nil: lines are left out here.
@MainActor
private final class DiffLine: UIView {
  /// Points before the text, and around it together.
  private static let left: CGFloat = 72
  private static let margins: CGFloat = 88
  private static let font = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
  private let number: UILabel
  private let mark: UILabel
  private let text: UILabel
  private let part = UIView()
  /// The beginning and the width of the part that is another, in points.
  private var partSpan: (start: CGFloat, width: CGFloat) = (0, 0)

  /// A line in as many rows as it takes at a width. `part`: the characters that are another in the line beside it.
  static func rows(
    of line: FileChange.Line, _ part: Range<Int>, width: CGFloat
  ) -> [DiffLine] {
    var rest = Array(line.text)[...]
    var rows: [DiffLine] = []
    repeat {
      let count = fitting(rest, width: width - margins)
      var piece = line
      piece.text = String(rest.prefix(count))
      let range = rest.startIndex..<rest.startIndex + count
      let shared = part.isEmpty ? 0..<0 : part.clamped(to: range)
      rows.append(
        DiffLine(
          piece, part: shared.lowerBound - range.lowerBound..<shared.upperBound - range.lowerBound,
          goesOn: !rows.isEmpty))
      rest = rest.dropFirst(count)
    } while !rest.isEmpty
    return rows
  }

  /// The number of characters that have room, up to the last blank among them where the line goes on; at least one where
  /// there are any.
  private static func fitting(_ text: ArraySlice<Character>, width: CGFloat) -> Int {
    let step = max(1, Self.width(of: "0"))
    var count = min(text.count, max(1, Int(width / step)))
    while count > 1, Self.width(of: String(text.prefix(count))) > width { count -= 1 }
    guard count < text.count else { return count }
    let words = text.prefix(count)
    let blank = words.lastIndex { $0.isWhitespace } ?? words.startIndex
    // A line's indentation alone is no row.
    let isIndentation = words[...blank].allSatisfy(\.isWhitespace)
    return isIndentation ? count : words.distance(from: words.startIndex, to: blank) + 1
  }

  /// `part`: the characters that are another in the line beside it; empty: none are shown. `goesOn`: whether it is not
  /// the line's beginning.
  init(_ line: FileChange.Line?, part range: Range<Int> = 0..<0, goesOn: Bool = false) {
    number = TextStyle.label(
      goesOn ? "↪" : line.map { String($0.number) } ?? "⋯", TextStyle.small,
      color: Palette.secondaryLabel)
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
    mark = TextStyle.label(goesOn ? "" : sign, Self.font, color: color)
    text = TextStyle.label(Self.shown(line?.text ?? ""), Self.font, color: color)
    super.init(frame: .zero)
    part.layer.cornerRadius = 3
    part.isUserInteractionEnabled = false
    if let line, !range.isEmpty {
      part.backgroundColor = line.side == .before ? Palette.removedPart : Palette.addedPart
      let start = Self.width(of: String(line.text.prefix(range.lowerBound)))
      partSpan = (start, Self.width(of: String(line.text.prefix(range.upperBound))) - start)
    }
    backgroundColor =
      switch line?.side {
      case .before?: Palette.removed
      case .after?: Palette.added
      case .both?, nil: nil
      }
    for view in [part, number, mark, text] { addSubview(view) }
  }

  private static func shown(_ text: String) -> String { text.replacing("\t", with: "    ") }

  private static func width(of text: String) -> CGFloat {
    (shown(text) as NSString).size(withAttributes: [.font: font]).width
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    number.frame = CGRect(x: 0, y: 0, width: 44, height: bounds.height)
    mark.frame = CGRect(x: 56, y: 0, width: 12, height: bounds.height)
    text.frame = CGRect(
      x: Self.left, y: 0, width: max(0, bounds.width - Self.margins + 2), height: bounds.height)
    let end = min(Self.left + partSpan.start + partSpan.width + 1, text.frame.maxX)
    part.frame = CGRect(
      x: Self.left - 1 + partSpan.start, y: 2, width: max(0, end - Self.left + 1 - partSpan.start),
      height: bounds.height - 4)
    part.isHidden = partSpan.width == 0
  }
}
