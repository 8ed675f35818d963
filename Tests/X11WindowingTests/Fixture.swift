// A window on a server of its own, with somebody who looks at it.

internal import CXTest
import TestSupport
import Testing
import Windowing
import X11Windowing

/// Draws frames of known pixels and waits for what comes of them.
final class Fixture {
  let connection: X11Connection
  let window: X11Window
  let observer: Observer
  var events: [InputEvent] = []
  private var serial = 0

  /// `display`: what the window's own connection calls the server. Default: what the server does.
  init(
    _ server: PrivateXServer, display: String? = nil,
    size: PixelSize = PixelSize(width: 60, height: 40),
    allowsSharedMemory: Bool = true, title: String = "Test",
    visual: String? = nil, pace: X11PaceSource? = nil, allowsPointing: Bool = true
  ) throws {
    connection = try X11Connection(
      display: display ?? server.display, allowsSharedMemory: allowsSharedMemory, visual: visual,
      pace: pace, allowsPointing: allowsPointing)
    window = try X11Window(connection, size: size, title: title)
    observer = try Observer(server.display)
    window.onEvent = { [unowned self] in events.append($0) }
  }

  deinit { connection.close() }

  /// Dispatches events until the condition holds; false after two minutes.
  func pump(until condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < end {
      connection.drain()
      if condition() { return true }
      var polled = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
      if !connection.hasQueuedEvents { unsafe poll(&polled, 1, 20) }
    }
    return false
  }

  /// Dispatches the next events, once, as a loop does that sleeps until there are some; then waits for the
  /// condition and dispatches no more.
  func holds(afterNextEvents condition: () -> Bool) -> Bool {
    var polled = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
    if !connection.hasQueuedEvents { unsafe poll(&polled, 1, 120_000) }
    connection.drain()
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end {
      if condition() { return true }
      poll(nil, 0, 20)
    }
    return false
  }

  func wait(for event: InputEvent) -> Bool { pump { events.contains(event) } }

  /// Shows the window with a first frame, when the exposure that showing brings is over.
  func show() throws {
    window.show()
    try #require(pump { window.isVisible })
    connection.synchronize()
    connection.drain()
    try frame()
  }

  /// A colour that depends on the place and the frame.
  static func color(_ x: Int, _ y: Int, _ serial: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: (x &* 7919) ^ (y &* 104_729) ^ (serial &* 1_299_709)) & 0xFF_FFFF
  }

  /// Whether these are the window's pixels; they themselves would fill the log.
  func shows(_ picture: [UInt32]) -> Bool { observer.pixels(of: window) == picture }

  static func picture(_ size: PixelSize, _ serial: Int) -> [UInt32] {
    (0..<size.height).flatMap { y in (0..<size.width).map { color($0, y, serial) } }
  }

  /// The colours in a buffer, as ``picture(_:_:)`` names them.
  static func colors(_ pixels: PixelBuffer) -> [UInt32] {
    (0..<pixels.height).flatMap { y in
      (0..<pixels.width).map { x in pixels[x, y] & 0xFF_FFFF }
    }
  }

  /// The next buffer, when the server has read it.
  func acquire() throws -> BackBuffer {
    var buffer: BackBuffer?
    _ = pump {
      buffer = window.acquire()
      return buffer != nil
    }
    return try #require(buffer)
  }

  /// Draws a whole frame and presents `damage` of it, by default all. Returns its serial.
  @discardableResult
  func frame(damage: [PixelRect]? = nil) throws -> Int {
    draw(in: try acquire(), damage: damage)
  }

  /// The same in a buffer that was acquired.
  @discardableResult
  func draw(in back: BackBuffer, damage: [PixelRect]? = nil) -> Int {
    serial += 1
    for y in 0..<back.pixels.height {
      for x in 0..<back.pixels.width {
        back.pixels[x, y] = 0xFF00_0000 | Self.color(x, y, serial)
      }
    }
    let stamp = FrameStamp(
      serial: serial, timeMicroseconds: serial * 16_667, zoomThousandths: 1250)
    window.present(back, damage: damage ?? [back.pixels.bounds], stamp: stamp)
    return serial
  }

  /// Presents so many frames at once, none of which counts as read before events are handed on, and then
  /// there is no further buffer.
  func burst(_ count: Int) throws {
    for _ in 0..<count {
      let back = try #require(window.acquire())
      window.present(back, damage: [back.pixels.bounds], stamp: FrameStamp(serial: serial))
    }
    #expect(window.acquire() == nil)
  }

  /// Waits until others see the frame.
  func isPublished(_ serial: Int) -> Bool {
    pump { observer.property("_VITRINE_FRAME", of: window.identifier).first == UInt(serial) }
  }
}
