// The places of variants beside each other.

internal import CoreGraphics

/// Pictures in rows under their titles, as large as a room holds them, and never larger than they are. Where they were too
/// small to tell anything they stay larger, and the rows go on below the room.
struct VariantPlan {
  /// Points between two tiles, and around all.
  static let gap: CGFloat = 28
  /// The height of the words above a picture.
  static let title: CGFloat = 42
  /// The length, in points, below which the longer side of the smallest picture does not shrink.
  static let leastSide: CGFloat = 120
  /// The share of the largest tiles up to which rows of one kind are kept.
  private static let tolerance: CGFloat = 0.7

  /// Points on the screen for a point of a page.
  let factor: CGFloat
  /// The places of the pictures, in points.
  let frames: [CGRect]
  /// The room that all take.
  private(set) var size: CGSize
  /// The widths of the columns, up to a little before the next ones.
  private let columnWidths: [CGFloat]

  /// The plan for pages of `sizes` in a room of the width and height; A row has a multiple
  /// of `columns` tiles, where that costs not too much. `titles`: the widths of the words above the pictures; fewer than
  /// there are pages: none.
  init(_ sizes: [CGSize], titles: [CGFloat] = [], columns: Int, in room: CGSize) {
    let all = (1...max(1, sizes.count)).map { Columns(sizes, titles: titles, count: $0) }
    let best = all.max { $0.factor(in: room) < $1.factor(in: room) } ?? all[0]
    let wanted = all.filter { $0.count % max(1, columns) == 0 }
      .max { $0.factor(in: room) < $1.factor(in: room) }
    let isRoomy = wanted.map { $0.factor(in: room) >= Self.tolerance * best.factor(in: room) }
    let chosen = isRoomy == true ? wanted ?? best : best
    let least = Self.leastFactor(sizes)
    guard chosen.factor(in: room) < least else {
      self.init(chosen, at: chosen.factor(in: room), in: room)
      // Its parts are rounded up.
      size.height = min(size.height, room.height)
      return
    }
    let fitting = all.filter { $0.across(room.width) >= least }
    let scrolling = fitting.last { $0.count % max(1, columns) == 0 } ?? fitting.last ?? all[0]
    self.init(scrolling, at: scrolling.factor(ofRowIn: room, least: least), in: room)
  }

  private static func leastFactor(_ sizes: [CGSize]) -> CGFloat {
    let side = sizes.map { max($0.width, $0.height) }.min() ?? 0
    return min(1, leastSide / max(1, side))
  }

  /// The plan for pages as large as they are, in a multiple of `columns` tiles a row: that of the shape of most screens.
  init(_ sizes: [CGSize], columns: Int) {
    let step = max(1, min(columns, sizes.count))
    let plans = stride(from: step, through: max(step, sizes.count), by: step).map {
      VariantPlan(Columns(sizes, titles: [], count: $0), at: 1, in: nil)
    }
    self = plans.min { $0.extent < $1.extent } ?? plans[0]
  }

  /// The width of the smallest screen of the usual shape around all.
  private var extent: CGFloat { max(size.width, size.height * 4 / 3) }

  private init(_ columns: Columns, at factor: CGFloat, in room: CGSize?) {
    self.factor = factor
    let lefts = Self.starts(columns.widths(at: factor))
    columnWidths = zip(lefts, lefts.dropFirst()).map { $1 - $0 - Metrics.gap }
    let tops = Self.starts(columns.heights.map { $0 * factor + Self.title })
    size = CGSize(width: lefts[lefts.count - 1], height: tops[tops.count - 1])
    let offset = room.map { (($0.width - lefts[lefts.count - 1]) / 2).rounded(.down) } ?? 0
    frames = columns.sizes.enumerated().map { index, size in
      let (column, row) = (index % columns.count, index / columns.count)
      let width = size.width * factor
      return CGRect(
        x: max(0, offset) + lefts[column], y: tops[row] + Self.title, width: width,
        height: size.height * factor)
    }
  }

  /// The width of a tile's title: up to the next tile.
  func titleWidth(of index: Int) -> CGFloat { columnWidths[index % columnWidths.count] }

  /// The beginnings of lengths that follow each other, and the end of all.
  private static func starts(_ lengths: [CGFloat]) -> [CGFloat] {
    lengths.reduce(into: [gap]) { $0.append(($0[$0.count - 1] + $1 + gap).rounded(.up)) }
  }

  /// Sizes in a number of columns.
  private struct Columns {
    let sizes: [CGSize]
    let count: Int
    let widths: [CGFloat]
    let heights: [CGFloat]
    /// The widths of the words above the pictures.
    private let titles: [CGFloat]

    init(_ sizes: [CGSize], titles: [CGFloat], count: Int) {
      (self.sizes, self.count) = (sizes, count)
      self.titles = (0..<count).map { column in
        stride(from: column, to: min(titles.count, sizes.count), by: count).map { titles[$0] }.max()
          ?? 0
      }
      let rows = stride(from: 0, to: sizes.count, by: count).map {
        Array(sizes[$0..<min($0 + count, sizes.count)])
      }
      widths = (0..<count).map { column in
        rows.compactMap { $0.indices.contains(column) ? $0[column].width : nil }.max() ?? 0
      }
      heights = rows.map { $0.map(\.height).max() ?? 0 }
    }

    /// The widths of pictures at a factor, and of the words above them.
    func widths(at factor: CGFloat) -> [CGFloat] {
      zip(widths, titles).map { max($0 * factor, $1) }
    }

    /// The largest factor at which all find room; never above 1.
    func factor(in room: CGSize) -> CGFloat {
      let words =
        CGFloat(heights.count + 1) * VariantPlan.gap + CGFloat(heights.count) * VariantPlan.title
      let down = (room.height - words) / max(1, heights.reduce(0, +))
      return min(1, max(0.02, min(across(room.width), down)))
    }

    /// The largest factor at which a row finds room; not below the least one, unless a picture is wider than the room then.
    func factor(ofRowIn room: CGSize, least: CGFloat) -> CGFloat {
      let down = (room.height - 2 * VariantPlan.gap - VariantPlan.title) / (heights.max() ?? 1)
      let inside = (room.width - 2 * VariantPlan.gap) / max(1, widths.max() ?? 1)
      return max(0.02, min(1, inside, max(least, min(across(room.width), down))))
    }

    /// The largest factor at which the columns stand beside each other; 0 where their words alone are wider.
    func across(_ room: CGFloat) -> CGFloat {
      var rest = room - CGFloat(widths.count + 1) * VariantPlan.gap
      var open = Array(zip(widths, titles))
      // The columns whose words are wider than their pictures take what those need; the others share the rest.
      while true {
        let factor = max(0, rest / max(1, open.reduce(0) { $0 + $1.0 }))
        let wide = open.filter { $0.1 > $0.0 * factor }
        if wide.isEmpty { return factor }
        rest -= wide.reduce(0) { $0 + $1.1 }
        open.removeAll { $0.1 > $0.0 * factor }
        if open.isEmpty { return rest >= 0 ? factor : 0 }
      }
    }
  }
}
