// Monotone chains of edges: rows in which they do not meet need no order of the edges.

/// The y-monotone chains of edges that cross a row.
///
/// A chain crosses each height once at most. Where no two chains of a row share a column between their ends, and
/// those that begin or end within the row do so in pairs of neighbours, the winding beside a chain is the
/// same at each height where it is.
final class MonotoneChains {
  private let chains = Storage<MonotoneChain>()
  /// The numbers of those that cross the row, from left to right after `areInOrder`.
  private let present = Storage<Int32>()
  private var presentCount = 0

  /// Prepares for edges of chains with numbers below `count`.
  func begin(_ count: Int) {
    chains.reserve(count, filler: MonotoneChain.none)
    present.reserve(count, filler: 0)
    chains.cells.slice(0, count: count).fill(MonotoneChain.none)
  }

  /// The change that the chain of an edge makes to the inside, after `areInOrder`: see `WindingRule.change`.
  @inline(__always)
  func change(at edge: ActiveEdge) -> Int32 { chains.cells[Int(edge.chain)].change }

  /// Whether the chains of the row's edges, in any order, stand side by side. Then they know their changes.
  func areInOrder(_ edges: Cells<ActiveEdge>, _ strip: RowBorders, rule: WindingRule) -> Bool {
    gather(edges, Int32(truncatingIfNeeded: strip.top))
    sort()
    let chains = chains.cells
    var winding: Int32 = 0
    var right = Int32.min
    var ends = OpenEnds(strip)
    for index in 0..<presentCount {
      let number = Int(present.cells[index])
      let chain = chains[number]
      guard chain.low >= right, ends.match(chain) else { return false }
      right = chain.high
      chains[number].change = rule.change(winding, chain.sign)
      winding &+= chain.sign
    }
    return ends.areMatched
  }

  private func gather(_ edges: Cells<ActiveEdge>, _ row: Int32) {
    let (chains, present) = (chains.cells, present.cells)
    var count = 0
    for index in 0..<edges.count {
      let edge = edges[index]
      let number = Int(edge.chain)
      if chains[number].row == row {
        chains[number].add(edge)
      } else {
        chains[number] = MonotoneChain(edge, row)
        present[count] = edge.chain
        count &+= 1
      }
    }
    presentCount = count
  }

  /// By the left ends, then by the right ones.
  private func sort() {
    let (chains, present) = (chains.cells, present.cells)
    for index in 0..<presentCount {
      let number = present[index]
      let order = chains[Int(number)].order
      var place = index
      while place > 0 && chains[Int(present[place &- 1])].order > order {
        present[place] = present[place &- 1]
        place &-= 1
      }
      present[place] = number
    }
  }
}

/// A chain's part in a row.
private struct MonotoneChain: BitwiseCopyable {
  var low: Int32
  var high: Int32
  /// Its ends, also where they lie beyond the row.
  var top: Int32
  var bottom: Int32
  var sign: Int32
  var change: Int32
  /// The top of the row that this is about.
  var row: Int32

  static let none = MonotoneChain(low: 0, high: 0, top: 0, bottom: 0, sign: 0, change: 0, row: .min)

  var order: Int { Int(low) << 32 &+ Int(high) }
}

extension MonotoneChain {
  @inline(__always)
  init(_ edge: ActiveEdge, _ row: Int32) {
    (low, high) = (edge.low, edge.high)
    (top, bottom) = (edge.top, edge.bottom)
    (sign, change) = (edge.sign, 0)
    self.row = row
  }

  @inline(__always)
  mutating func add(_ edge: ActiveEdge) {
    (low, high) = (min(low, edge.low), max(high, edge.high))
    (top, bottom) = (min(top, edge.top), max(bottom, edge.bottom))
  }
}

/// The ends within a row that wait for the next chain's.
private struct OpenEnds {
  private let strip: (top: Int32, bottom: Int32)
  private var top = Int32.min
  private var bottom = Int32.min
  private var sign: Int32 = 0

  init(_ strip: RowBorders) {
    self.strip = (
      Int32(truncatingIfNeeded: strip.top), Int32(truncatingIfNeeded: strip.bottom)
    )
  }

  var areMatched: Bool { top == .min && bottom == .min }

  /// Takes the next chain to the right; whether it ends where the one before does if that ends in the row.
  @inline(__always)
  mutating func match(_ chain: MonotoneChain) -> Bool {
    let isOpposite = chain.sign &+ sign == 0
    sign = chain.sign
    return Self.match(&top, chain.top, isInside: chain.top > strip.top, isOpposite: isOpposite)
      && Self.match(
        &bottom, chain.bottom, isInside: chain.bottom < strip.bottom, isOpposite: isOpposite)
  }

  @inline(__always)
  private static func match(
    _ open: inout Int32, _ end: Int32, isInside: Bool, isOpposite: Bool
  ) -> Bool {
    if open != .min {
      let isMatched = end == open && isOpposite
      open = .min
      return isMatched
    }
    if isInside { open = end }
    return true
  }
}
