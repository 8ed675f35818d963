// Which buffer is next, how old it is, and when there is none.

import Testing
import Windowing

struct BufferRingTests {
  @Test func `two buffers alternate and are two frames old from the third frame on`() throws {
    var ring = BufferRing(count: 2)
    var ages: [Int] = []
    var slots: [Int] = []
    for _ in 0..<5 {
      let slot = try #require(ring.acquire())
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
      let slot = try #require(ring.acquire())
      #expect(ring.age(of: slot) == expected)
      ring.present(slot)
    }
  }

  @Test func `a buffer that is read is not handed out until every reader is done`() throws {
    var ring = BufferRing(count: 2)
    let first = try #require(ring.acquire())
    ring.present(first)
    ring.beginReading(first)
    ring.beginReading(first)
    let second = try #require(ring.acquire())
    ring.present(second)
    #expect(ring.acquire() == nil)
    ring.endReading(first)
    #expect(ring.acquire() == nil)
    ring.endReading(first)
    #expect(ring.acquire() == first)
  }

  @Test func `the front buffer is not handed out even when nobody reads it`() throws {
    var ring = BufferRing(count: 2)
    let first = try #require(ring.acquire())
    ring.present(first)
    ring.beginReading(first)
    let second = try #require(ring.acquire())
    ring.present(second)
    #expect(ring.front == second)
    #expect(ring.acquire() == nil)
  }

  @Test func `acquiring twice gives the same buffer`() {
    var ring = BufferRing(count: 3)
    #expect(ring.acquire() == ring.acquire())
  }

  @Test func `an invalidated buffer has age 0`() throws {
    var ring = BufferRing(count: 1)
    let slot = try #require(ring.acquire())
    ring.present(slot)
    ring.invalidate(slot)
    #expect(ring.acquire() == slot)
    #expect(ring.age(of: slot) == 0)
  }

  @Test func `of three buffers the free one with the newest content is taken`() throws {
    var ring = BufferRing(count: 3)
    for _ in 0..<3 { ring.present(try #require(ring.acquire())) }
    let slot = try #require(ring.acquire())
    #expect(ring.age(of: slot) == 2)
  }
}
