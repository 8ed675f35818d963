// Lines to choose from.

internal import CoreGraphics
internal import UIKit

/// Lines of which one can be marked, by keys or the pointer, and chosen. Only those that are seen have views.
@MainActor
final class PickRows: UIView {
  /// The height of a line.
  static let rowHeight: CGFloat = 28
  /// The room behind the last line.
  static let end: CGFloat = 8

  /// Shown from the first on when they change, with no mark.
  var items: [PickItem] = [] {
    didSet {
      marked = nil
      scroll.contentOffset = .zero
      setNeedsLayout()
    }
  }
  /// The text of the line with a tick; nil: none has one.
  var chosen: String? { didSet { if chosen != oldValue { setNeedsLayout() } } }
  /// The index of the marked line; nil: none is.
  var marked: Int? { didSet { if marked != oldValue { setNeedsLayout() } } }
  /// The room at both sides of the lines. Default: 6.
  var inset: CGFloat = 6
  /// Hears of the index of a line that is pressed.
  var onChoose: (@MainActor (Int) -> Void)?
  private let hasPictures: Bool
  private let marksHovered: Bool
  private let scroll = UIScrollView()
  private let bar = ScrollBar()
  private var rows: [PickRow] = []

  /// `marksHovered`: whether the pointer marks the line that it is over, for Return; else that only lights up.
  init(hasPictures: Bool, marksHovered: Bool) {
    (self.hasPictures, self.marksHovered) = (hasPictures, marksHovered)
    super.init(frame: .zero)
    clipsToBounds = true
    scroll.panGestureRecognizer.isEnabled = false
    scroll.showsVerticalScrollIndicator = false
    scroll.delegate = self
    bar.onScroll = { [weak self] in self?.scroll.contentOffset.y = $0 }
    addSubview(scroll)
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes a key that moves the mark; false: it does not.
  func take(_ key: FieldKey) -> Bool {
    switch key.name {
    case .up: mark((marked ?? items.count) - 1)
    case .down: mark((marked ?? -1) + 1)
    case .pageUp: mark(max(0, (marked ?? 0) - rowsPerPage))
    case .pageDown: mark(min(items.count - 1, (marked ?? -1) + rowsPerPage))
    case .home: mark(0)
    case .end: mark(items.count - 1)
    case .enter, .escape, .space: return false
    }
    return true
  }

  private var rowsPerPage: Int { max(1, Int(scroll.bounds.height / Self.rowHeight)) }

  /// Marks a line and scrolls to it.
  func mark(_ index: Int) {
    guard items.indices.contains(index) else { return }
    marked = index
    reveal()
  }

  /// Scrolls until the marked line can be seen.
  func reveal() {
    guard let marked, scroll.bounds.height > 0 else { return }
    let (top, bottom) = (
      CGFloat(marked) * Self.rowHeight, CGFloat(marked + 1) * Self.rowHeight + Self.end
    )
    let y = min(max(scroll.contentOffset.y, bottom - scroll.bounds.height), top)
    if y != scroll.contentOffset.y { scroll.contentOffset = CGPoint(x: 0, y: max(0, y)) }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    let height = CGFloat(items.count) * Self.rowHeight
    // Lines that all find room do not scroll for the room behind them.
    scroll.contentSize = CGSize(
      width: bounds.width, height: height <= bounds.height ? bounds.height : height + Self.end)
    bar.frame = CGRect(
      x: bounds.width - ScrollBar.width, y: 0, width: ScrollBar.width, height: bounds.height)
    bar.show(
      offset: scroll.contentOffset.y, content: scroll.contentSize.height, room: bounds.height)
    placeRows()
  }

  private func placeRows() {
    let first = max(0, Int(scroll.contentOffset.y / Self.rowHeight))
    let count = Int((scroll.bounds.height / Self.rowHeight).rounded(.up)) + 1
    let seen = items.indices.clamped(to: first..<(first + count))
    while rows.count < seen.count {
      let row = PickRow(hasPicture: hasPictures, lightsUp: !marksHovered)
      rows.append(row)
      scroll.addSubview(row)
    }
    let right = bar.isHidden ? inset : max(inset, ScrollBar.width)
    for (row, index) in zip(rows, seen) {
      row.isHidden = false
      row.frame = CGRect(
        x: inset, y: CGFloat(index) * Self.rowHeight, width: max(0, bounds.width - inset - right),
        height: Self.rowHeight)
      row.show(items[index], isChosen: items[index].text == chosen, isMarked: index == marked)
      row.onPress = { [weak self] in self?.onChoose?(index) }
      // A mark by the pointer does not scroll.
      row.onHover = { [weak self] in if self?.marksHovered == true { self?.marked = index } }
    }
    for row in rows.dropFirst(seen.count) { row.isHidden = true }
  }
}

extension PickRows: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }
}
