// The geometry of a flow layout, computed without views.

import CoreGraphics

/// The lines of items of a flow layout, in points. "Along" is the scroll direction, "across" the
/// other one.
struct FlowGeometry {
  struct Section {
    var sizes: [CGSize]
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGFloat
    var footer: CGFloat

    /// Whether all items are of one size, so that the last line follows the grid of the others.
    var isUniform: Bool { sizes.allSatisfy { $0 == sizes[0] } }
  }

  struct Placed {
    var header: CGRect?
    var items: [CGRect] = []
    var footer: CGRect?
  }

  var isVertical = true
  /// The available length across the scroll direction.
  var breadth: CGFloat = 0
  private var length: CGFloat = 0
  /// The range of each section along the scroll direction.
  private(set) var spans: [ClosedRange<CGFloat>] = []

  init(isVertical: Bool = true) {
    self.isVertical = isVertical
  }

  var contentSize: CGSize {
    isVertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  /// Appends a section.
  mutating func add(_ section: Section) -> Placed {
    var placed = Placed()
    let start = length
    if section.header > 0 {
      placed.header = rect(along: length, across: 0, depth: section.header, width: breadth)
      length += section.header
    }
    let inset = section.inset
    if !section.sizes.isEmpty || inset != .zero {
      length += isVertical ? inset.top : inset.left
      placed.items = lines(section)
      length += isVertical ? inset.bottom : inset.right
    }
    if section.footer > 0 {
      placed.footer = rect(along: length, across: 0, depth: section.footer, width: breadth)
      length += section.footer
    }
    spans.append(start...max(start, length))
    return placed
  }

  private mutating func lines(_ section: Section) -> [CGRect] {
    let inset = section.inset
    let start = isVertical ? inset.left : inset.top
    let room = max(0, breadth - start - (isVertical ? inset.right : inset.bottom))
    var frames: [CGRect] = []
    var first = 0
    let isUniform = section.isUniform
    // The spacing of the full lines of a grid.
    var gridSpacing: CGFloat?
    while first < section.sizes.count {
      let end = endOfLine(from: first, section, room)
      let items = section.sizes[first..<end]
      let used = items.reduce(0) { $0 + across($1) }
      let isLast = end == section.sizes.count
      var spacing = section.itemSpacing
      if items.count > 1, !isLast || (isUniform && fills(section, used, items: items, room: room)) {
        spacing = max(spacing, (room - used) / CGFloat(items.count - 1))
      }
      if isLast, isUniform, let gridSpacing { spacing = gridSpacing }
      gridSpacing = spacing
      let depth = items.reduce(0) { max($0, along($1)) }
      var place = start
      for size in items {
        frames.append(
          rect(
            along: length + (depth - along(size)) / 2, across: place, depth: along(size),
            width: across(size)))
        place += across(size) + spacing
      }
      length += depth + (isLast ? 0 : section.lineSpacing)
      first = end
    }
    return frames
  }

  /// Whether no further item of the last one's size would fit into the last line.
  private func fills(
    _ section: Section, _ used: CGFloat, items: ArraySlice<CGSize>, room: CGFloat
  ) -> Bool {
    guard let last = items.last else { return false }
    return used + section.itemSpacing * CGFloat(items.count) + across(last) > room
  }

  /// Returns the end of a line, which holds at least one item.
  private func endOfLine(from first: Int, _ section: Section, _ room: CGFloat) -> Int {
    // A tenth of a point forgives what sizes lose by division.
    let limit = room + 0.1
    var width = across(section.sizes[first])
    var end = first + 1
    while end < section.sizes.count {
      width += section.itemSpacing + across(section.sizes[end])
      if width > limit { break }
      end += 1
    }
    return end
  }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private func rect(
    along: CGFloat, across: CGFloat, depth: CGFloat, width: CGFloat
  ) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: width, height: depth)
      : CGRect(x: along, y: across, width: depth, height: width)
  }
}
