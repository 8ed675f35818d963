// The bytes that are sent without shared memory.

import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite(.serialized) struct WireTests {
  private let server: PrivateXServer
  private let proxy: XProxy
  private let fixture: Fixture
  private let size = PixelSize(width: 200, height: 150)

  init() throws {
    server = try PrivateXServer()
    proxy = try #require(XProxy(to: server))
    fixture = try Fixture(server, display: proxy.display, size: size, allowsSharedMemory: false)
    try fixture.show()
  }

  /// Presents the whole frame after changing some pixels; the bytes that it cost.
  private func bytes(
    ofFrame serial: Int, changing places: [(x: Int, y: Int)]
  ) throws -> Int {
    let back = try fixture.acquire()
    for y in 0..<size.height {
      for x in 0..<size.width { back.pixels[x, y] = 0xFF00_0000 | UInt32(x * y) }
    }
    for place in places { back.pixels[place.x, place.y] = 0xFFFF_FFFF }
    fixture.connection.synchronize()
    let before = proxy.sentBytes
    fixture.window.present(back, damage: [back.pixels.bounds], stamp: FrameStamp(serial: serial))
    fixture.connection.synchronize()
    let cost = proxy.sentBytes - before
    let picture = (0..<size.height).flatMap { y in
      (0..<size.width).map { back.pixels[$0, y] & 0xFF_FFFF }
    }
    #expect(fixture.isPublished(serial))
    #expect(fixture.shows(picture))
    return cost
  }

  @Test func `only what differs from the frame before travels, whatever the damage`() throws {
    let whole = try bytes(ofFrame: 101, changing: [])
    #expect(whole > 4 * size.width * size.height)
    let nothing = try bytes(ofFrame: 102, changing: [])
    let one = try bytes(ofFrame: 103, changing: [(x: 9, y: 9)])
    // A request of 24 bytes with one pixel.
    #expect(one - nothing == 28)
    // Far apart, and the one from before changes back.
    let two = try bytes(ofFrame: 104, changing: [(x: 0, y: 0), (x: 199, y: 149)])
    #expect(two - nothing < 4 * 10 * 10 + 100)
  }

  @Test func `a frame of another size travels whole, and so does what is uncovered`() throws {
    _ = try bytes(ofFrame: 101, changing: [])
    let serial = try fixture.frame()
    #expect(fixture.isPublished(serial))
    let cover = fixture.observer.cover(PixelRect(x: 0, y: 0, width: 100, height: 100))
    fixture.observer.uncover(cover)
    let picture = Fixture.picture(size, serial)
    #expect(fixture.pump { fixture.shows(picture) })
    let small = PixelSize(width: 120, height: 90)
    fixture.observer.resize(fixture.window, to: small)
    #expect(fixture.wait(for: .resized(small)))
    let last = try fixture.frame()
    #expect(fixture.isPublished(last))
    #expect(fixture.shows(Fixture.picture(small, last)))
  }
}
