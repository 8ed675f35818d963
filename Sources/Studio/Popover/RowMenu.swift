// A list of names in rows.

internal import CoreGraphics
internal import UIKit

/// Names in rows, one of which the pointer, the arrow keys or its first letters mark.
@MainActor
class RowMenu: UIView, KeyTaking {
  private static let inset: CGFloat = 4
  /// The height of the room between two sections.
  private static let sectionGap: CGFloat = 9

  /// The rows, from top to bottom.
  let rows: [MenuRow]
  private var marked: Int?
  private var typeAhead = TypeAhead()
  /// The lines above the first rows of sections, by the row's index.
  private let lines: [Int: UIView]
  /// Closes the list.
  var onClose: (@MainActor () -> Void)?

  /// `marked`: the row that is marked at first; nil: none is. `sections`: the indices of rows above which a line is drawn.
  init(_ rows: [MenuRow], marked: Int? = nil, sections: Set<Int> = []) {
    self.rows = rows
    self.marked = marked
    lines = Dictionary(uniqueKeysWithValues: sections.map { ($0, UIView()) })
    super.init(frame: .zero)
    for line in lines.values {
      line.backgroundColor = Palette.hairline
      addSubview(line)
    }
    for (index, row) in rows.enumerated() {
      addSubview(row)
      row.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
      row.onHover = { [weak self] in self?.hover(index, isOver: $0) }
    }
    marked.map { rows[$0].isMarked = true }
  }

  required init?(coder: NSCoder) { nil }

  /// Called for a row that is pressed, by touch or key.
  func choose(_ index: Int) {}

  override var canBecomeFirstResponder: Bool { true }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: (rows.map(\.naturalWidth).max() ?? 0) + 2 * Self.inset,
      height: CGFloat(rows.count) * Metrics.outlineRow + CGFloat(lines.count) * Self.sectionGap
        + 2 * Self.inset)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y = Self.inset
    for (index, row) in rows.enumerated() {
      if let line = lines[index] {
        line.frame = CGRect(
          x: 0, y: y + (Self.sectionGap - Metrics.line) / 2, width: bounds.width,
          height: Metrics.line)
        y += Self.sectionGap
      }
      row.frame = CGRect(
        x: Self.inset, y: y, width: bounds.width - 2 * Self.inset, height: Metrics.outlineRow)
      y += Metrics.outlineRow
    }
  }

  func take(_ key: FieldKey) -> Bool {
    typeAhead = TypeAhead()
    switch key.name {
    case .up: mark((marked ?? rows.count) - 1)
    case .down: mark((marked ?? -1) + 1)
    case .enter, .space: if let marked { choose(marked) }
    case .escape: onClose?()
    case .pageUp, .home: mark(0)
    case .pageDown, .end: mark(rows.count - 1)
    }
    return true
  }

  /// Marks the row whose name begins with what is typed. A space is a key like the arrows, unless a name goes on with it.
  func type(_ text: String, at time: TimeInterval) -> Bool {
    let names = rows.map(\.name)
    if text == " ", !typeAhead.goesOn(with: text, at: time, among: names) { return false }
    typeAhead.type(text, at: time, among: names, marked: marked).map(mark)
    return true
  }

  private func hover(_ index: Int, isOver: Bool) {
    if isOver {
      mark(index)
    } else if marked == index {
      rows[index].isMarked = false
      marked = nil
    }
  }

  /// Marks a row, as the arrow keys do.
  func mark(_ index: Int) {
    guard rows.indices.contains(index) else { return }
    if let marked { rows[marked].isMarked = false }
    rows[index].isMarked = true
    marked = index
  }
}
