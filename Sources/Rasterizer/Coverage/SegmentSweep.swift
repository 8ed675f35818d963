// A plane sweep over edge segments that overlap within a row: which parts of them bound the inside.

/// Sweeps a row from top to bottom and stops at every height where a segment begins or ends or two cross. Between two
/// stops the segments have an order, so that the winding number tells which of them bound the inside
/// (Bentley and Ottmann, “Algorithms for reporting and counting geometric intersections”, 1979).
///
/// Only what changes at a cut is looked at anew: neighbours know where they meet. All that are present are passed at each
/// cut, and n segments may cross in n² / 2 heights: a caller with many says how many steps it waits for.
final class SegmentSweep {
  private let segmentStorage = Storage<EdgeSegment>()
  private let keyStorage = Storage<Int>()
  private let crossedStorage = Storage<SweepSegment>()
  /// How many more times a segment is passed.
  private var stepsLeft = Int.max

  /// Adds what bounds the inside; `winding` is that left of all segments.
  ///
  /// - Returns: The height at which it gave up, as segments were passed `mostSteps` times: nothing below was added.
  ///   Nil: all was.
  func add(
    _ source: Cells<EdgeSegment>, _ winding: Int32, rule: WindingRule, mostSteps: Int,
    to areas: AreaAccumulator
  ) -> Int32? {
    stepsLeft = mostSteps
    segmentStorage.reserve(source.count, filler: EdgeSegment.none)
    keyStorage.reserve(source.count, filler: 0)
    let keys = keyStorage.cells.slice(0, count: source.count)
    for index in 0..<keys.count { keys[index] = Int(source[index].y0) << 32 &+ index }
    keys.sort()
    for index in 0..<keys.count {
      segmentStorage.cells[index] = source[keys[index] & 0xFFFF_FFFF]
    }
    return sweep(source.count, winding, rule: rule, to: areas)
  }

  /// Sweeps from top to bottom, from stop to stop. Returns the height at which it gave up.
  private func sweep(
    _ segmentCount: Int, _ winding: Int32, rule: WindingRule, to areas: AreaAccumulator
  ) -> Int32? {
    crossedStorage.reserve(segmentCount, filler: SweepSegment(0, segmentStorage.cells[0]))
    let segments = segmentStorage.cells.slice(0, count: segmentCount)
    let crossed = crossedStorage.cells
    var count = 0
    var next = 0
    var isGone = false
    while next < segmentCount {
      var y = segments[next].y0
      repeat {
        var isNew = false
        while next < segmentCount && segments[next].y0 == y {
          insert(next, segments, crossed: crossed, count: count)
          count &+= 1
          next &+= 1
          isNew = true
        }
        let present = crossed.slice(0, count: count)
        let begin = next < segmentCount ? segments[next].y0 : .max
        let (cut, hasChanged) = order(present, y, begin: begin, segments: segments)
        if stepsLeft < 0 {
          for index in 0..<count { add(crossed[index], y, to: areas) }
          return y
        }
        if hasChanged || isNew || isGone {
          setChanges(present, y, winding: winding, rule: rule, to: areas)
        }
        y = cut
        isGone = end(crossed, &count, next: &next, y: y, segments: segments, to: areas)
      } while count > 0
    }
    return nil
  }

  /// Takes in a segment that begins.
  private func insert(
    _ number: Int, _ segments: Cells<EdgeSegment>, crossed: Cells<SweepSegment>, count: Int
  ) {
    let segment = segments[number]
    var place = count
    while place > 0 && segment.isBefore(segments[Int(crossed[place &- 1].number)], segment.y0) {
      crossed[place] = crossed[place &- 1]
      place &-= 1
    }
    stepsLeft &-= count &- place
    crossed[place] = SweepSegment(number, segment)
    if place > 0 { crossed[place &- 1].meeting = SweepSegment.unknown }
  }

  /// Lets those change places that have met at height `y`. Returns the next height where a segment
  /// begins (at `begin`) or ends or two meet, and whether any changed places.
  @inline(__always)
  private func order(
    _ present: Cells<SweepSegment>, _ y: Int32, begin: Int32, segments: Cells<EdgeSegment>
  ) -> (cut: Int32, hasChanged: Bool) {
    var hasChanged = false
    var cut = begin
    var index = 0
    var steps = 0
    while index < present.count {
      steps &+= 1
      var meeting = present[index].meeting
      if meeting <= y {
        if index &+ 1 == present.count {
          meeting = .max
        } else {
          let left = segments[Int(present[index].number)]
          let right = segments[Int(present[index &+ 1].number)]
          guard let place = left.meeting(right, y) else {
            swapWithNext(present, index)
            hasChanged = true
            index = max(index &- 1, 0)
            continue
          }
          meeting = place
        }
        present[index].meeting = meeting
      }
      cut = min(cut, min(meeting, present[index].y1))
      index &+= 1
    }
    stepsLeft &-= steps
    return (cut, hasChanged)
  }

  private func swapWithNext(_ present: Cells<SweepSegment>, _ index: Int) {
    let segment = present[index]
    present[index] = present[index &+ 1]
    present[index &+ 1] = segment
    for place in max(index &- 1, 0)...index &+ 1 {
      present[place].meeting = SweepSegment.unknown
    }
  }

  /// Finds which segments bound the inside from height `y` on.
  private func setChanges(
    _ present: Cells<SweepSegment>, _ y: Int32, winding: Int32, rule: WindingRule,
    to areas: AreaAccumulator
  ) {
    var winding = winding
    for index in 0..<present.count {
      let sign = present[index].sign
      let change = rule.change(winding, sign)
      winding &+= sign
      if change != present[index].change {
        add(present[index], y, to: areas)
        present[index].change = change
        present[index].sinceY = y
      }
    }
  }

  /// Takes out the segments that end at height `y`, or puts in what goes on where they end. Returns
  /// whether any is gone.
  private func end(
    _ crossed: Cells<SweepSegment>, _ count: inout Int, next: inout Int, y: Int32,
    segments: Cells<EdgeSegment>, to areas: AreaAccumulator
  ) -> Bool {
    var remaining = 0
    for index in 0..<count {
      if crossed[index].y1 == y {
        let old = crossed[index]
        add(old, y, to: areas)
        if remaining > 0 { crossed[remaining &- 1].meeting = SweepSegment.unknown }
        guard next < segments.count, segments[next].continues(segments[Int(old.number)]) else {
          continue
        }
        crossed[remaining] = SweepSegment(next, segments[next])
        crossed[remaining].change = old.change
        next &+= 1
      } else if remaining < index {
        crossed[remaining] = crossed[index]
      }
      remaining &+= 1
    }
    defer { count = remaining }
    return remaining < count
  }

  /// Adds what a segment has been down to height `y`.
  private func add(_ crossed: SweepSegment, _ y: Int32, to areas: AreaAccumulator) {
    let segment = segmentStorage.cells[Int(crossed.number)]
    guard crossed.change != 0, !segment.isKnown else { return }
    areas.add(
      Int(segment.position(crossed.sinceY)), Int(segment.position(y)),
      height: Int(y) &- Int(crossed.sinceY), sign: crossed.change)
  }
}
