// The presenter without a window is as unforgiving as a window.

import Testing
import Windowing

struct MemoryPresenterTests {
  private let size = PixelSize(width: 8, height: 4)

  private func fill(_ pixels: PixelBuffer, _ color: UInt32) {
    for y in 0..<pixels.height {
      for x in 0..<pixels.width { pixels[x, y] = color }
    }
  }

  /// Presents a frame of one colour.
  private func show(
    _ color: UInt32, in presenter: MemoryPresenter, damage: [PixelRect]? = nil, serial: Int = 1
  ) throws {
    let buffer = try #require(presenter.acquire())
    fill(buffer.pixels, color)
    presenter.present(
      buffer, damage: damage ?? [presenter.size.bounds], stamp: FrameStamp(serial: serial))
  }

  @Test func `an undefined buffer shows when it is not drawn whole`() throws {
    let presenter = MemoryPresenter(size: size)
    let buffer = try #require(presenter.acquire())
    #expect(buffer.age == 0)
    buffer.pixels[0, 0] = 7
    presenter.present(buffer, damage: [size.bounds], stamp: FrameStamp(serial: 1))
    #expect(presenter.screen[0, 0] == 7)
    #expect(presenter.screen[1, 0] == MemoryPresenter.undefinedPixel)
  }

  @Test func `a buffer keeps its content and comes back two frames old`() throws {
    let presenter = MemoryPresenter(size: size)
    try show(1, in: presenter)
    try show(2, in: presenter)
    let buffer = try #require(presenter.acquire())
    #expect(buffer.age == 2)
    #expect(buffer.pixels[3, 3] == 1)
  }

  @Test func `only damaged pixels reach the screen`() throws {
    let presenter = MemoryPresenter(size: size)
    try show(1, in: presenter)
    try show(2, in: presenter, damage: [PixelRect(x: 0, y: 0, width: 2, height: 1)])
    #expect(presenter.screen[1, 0] == 2)
    #expect(presenter.screen[2, 0] == 1)
    #expect(presenter.screen[0, 1] == 1)
  }

  @Test func `a frame of a new size is shown whole whatever its damage says`() throws {
    let presenter = MemoryPresenter(size: size)
    try show(1, in: presenter)
    presenter.resize(to: PixelSize(width: 3, height: 3))
    try show(2, in: presenter, damage: [])
    #expect(presenter.screen.width == 3)
    #expect(presenter.screen[2, 2] == 2)
    #expect(presenter.acquire()?.age == 0)
  }

  @Test func `with deferred completion both buffers fill up and a completion is announced`() throws
  {
    let presenter = MemoryPresenter(size: size, completion: .deferred)
    var announcements = 0
    presenter.onBufferAvailable = { announcements += 1 }
    try show(1, in: presenter)
    try show(2, in: presenter)
    #expect(presenter.acquire() == nil)
    #expect(presenter.framesInFlight == 2)
    presenter.completeOldest()
    #expect(announcements == 1)
    #expect(presenter.acquire()?.pixels[0, 0] == 1)
    presenter.completeOldest()
    #expect(announcements == 1)
  }

  @Test func `a hidden or empty presenter lends nothing`() {
    let presenter = MemoryPresenter(size: PixelSize(width: 0, height: 4))
    #expect(presenter.acquire() == nil)
    presenter.resize(to: size)
    presenter.isVisible = false
    #expect(presenter.acquire() == nil)
    presenter.isVisible = true
    #expect(presenter.acquire() != nil)
  }

  @Test func `the damage history brings every buffer up to date`() throws {
    let presenter = MemoryPresenter(size: size, buffers: 3)
    var history = DamageHistory()
    var truth = [UInt32](repeating: 0, count: size.width * size.height)
    for frame in 1...20 {
      let changed = PixelRect(
        x: frame * 3 % size.width, y: frame % size.height, width: 2, height: 1)
      let inside = changed.intersection(size.bounds)
      for x in inside.x..<inside.maxX { truth[inside.y * size.width + x] = UInt32(frame) }
      let buffer = try #require(presenter.acquire())
      let damage = frame == 1 ? [size.bounds] : [changed]
      let rects = history.repaint(age: buffer.age, damage: damage, in: size.bounds)
      for rect in rects ?? [size.bounds] {
        for y in rect.y..<rect.maxY {
          for x in rect.x..<rect.maxX { buffer.pixels[x, y] = truth[y * size.width + x] }
        }
      }
      history.record(damage)
      presenter.present(buffer, damage: damage, stamp: FrameStamp(serial: frame))
      for y in 0..<size.height {
        for x in 0..<size.width { #expect(presenter.screen[x, y] == truth[y * size.width + x]) }
      }
    }
    #expect(presenter.stamps.map(\.serial) == Array(1...20))
  }
}
