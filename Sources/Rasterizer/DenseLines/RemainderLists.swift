// The uncovered remainders of pixels as convex polygons, from which convex polygons are subtracted.

/// Lists of convex remainders. A list is the number of its first one; −1 has none.
final class RemainderLists {
  /// The first two are for what is left to cut, before and behind a line.
  private var pool = ListPool(
    keeping: 2, filler: ConvexRemainder(count: 0, next: -1, area: 0), placeFiller: Corner(0, 0))
  /// Corners that a remainder had too many, which are still to be cut.
  private var cornersLeft: Int32 = -1

  func removeAll() { pool.removeAll() }

  /// A list of one: the whole pixel.
  func wholePixel() -> Int32 {
    let number = pool.take()
    let ring = ring(number)
    ring[0] = Corner(0, 0)
    ring[1] = Corner(1, 0)
    ring[2] = Corner(1, 1)
    ring[3] = Corner(0, 1)
    ring.closeRing(4)
    pool[number] = ConvexRemainder(count: 4, next: -1, area: 1)
    return number
  }

  /// Gives a list up.
  func remove(_ list: Int32) { pool.giveAll(list) }

  /// Takes what lies before all of some lines away from a list; returns what is left, and its area.
  @inline(__always)
  func subtract(_ lines: Cells<PixelLine>, from list: Int32) -> (list: Int32, area: Float) {
    var result: Int32 = -1
    var area: Float = 0
    var number = list
    while number >= 0 {
      let remainder = pool[number]
      let parts = cut(number, remainder, lines: lines)
      if parts.area < remainder.area - ConvexRemainder.smallestArea {
        pool.give(number)
        area += parts.area
        var part = parts.list
        while part >= 0 {
          let next = pool[part].next
          pool[part].next = result
          result = part
          part = next
        }
      } else {
        remove(parts.list)
        pool[number].next = result
        result = number
        area += remainder.area
      }
      number = remainder.next
      if number < 0 { swap(&number, &cornersLeft) }
    }
    return (result, area)
  }
}

// Cutting.
extension RemainderLists {
  /// The part of a remainder that no line has cut off yet.
  private struct Rest {
    var number: Int32
    var count: Int
    var area: Float
  }

  /// The corners of a ring beyond a line, and the points at which the ring crosses it.
  private struct Division {
    let run: CornerRun
    let enter: Corner
    let leave: Corner
  }

  /// The part of a remainder beyond any of some lines. All of its area and an empty list where they leave it
  /// as it is.
  @inline(__always)
  private func cut(
    _ number: Int32, _ remainder: ConvexRemainder, lines: Cells<PixelLine>
  ) -> (list: Int32, area: Float) {
    var list: Int32 = -1
    var area: Float = 0
    var rest = Rest(number: number, count: remainder.count, area: remainder.area)
    for index in 1..<max(1, lines.count) where bits(rest, line: lines[index]) == allBits(rest.count)
    {
      return (-1, remainder.area)
    }
    for index in 0..<lines.count {
      let bits = bits(rest, line: lines[index])
      if bits == 0 { continue }
      if bits == allBits(rest.count) {
        if rest.number == number { return (-1, remainder.area) }
        return (keep(rest, before: list), area + rest.area)
      }
      let division = division(of: rest, bits, by: lines[index])
      area += moveOuterPart(division, of: &rest, to: &list)
      if rest.area <= ConvexRemainder.smallestArea || index &+ 1 == lines.count { break }
      keepInnerPart(division, of: &rest)
    }
    return (list, area)
  }

  @inline(__always)
  private func division(of rest: Rest, _ bits: UInt32, by line: PixelLine) -> Division {
    let source = ring(rest.number)
    let run = CornerRun(bits, source, count: rest.count, line: line)
    let end = run.first &+ run.length
    let last = run.first == 0 ? rest.count &- 1 : run.first &- 1
    return Division(
      run: run, enter: line.crossing(source[last], source[run.first]),
      leave: line.crossing(source[end &- 1], source[end]))
  }

  /// Makes the part beyond the line a remainder of the list, unless it counts as nothing; returns its area.
  @inline(__always)
  private func moveOuterPart(
    _ division: Division, of rest: inout Rest, to list: inout Int32
  ) -> Float {
    let outer = pool.take()
    let run = division.run
    ring(outer).take(
      division.enter, ring(rest.number), first: run.first, length: run.length, end: division.leave)
    let area = ring(outer).area(run.length &+ 2)
    rest.area -= area
    if area > ConvexRemainder.smallestArea {
      list = close(outer, run.length &+ 2, area: area, before: list)
    } else {
      pool.give(outer)
    }
    return area
  }

  /// Makes the rest the part on the near side of the line. A corner too many waits to be cut on its own.
  @inline(__always)
  private func keepInnerPart(_ division: Division, of rest: inout Rest) {
    let inner: Int32 = rest.number == 0 ? 1 : 0
    let end = division.run.first &+ division.run.length
    let first = end < rest.count ? end : end &- rest.count
    let length = rest.count &- division.run.length
    ring(inner).take(
      division.leave, ring(rest.number), first: first, length: length, end: division.enter)
    rest.number = inner
    rest.count = length &+ 2
    if rest.count > ConvexRemainder.mostCorners {
      let corner = split(inner)
      rest.count &-= 1
      rest.area -= pool[corner].area
      pool[corner].next = cornersLeft
      cornersLeft = corner
    }
  }

  @inline(__always)
  private func allBits(_ count: Int) -> UInt32 {
    (1 &<< UInt32(truncatingIfNeeded: count)) &- 1
  }

  @inline(__always)
  private func bits(_ rest: Rest, line: PixelLine) -> UInt32 {
    ring(rest.number).bitsBeyond(line) & allBits(rest.count)
  }
}

// Making room.
extension RemainderLists {
  @inline(__always)
  private func ring(_ number: Int32) -> CornerRing { pool.places(number) }

  /// Puts a remainder whose ring is there before a list; one with a corner too many becomes two.
  @inline(__always)
  private func close(_ number: Int32, _ count: Int, area: Float, before list: Int32) -> Int32 {
    var remainder = ConvexRemainder(count: count, next: list, area: area)
    if count > ConvexRemainder.mostCorners {
      remainder = ConvexRemainder(count: count &- 1, next: split(number), area: area)
      pool[remainder.next].next = list
      remainder.area -= pool[remainder.next].area
    }
    pool[number] = remainder
    return number
  }

  /// Takes the last corner of nine away as a remainder of its own.
  @inline(never)
  private func split(_ number: Int32) -> Int32 {
    let corner = pool.take()
    let (whole, part) = (ring(number), ring(corner))
    part[0] = whole[0]
    part[1] = whole[ConvexRemainder.mostCorners &- 1]
    part[2] = whole[ConvexRemainder.mostCorners]
    part.closeRing(3)
    whole.closeRing(ConvexRemainder.mostCorners)
    pool[corner] = ConvexRemainder(count: 3, next: -1, area: part.area(3))
    return corner
  }

  private func keep(_ rest: Rest, before list: Int32) -> Int32 {
    let number = pool.take()
    ring(number).copy(ring(rest.number))
    pool[number] = ConvexRemainder(count: rest.count, next: list, area: rest.area)
    return number
  }
}
