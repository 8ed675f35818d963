// The list of keys, over the page.

internal import CoreGraphics
internal import UIKit

/// A plate with rows of the shortcut table: key caps on the left, what they do on the right.
///
/// In a low window the rows stand in columns; where even these do not fit, the plate shrinks.
@MainActor
final class KeyListPanel: Panel {
  private static let titleHeight: CGFloat = 48
  private static let side: CGFloat = 18
  /// Points between two columns.
  private static let gutter: CGFloat = 28
  /// Points between the plate and the window's edge.
  private static let edge: CGFloat = 8
  /// Wider columns are harder to read, narrower ones are all line breaks.
  private static let columnWidths: ClosedRange<CGFloat> = 300...520
  private static let mostColumns = 3

  private let title = Panel.label("Keyboard shortcuts", size: 17, weight: .semibold)
  private let rows: [KeyListRow]

  init(_ shortcuts: [Shortcut]) {
    rows = shortcuts.map { KeyListRow($0) }
    super.init(frame: .zero)
    layer.cornerRadius = 16
    backgroundColor = UIColor(red: 28 / 255, green: 28 / 255, blue: 34 / 255, alpha: 0.94)
    addSubview(title)
    for row in rows { addSubview(row) }
  }

  required init?(coder: NSCoder) { nil }

  /// In the middle of a canvas of `size` points, in as many columns as show it largest.
  func place(in size: CGSize) {
    let room = CGSize(width: size.width - 2 * Self.edge, height: size.height - 2 * Self.edge)
    let measured = rows.map { ($0, $0.measure()) }
    let plans = (1...Self.mostColumns).map { Plan(measured, columns: $0, in: room) }
    let best = plans.dropFirst().reduce(plans[0]) { $1.scale > $0.scale ? $1 : $0 }
    transform = .identity
    bounds = CGRect(origin: .zero, size: best.size)
    let shown = CGSize(width: best.size.width * best.scale, height: best.size.height * best.scale)
    // The plate's corner stands on a whole point.
    center = CGPoint(
      x: ((size.width - shown.width) / 2).rounded() + shown.width / 2,
      y: ((size.height - shown.height) / 2).rounded() + shown.height / 2)
    transform = CGAffineTransform(scaleX: best.scale, y: best.scale)
    title.frame = CGRect(x: Self.side, y: 14, width: best.size.width - 2 * Self.side, height: 22)
    for ((row, measure), frame) in zip(measured, best.frames) {
      row.place(measure, frame, capsWidth: best.capsWidth)
    }
  }

  /// The places of the rows in a number of columns.
  @MainActor
  private struct Plan {
    let size: CGSize
    let frames: [CGRect]
    /// The width of the widest row's caps, which is the same in every column.
    let capsWidth: CGFloat
    /// The factor that makes the plate fit; at most 1.
    let scale: CGFloat

    init(_ rows: [(KeyListRow, KeyListRow.Measure)], columns: Int, in room: CGSize) {
      capsWidth = rows.map(\.1.capsWidth).max() ?? 0
      let caps = capsWidth
      let wanted = rows.map { $0.1.width(capsWidth: caps) }.max() ?? 0
      let gutters = CGFloat(columns - 1) * KeyListPanel.gutter + 2 * KeyListPanel.side
      let range = KeyListPanel.columnWidths
      let share = ((room.width - gutters) / CGFloat(columns)).rounded(.down)
      let width = min(wanted, max(range.lowerBound, min(share, range.upperBound)))
      let heights = rows.map { $0.height($1, width: width, capsWidth: caps) }
      var column = Column(count: columns, total: heights.reduce(0) { $0 + $1 + KeyListRow.leading })
      frames = heights.map { height in
        let place = column.next(height)
        return CGRect(
          x: KeyListPanel.side + CGFloat(place.column) * (width + KeyListPanel.gutter),
          y: KeyListPanel.titleHeight + place.y, width: width, height: height)
      }
      size = CGSize(
        width: CGFloat(columns) * width + gutters,
        height: (frames.map(\.maxY).max() ?? 0) + KeyListPanel.side)
      scale = max(0.05, min(1, room.width / size.width, room.height / size.height))
    }
  }

  /// Fills columns from the left, each as high as the others where that can be.
  @MainActor
  private struct Column {
    let count: Int
    let total: CGFloat
    private var column = 0
    private var y: CGFloat = 0
    /// The height of the columns before this one.
    private var above: CGFloat = 0

    init(count: Int, total: CGFloat) {
      self.count = count
      self.total = total
    }

    mutating func next(_ height: CGFloat) -> (column: Int, y: CGFloat) {
      let step = height + KeyListRow.leading
      let isOver = above + y + step / 2 > total * CGFloat(column + 1) / CGFloat(count)
      if isOver, column < count - 1 {
        column += 1
        above += y
        y = 0
      }
      defer { y += step }
      return (column, y)
    }
  }
}
