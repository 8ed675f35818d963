// Who tells that the server has read a frame, at rest and while the content moves.

import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite struct CompletionTests {
  @Test func `frames that the server has read before the next one share a buffer`() throws {
    let server = try PrivateXServer()
    let fixture = try Fixture(server, pace: .present)
    try fixture.show()
    try #require(fixture.pump { !fixture.window.isBeingRead })
    for step in 0..<20 {
      fixture.window.isAnimating = step > 10
      try fixture.frame()
      try #require(fixture.pump { !fixture.window.isBeingRead })
    }
    #expect(fixture.window.segmentIdentifiers.count == 1)
    #expect(try fixture.acquire().age == 1)
  }

  @Test
  func
    `at rest a window has up to two buffers, while its content moves a third that it gives back`()
    throws
  {
    let server = try PrivateXServer()
    let fixture = try Fixture(server, pace: .present)
    try fixture.show()
    try #require(fixture.pump { !fixture.window.isBeingRead })
    try fixture.burst(2)
    #expect(fixture.window.segmentIdentifiers.count == 2)
    try #require(fixture.pump { !fixture.window.isBeingRead })
    fixture.window.isAnimating = true
    try fixture.burst(3)
    #expect(fixture.window.segmentIdentifiers.count == 3)
    fixture.window.isAnimating = false
    #expect(
      fixture.pump {
        !fixture.window.isBeingRead && fixture.window.segmentIdentifiers.count == 2
      })
    #expect(fixture.connection.faults.isEmpty)
  }

  @Test(arguments: [X11PaceSource.present, .fixed], [true, false])
  func `every frame of a moving window is read in the end, and its pixels are right`(
    pace: X11PaceSource, sharesMemory: Bool
  ) throws {
    let server = try PrivateXServer()
    let fixture = try Fixture(server, allowsSharedMemory: sharesMemory, pace: pace)
    try fixture.show()
    fixture.window.isAnimating = true
    var serial = 0
    for step in 0..<40 {
      fixture.window.isAnimating = step % 8 < 5
      serial = try fixture.frame()
    }
    #expect(fixture.pump { !fixture.window.isBeingRead })
    try #require(fixture.isPublished(serial))
    #expect(fixture.shows(Fixture.picture(fixture.window.size, serial)))
    #expect(fixture.connection.faults.isEmpty)
  }

  @Test func `through any order of covering, hiding and moving a window comes back with its frame`()
    throws
  {
    let server = try PrivateXServer()
    let fixture = try Fixture(server, pace: .present)
    try fixture.show()
    try Fuzz.run(25) { generator, trace in
      var cover: UInt?
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: fixture.observer.unmap(fixture.window)
        case 1: fixture.observer.map(fixture.window)
        case 2 where cover == nil:
          cover = fixture.observer.cover(PixelRect(x: 0, y: 0, width: 300, height: 300))
        case 3: fixture.window.isAnimating.toggle()
        default:
          if let buffer = fixture.window.acquire() {
            fixture.window.present(
              buffer, damage: [buffer.pixels.bounds], stamp: FrameStamp(serial: 1))
          }
        }
        if Bool.random(using: &generator) { fixture.connection.drain() }
      }
      fixture.observer.map(fixture.window)
      if let cover { fixture.observer.uncover(cover) }
      try #require(fixture.pump { fixture.window.isVisible }, "\(trace)")
      let serial = try fixture.frame()
      try #require(fixture.isPublished(serial), "\(trace)")
      let picture = Fixture.picture(fixture.window.size, serial)
      #expect(fixture.pump { fixture.shows(picture) }, "\(trace)")
    }
    #expect(fixture.connection.faults.isEmpty)
  }
}
