// No segment outlives its window, however the window ends.

import Foundation
import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite struct SharedSegmentTests {
  private func helper(_ command: String, _ server: PrivateXServer) throws -> HelperProcess {
    try HelperProcess("window-probe", [command], environment: ["DISPLAY": server.display])
  }

  @Test func `a window's segment is private, attached on both sides and marked for removal`()
    throws
  {
    let server = try PrivateXServer()
    let helper = try helper("hold", server)
    try #require(helper.line() == "shown")
    let found = SharedSegments.made(by: helper.identifier)
    #expect(found.map(\.attached) == [2])
    // The kernel shows 1000 (octal) for a segment that goes when nobody is attached.
    #expect(found.map(\.mode) == ["1600"])
    #expect(helper.finish() == 0)
  }

  @Test func `nothing is left after closing, while the program still runs`() throws {
    let server = try PrivateXServer()
    let helper = try helper("close", server)
    try #require(helper.line() == "closed")
    #expect(SharedSegments.made(by: helper.identifier).isEmpty)
    #expect(helper.finish() == 0)
  }

  @Test func `nothing is left after a kill without warning`() throws {
    let server = try PrivateXServer()
    let helper = try helper("hold", server)
    try #require(helper.line() == "shown")
    #expect(!SharedSegments.made(by: helper.identifier).isEmpty)
    helper.signal(SIGKILL)
    #expect(helper.finish() == -SIGKILL)
    // The server notices the closed connection before it answers a new one.
    let connection = try X11Connection(display: server.display)
    connection.synchronize()
    connection.close()
    #expect(SharedSegments.made(by: helper.identifier).isEmpty)
  }

  @Test(arguments: [
    (PixelSize(width: 375, height: 667), PixelSize?.none, PixelSize(width: 384, height: 667)),
    (
      PixelSize(width: 380, height: 600), PixelSize(width: 384, height: 667),
      PixelSize(width: 384, height: 667)
    ),
    (
      PixelSize(width: 400, height: 600), PixelSize(width: 384, height: 667),
      PixelSize(width: 608, height: 667)
    ),
    (
      PixelSize(width: 400, height: 700), PixelSize(width: 384, height: 667),
      PixelSize(width: 608, height: 1050)
    ),
    (
      PixelSize(width: 200, height: 200), PixelSize(width: 800, height: 800),
      PixelSize(width: 208, height: 200)
    ),
    (
      PixelSize(width: 16000, height: 9), PixelSize(width: 12000, height: 9),
      PixelSize(width: 16384, height: 9)
    ),
  ])
  func `surfaces grow by half, keep while they fit and shrink at a quarter`(
    size: PixelSize, old: PixelSize?, expected: PixelSize
  ) {
    #expect(SurfaceCapacity.next(for: size, old: old) == expected)
  }

  @Test func `a buffer far too large is given back when a small frame has been read`() throws {
    let server = try PrivateXServer()
    let fixture = try Fixture(server, size: PixelSize(width: 800, height: 600))
    try fixture.show()
    #expect(fixture.pump { !fixture.window.isBeingRead })
    try fixture.burst(2)
    #expect(fixture.window.segmentIdentifiers.count == 2)
    #expect(fixture.pump { !fixture.window.isBeingRead })
    let small = PixelSize(width: 60, height: 40)
    fixture.observer.resize(fixture.window, to: small)
    try #require(fixture.wait(for: .resized(small)))
    try fixture.frame()
    #expect(fixture.pump { fixture.window.segmentIdentifiers.count == 1 })
    let serial = try fixture.frame()
    #expect(fixture.isPublished(serial))
    #expect(fixture.shows(Fixture.picture(small, serial)))
    #expect(fixture.connection.faults.isEmpty)
  }

  @Test(arguments: Path.allCases, ["320x240x16", "320x240x24"])
  func `a window at rest has one buffer, made to measure, with the picture in it`(
    path: Path, screen: String
  ) throws {
    let server = try PrivateXServer(path.serverArguments, screen: screen)
    let fixture = try path.fixture(server, size: PixelSize(width: 300, height: 200))
    try fixture.show()
    let size = PixelSize(width: 211, height: 133)
    fixture.observer.resize(fixture.window, to: size)
    try #require(fixture.wait(for: .resized(size)))
    let serial = try fixture.frame()
    #expect(fixture.isPublished(serial))
    let picture = fixture.observer.numbers(of: fixture.window)
    #expect(fixture.pump { !fixture.window.isBeingRead })
    fixture.window.fitMemory()
    #expect(fixture.window.capacities == [PixelSize(width: 224, height: 133)])
    #expect(fixture.window.segmentIdentifiers.count == (path == .sharedMemory ? 1 : 0))
    // Nothing is drawn: what is uncovered comes from the new memory.
    fixture.observer.uncover(fixture.observer.cover(size.bounds))
    #expect(fixture.pump { fixture.observer.numbers(of: fixture.window) == picture })
    let change = PixelRect(x: 0, y: 0, width: 8, height: 8)
    #expect(fixture.isPublished(try fixture.frame(damage: [change])))
    #expect(fixture.pump { fixture.observer.numbers(of: fixture.window) != picture })
    #expect(fixture.connection.faults.isEmpty)
  }

  @Test(.enabled(if: givesPagesAhead, "the kernel gives no pages ahead"))
  func `the memory of the first frame is there before it is drawn`() throws {
    let server = try PrivateXServer()
    let fixture = try Path.sharedMemory.fixture(server, size: PixelSize(width: 304, height: 201))
    fixture.window.prepareFirstBuffer()
    #expect(fixture.window.capacities == [PixelSize(width: 304, height: 201)])
    let segments = fixture.window.segmentIdentifiers
    #expect(segments.count == 1)
    #expect(fixture.pump { Self.residentSizes(ofSegmentsOf: 240).contains(240) })
    try fixture.show()
    #expect(fixture.isPublished(try fixture.frame()))
    #expect(fixture.window.segmentIdentifiers.contains(segments[0]))
    #expect(fixture.connection.faults.isEmpty)
  }

  /// Whether the kernel has `MADV_POPULATE_WRITE`, which came with Linux 5.14.
  private static let givesPagesAhead: Bool = {
    let pages = unsafe mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    defer { unsafe munmap(pages, 4096) }
    return unsafe madvise(pages, 4096, 23) == 0
  }()

  /// The resident parts of this process's segments of a size, both in KiB.
  private static func residentSizes(ofSegmentsOf size: Int) -> [Int] {
    let lines = KernelFile.text("/proc/self/smaps").split(separator: "\n")
      .map { $0.split(separator: " ") }
    return lines.indices.filter { index in
      lines[index].contains { $0.hasPrefix("/SYSV") } && lines[index + 1][1] == "\(size)"
    }.compactMap { index in
      lines[index...].first { $0[0] == "Rss:" }.flatMap { Int($0[1]) }
    }
  }

  @Test func `memory that is given up before a slow server has it is no fault`() throws {
    let server = try PrivateXServer()
    let proxy = try #require(XProxy(to: server))
    let fixture = try Fixture(
      server, display: proxy.display, size: PixelSize(width: 300, height: 200))
    try fixture.show()
    let (small, large) = (PixelSize(width: 211, height: 133), PixelSize(width: 400, height: 300))
    fixture.observer.resize(fixture.window, to: small)
    try #require(fixture.wait(for: .resized(small)))
    #expect(fixture.isPublished(try fixture.frame()))
    try #require(fixture.pump { !fixture.window.isBeingRead })
    server.standStill()
    // The shown frame goes into memory made to measure, which another size makes useless at once.
    fixture.window.fitMemory()
    proxy.say(Self.configured(fixture.window, to: large))
    try #require(fixture.wait(for: .resized(large)))
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.2)
      server.goOn()
    }
    let serial = try fixture.frame()
    fixture.observer.resize(fixture.window, to: large)
    #expect(fixture.isPublished(serial))
    #expect(fixture.isPublished(try fixture.frame()))
    #expect(fixture.connection.report.sharedMemory.works)
    #expect(fixture.connection.faultDescriptions == [])
  }

  /// The server's event of a window's size, as it is on the wire.
  private static func configured(_ window: X11Window, to size: PixelSize) -> [UInt8] {
    func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    let configureNotify: [UInt8] = [22, 0, 0, 0]
    let number = bytes(Int(window.identifier), 4)
    let place = bytes(0, 8)
    let event =
      configureNotify + number + number + place + bytes(size.width, 2) + bytes(size.height, 2)
    return event + [UInt8](repeating: 0, count: 32 - event.count)
  }

  @Test func `dragging a window's edge over 600 sizes makes few surfaces`() {
    var capacity: PixelSize?
    var made = 0
    for step in 0..<600 {
      let next = SurfaceCapacity.next(
        for: PixelSize(width: 300 + step, height: 200 + step), old: capacity)
      if next != capacity { made += 1 }
      capacity = next
    }
    #expect(made <= 8)
  }
}
