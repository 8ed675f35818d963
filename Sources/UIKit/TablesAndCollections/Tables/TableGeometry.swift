// The geometry of a table view, computed without views.

import CoreGraphics

/// Heights of sections and rows, and where each begins. Points, y down, in the table's contents.
struct TableGeometry {
  struct Section {
    /// With the points above its view.
    var header: CGFloat = 0
    /// The points of the header above its view.
    var headerPadding: CGFloat = 0
    var footer: CGFloat = 0
    var rows: [CGFloat] = []
    /// Whether the row's height is that of its cell, not an expected one.
    var isMeasured: [Bool] = []
    /// The section's top; the header begins here.
    fileprivate(set) var top: CGFloat = 0
    /// The top of each row, and last the bottom of all.
    fileprivate(set) var tops: [CGFloat] = [0]

    /// The heights of all of it.
    var height: CGFloat { rows.reduce(header + footer, +) }
    var bottom: CGFloat { (tops.last ?? top) + footer }
    var rowsBottom: CGFloat { tops.last ?? top }
  }

  var sections: [Section] = []
  /// The heights of the views above and below everything.
  var tableHeader: CGFloat = 0
  var tableFooter: CGFloat = 0
  private(set) var height: CGFloat = 0

  /// Places everything after heights have changed.
  mutating func place() {
    var y = tableHeader
    for index in sections.indices {
      sections[index].top = y
      y += sections[index].header
      var tops = [y]
      for row in sections[index].rows {
        y += row
        tops.append(y)
      }
      sections[index].tops = tops
      y += sections[index].footer
    }
    height = y + tableFooter
  }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// Top and bottom of a row.
  func span(_ path: IndexPath) -> (top: CGFloat, bottom: CGFloat) {
    let tops = sections[path.section].tops
    return (tops[path.row], tops[path.row + 1])
  }

  /// Returns the rows between two y coordinates, also those that reach in partly, from top to bottom.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for (number, section) in sections.enumerated()
    where section.bottom > top && section.top < bottom {
      for row in Self.first(in: section.tops, after: top)..<section.rows.count {
        guard section.tops[row] < bottom else { break }
        if section.tops[row + 1] > section.tops[row] {
          found.append(IndexPath(row: row, section: number))
        }
      }
    }
    return found
  }

  /// The first row whose bottom lies below `y`, by halving.
  private static func first(in tops: [CGFloat], after y: CGFloat) -> Int {
    var (low, high) = (0, tops.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle + 1] > y { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
