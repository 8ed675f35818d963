// The list of keys, over the page.

internal import CoreGraphics
internal import UIKit
internal import Windowing

/// A plate with rows of the shortcut table: key caps on the left, what they do on the right.
///
/// In a low window the rows stand in columns; where even these do not fit, the plate shrinks as long as it can be read, and
/// then it scrolls.
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
  /// Below this scale the letters on the caps, of 12 points, would have less than 9.
  private static let leastScale: CGFloat = 0.75
  /// Points of an arrow key.
  private static let step: CGFloat = 40

  private let title = Panel.label("Keyboard shortcuts", size: 17, weight: .semibold)
  private let rows: [KeyListRow]
  /// The rows' place, which scrolls.
  private let list = UIView()
  private let thumb = UIView()
  private var contentHeight: CGFloat = 0

  init(_ shortcuts: [Shortcut]) {
    rows = shortcuts.map { KeyListRow($0) }
    super.init(frame: .zero)
    layer.cornerRadius = 16
    backgroundColor = UIColor(red: 28 / 255, green: 28 / 255, blue: 34 / 255, alpha: 0.94)
    list.clipsToBounds = true
    thumb.backgroundColor = UIColor(white: 1, alpha: 0.35)
    thumb.layer.cornerRadius = 2
    for view in [title, list, thumb] { addSubview(view) }
    for row in rows { list.addSubview(row) }
  }

  required init?(coder: NSCoder) { nil }

  /// In the middle of a canvas of `size` points, in as many columns as show it largest.
  func place(in size: CGSize) {
    let room = CGSize(width: size.width - 2 * Self.edge, height: size.height - 2 * Self.edge)
    let measured = rows.map { ($0, $0.measure()) }
    let plans = (1...Self.mostColumns).map { Plan(measured, columns: $0, in: room) }
    let whole = Self.best(of: plans)
    let plan =
      whole.scale >= Self.leastScale
      ? whole : Self.best(of: plans.map { $0.scrolling(in: room) })
    stand(plan, in: size)
    list.frame = CGRect(
      x: 0, y: Self.titleHeight, width: plan.size.width,
      height: plan.size.height - Self.titleHeight - 1)
    contentHeight = plan.contentHeight
    for ((row, measure), frame) in zip(measured, plan.frames) {
      row.place(measure, frame, capsWidth: plan.capsWidth)
    }
    scroll(by: 0)
  }

  private static func best(of plans: [Plan]) -> Plan {
    plans.dropFirst().reduce(plans[0]) { $1.scale > $0.scale ? $1 : $0 }
  }

  private func stand(_ plan: Plan, in size: CGSize) {
    transform = .identity
    bounds = CGRect(origin: .zero, size: plan.size)
    let shown = CGSize(width: plan.size.width * plan.scale, height: plan.size.height * plan.scale)
    // The plate's corner stands on a whole point.
    center = CGPoint(
      x: ((size.width - shown.width) / 2).rounded() + shown.width / 2,
      y: ((size.height - shown.height) / 2).rounded() + shown.height / 2)
    transform = CGAffineTransform(scaleX: plan.scale, y: plan.scale)
    title.frame = CGRect(x: Self.side, y: 14, width: plan.size.width - 2 * Self.side, height: 22)
  }

  // MARK: Scrolling

  private var most: CGFloat { max(0, contentHeight - list.bounds.height) }

  /// Shows rows further down by points, within the ends.
  func scroll(by distance: CGFloat) {
    list.bounds.origin.y = min(max(0, list.bounds.minY + distance), most)
    let room = list.bounds.height
    thumb.isHidden = most < 1
    guard most >= 1 else { return }
    let length = max(24, room * room / contentHeight)
    thumb.frame = CGRect(
      x: bounds.width - 9, y: list.frame.minY + (room - length) * list.bounds.minY / most - 4,
      width: 4, height: length)
  }

  /// Takes a key that scrolls; false: it does not, or all is seen.
  func press(_ key: Key) -> Bool {
    guard most >= 1 else { return false }
    let page = list.bounds.height - Self.step
    switch key {
    case .up: scroll(by: -Self.step)
    case .down: scroll(by: Self.step)
    case .pageUp: scroll(by: -page)
    case .pageDown, .space: scroll(by: page)
    case .home: scroll(by: -most)
    case .end: scroll(by: most)
    default: return false
    }
    return true
  }

  /// The places of the rows in a number of columns.
  @MainActor
  private struct Plan {
    private(set) var size: CGSize
    let frames: [CGRect]
    /// The width of the widest row's caps, which is the same in every column.
    let capsWidth: CGFloat
    /// The factor that makes the plate fit; at most 1.
    private(set) var scale: CGFloat
    /// The height of the rows.
    let contentHeight: CGFloat

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
          y: place.y, width: width, height: height)
      }
      contentHeight = (frames.map(\.maxY).max() ?? 0) + KeyListPanel.side
      size = CGSize(
        width: CGFloat(columns) * width + gutters,
        height: KeyListPanel.titleHeight + contentHeight)
      scale = max(0.05, min(1, room.width / size.width, room.height / size.height))
    }

    /// The same rows on a plate that is as high as the room: they go on below it.
    func scrolling(in room: CGSize) -> Plan {
      var plan = self
      plan.scale = max(0.05, min(1, room.width / size.width))
      plan.size.height = min(
        size.height, max(KeyListPanel.titleHeight + 1, room.height / plan.scale))
      return plan
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
