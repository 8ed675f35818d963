// The server shows the pixels that were drawn, byte for byte.

import TestSupport
import Testing
import Windowing
import X11Windowing

/// How frames get to the server.
enum Path: String, CaseIterable, Sendable {
  case sharedMemory, refused, missingExtension

  var serverArguments: [String] { self == .missingExtension ? ["-extension", "MIT-SHM"] : [] }

  func server() throws -> PrivateXServer { try PrivateXServer(serverArguments) }

  func fixture(_ server: PrivateXServer, size: PixelSize = PixelSize(width: 60, height: 40))
    throws -> Fixture
  {
    try Fixture(server, size: size, allowsSharedMemory: self != .refused)
  }
}

@Suite(.serialized) struct X11WindowPixelTests {
  @Test(arguments: Path.allCases)
  func `a frame's pixels are on the screen when its stamp is`(path: Path) throws {
    let server = try path.server()
    let fixture = try path.fixture(server)
    #expect(fixture.connection.report.sharedMemory.works == (path == .sharedMemory))
    try fixture.show()
    for _ in 0..<5 {
      let serial = try fixture.frame()
      try #require(fixture.isPublished(serial))
      #expect(fixture.shows(Fixture.picture(fixture.window.size, serial)))
    }
  }

  @Test(arguments: Path.allCases)
  func `only damaged pixels change`(path: Path) throws {
    let server = try path.server()
    let fixture = try path.fixture(server)
    try fixture.show()
    let damage = [
      PixelRect(x: 3, y: 2, width: 7, height: 5), PixelRect(x: 50, y: 30, width: 40, height: 40),
    ]
    let serial = try fixture.frame(damage: damage)
    try #require(fixture.isPublished(serial))
    let size = fixture.window.size
    var expected = Fixture.picture(size, serial - 1)
    for rect in damage.clipped(to: size.bounds) {
      for y in rect.y..<rect.maxY {
        for x in rect.x..<rect.maxX {
          expected[y * size.width + x] = Fixture.color(x, y, serial)
        }
      }
    }
    #expect(fixture.shows(expected))
  }

  @Test(arguments: Path.allCases)
  func `frames of every size in a storm of resizes are shown whole`(path: Path) throws {
    let server = try path.server()
    let fixture = try path.fixture(server)
    try fixture.show()
    for step in 1...30 {
      let size = PixelSize(width: 20 + step * 37 % 300, height: 10 + step * 53 % 200)
      fixture.observer.resize(fixture.window, to: size)
      try #require(fixture.pump { fixture.window.size == size })
      #expect(fixture.events.last == .resized(size))
      // Whatever the damage says: a frame of a new size is put whole.
      let serial = try fixture.frame(damage: [])
      try #require(fixture.isPublished(serial))
      #expect(fixture.shows(Fixture.picture(size, serial)))
    }
    #expect(fixture.connection.faults.isEmpty)
  }

  @Test func `a picture larger than a request is put in bands`() throws {
    let server = try PrivateXServer(["-maxbigreqsize", "1"])
    let size = PixelSize(width: 1200, height: 1000)
    let fixture = try Path.refused.fixture(server, size: size)
    #expect(fixture.connection.report.maximumRequestBytes < 1200 * 1000 * 4)
    try fixture.show()
    let serial = try fixture.frame()
    try #require(fixture.isPublished(serial))
    #expect(fixture.shows(Fixture.picture(size, serial)))
    #expect(fixture.connection.faults.isEmpty)
  }

  @Test(arguments: Path.allCases)
  func `an uncovered part is shown again from the last frame without a new one`(path: Path) throws {
    let server = try path.server()
    let fixture = try path.fixture(server)
    try fixture.show()
    let serial = try fixture.frame()
    try #require(fixture.isPublished(serial))
    let picture = Fixture.picture(fixture.window.size, serial)
    let cover = fixture.observer.cover(PixelRect(x: 10, y: 10, width: 20, height: 20))
    fixture.observer.uncover(cover)
    #expect(fixture.pump { fixture.shows(picture) })
    #expect(
      fixture.observer.property("_VITRINE_FRAME", of: fixture.window.identifier)[0] == UInt(serial))
  }

  @Test func `a frame made before the window is shown appears with it`() throws {
    let server = try PrivateXServer()
    let fixture = try Path.sharedMemory.fixture(server)
    let serial = try fixture.frame()
    fixture.window.show()
    let picture = Fixture.picture(fixture.window.size, serial)
    #expect(
      fixture.pump {
        fixture.window.isVisible && fixture.shows(picture)
      })
  }

  @Test func `the stamp holds serial, time, zoom and size`() throws {
    let server = try PrivateXServer()
    let fixture = try Path.sharedMemory.fixture(server)
    try fixture.show()
    let serial = try fixture.frame()
    try #require(fixture.isPublished(serial))
    #expect(
      fixture.observer.property("_VITRINE_FRAME", of: fixture.window.identifier)
        == [UInt(serial), UInt(serial * 16_667), 1250, 60, 40])
  }

  @Test(arguments: Path.allCases)
  func `a buffer's age tells which frame it holds`(path: Path) throws {
    let server = try path.server()
    let fixture = try path.fixture(server)
    try fixture.show()
    var drawn: [UInt32] = [0, 0xFF00_0000 | Fixture.color(0, 0, 1)]
    for serial in 2...9 {
      let back = try fixture.acquire()
      #expect(back.age == 0 || back.pixels[0, 0] == drawn[serial - back.age])
      drawn.append(0xFF00_0000 | UInt32(serial))
      back.pixels[0, 0] = drawn[serial]
      fixture.window.present(
        back, damage: [PixelRect(x: 0, y: 0, width: 1, height: 1)],
        stamp: FrameStamp(serial: serial))
    }
  }

  @Test(arguments: Path.allCases)
  func `buffers run out until the server has read one, which is announced`(path: Path) throws {
    let server = try path.server()
    let fixture = try path.fixture(server)
    try fixture.show()
    var announcements = 0
    fixture.window.onBufferAvailable = { announcements += 1 }
    var shown = 1
    while let buffer = fixture.window.acquire() {
      shown += 1
      try #require(shown < 4)
      fixture.window.present(
        buffer, damage: [buffer.pixels.bounds], stamp: FrameStamp(serial: shown))
    }
    #expect(announcements == 0)
    #expect(fixture.pump { announcements > 0 })
    #expect(fixture.window.acquire() != nil)
  }
}
