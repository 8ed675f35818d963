// Which buffer is next, how old it is, and when there is none.

import Testing
import Windowing

extension BufferRing {
  /// The next slot; a test without one stops.
  fileprivate mutating func next() throws -> Int {
    let slot = acquire()
    return try #require(slot)
  }
}

struct BufferRingTests {
  @Test func `two buffers alternate and are two frames old from the third frame on`() throws {
    var ring = BufferRing(count: 2)
    var ages: [Int] = []
    var slots: [Int] = []
    for _ in 0..<5 {
      let slot = try ring.next()
      slots.append(slot)
      ages.append(ring.age(of: slot))
      ring.present(slot)
    }
    #expect(ages == [0, 0, 2, 2, 2])
    #expect(slots[0] == slots[2] && slots[1] == slots[3] && slots[0] != slots[1])
  }

  @Test func `a single buffer is always one frame old`() throws {
    var ring = BufferRing(count: 1)
    for expected in [0, 1, 1] {
      let slot = try ring.next()
      #expect(ring.age(of: slot) == expected)
      ring.present(slot)
    }
  }

  @Test func `a buffer that is read is not handed out until every reader is done`() throws {
    var ring = BufferRing(count: 2)
    let first = try ring.next()
    ring.present(first)
    ring.beginReading(first)
    ring.beginReading(first)
    let second = try ring.next()
    ring.present(second)
    for expected in [nil, nil, first] {
      let handed = ring.acquire()
      #expect(handed == expected)
      ring.endReading(first)
    }
  }

  @Test func `the front buffer is not handed out even when nobody reads it`() throws {
    var ring = BufferRing(count: 2)
    let first = try ring.next()
    ring.present(first)
    ring.beginReading(first)
    let second = try ring.next()
    ring.present(second)
    #expect(ring.front == second)
    let handed = ring.acquire()
    #expect(handed == nil)
  }

  @Test
  func `a ring that draws over the front hands out the front slot again once it has no readers`()
    throws
  {
    var ring = BufferRing(count: 2)
    ring.drawsOverFront = true
    let first = try ring.next()
    ring.present(first)
    for _ in 0..<3 {
      let again = try ring.next()
      #expect(again == first)
      #expect(ring.age(of: again) == 1)
      ring.present(again)
    }
    ring.beginReading(first)
    let second = try ring.next()
    #expect(second != first)
    ring.present(second)
    ring.endReading(first)
    // Its content is newer.
    let handed = ring.acquire()
    #expect(handed == second)
  }

  @Test func `acquiring twice gives the same buffer`() {
    var ring = BufferRing(count: 3)
    let slot = ring.acquire()
    let again = ring.acquire()
    #expect(slot != nil && slot == again)
  }

  @Test func `an invalidated buffer has age 0`() throws {
    var ring = BufferRing(count: 1)
    let slot = try ring.next()
    ring.present(slot)
    ring.invalidate(slot)
    let handed = ring.acquire()
    #expect(handed == slot)
    #expect(ring.age(of: slot) == 0)
  }

  @Test func `the free buffer with the newest content is taken`() throws {
    var ring = BufferRing(count: 3)
    for _ in 0..<3 { ring.present(try ring.next()) }
    let slot = try ring.next()
    #expect(ring.age(of: slot) == 2)
  }
}
