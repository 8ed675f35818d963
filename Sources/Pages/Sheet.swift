// How several designables stand on one page.

internal import CoreGraphics
internal import Inspection
internal import UIKit

/// Views under their names, in rows, from left to right in the order of declaration. There are so many
/// columns that a window shows the whole as large as it can.
@MainActor
struct Sheet {
  typealias Cell = (view: UIView, caption: UILabel)

  /// Points around each cell.
  private static let margin: CGFloat = 24
  /// Points between a caption and its view.
  private static let gap: CGFloat = 8
  /// Width by height of what most screens show.
  private static let aspect: CGFloat = 4 / 3

  /// Points.
  let size: CGSize
  private let cells: [Cell]
  private let plan: Plan

  /// At least one cell.
  init(_ cells: [Cell]) {
    self.cells = cells
    let sizes = cells.map { cell in
      CGSize(
        width: max(cell.caption.frame.width, cell.view.frame.width),
        height: cell.caption.frame.height + Self.gap + cell.view.frame.height)
    }
    let plans = (1...max(1, cells.count)).map { Plan(sizes, columns: $0) }
    plan = plans.dropFirst().reduce(plans[0]) { $1.extent < $0.extent ? $1 : $0 }
    size = plan.size
  }

  static func caption(_ name: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = ReadableName.of(name)
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = UIColor(white: 0.45, alpha: 1)
    label.sizeToFit()
    return label
  }

  func place(on root: UIView) {
    for (cell, origin) in zip(cells, plan.origins) {
      cell.caption.frame.origin = origin
      cell.view.frame.origin = CGPoint(x: origin.x, y: cell.caption.frame.maxY + Self.gap)
      root.addSubview(cell.caption)
      root.addSubview(cell.view)
    }
  }

  /// The places of cells in a number of columns.
  @MainActor
  private struct Plan {
    let origins: [CGPoint]
    let size: CGSize

    init(_ cells: [CGSize], columns: Int) {
      let rows = stride(from: 0, to: cells.count, by: columns).map {
        Array(cells[$0..<min($0 + columns, cells.count)])
      }
      let widths = (0..<columns).map { column in
        rows.compactMap { $0.indices.contains(column) ? $0[column].width : nil }.max() ?? 0
      }
      let lefts = Self.starts(widths)
      let tops = Self.starts(rows.map { $0.map(\.height).max() ?? 0 })
      origins = cells.indices.map { CGPoint(x: lefts[$0 % columns], y: tops[$0 / columns]) }
      size = CGSize(width: lefts[columns], height: tops[rows.count])
    }

    /// The width of the least page of the usual shape around it.
    var extent: CGFloat { max(size.width, size.height * Sheet.aspect) }

    /// The beginnings of lengths that follow each other, and at last the end of the page.
    private static func starts(_ lengths: [CGFloat]) -> [CGFloat] {
      lengths.reduce(into: [Sheet.margin]) { $0.append($0[$0.count - 1] + $1 + Sheet.margin) }
    }
  }
}
