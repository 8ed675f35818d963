// A full frame from the put to its completion, ours beside plain Xlib, in turn.

internal import CBenchmark
internal import CoreGraphics
internal import Glibc
internal import Windowing
internal import X11Windowing

@MainActor
enum PutMeasurement {
  private static let size = PixelSize(width: 1920, height: 1080)
  private static let turns = 601

  /// Nil without a display that has MIT-SHM and room for two such windows side by side.
  static func row() -> Row? {
    guard let connection = try? X11Connection(), connection.screenSize.width >= 2 * size.width,
      let window = try? X11Window(connection, size: size, title: "Put"),
      let raw = unsafe benchmark_open_window(
        Int32(size.width), Int32(size.width), Int32(size.height))
    else { return nil }
    window.show()
    while !window.isVisible { wait(connection) }
    var (ours, plain) = ([Double](), [Double]())
    for turn in 1...turns {
      // Who follows whom finds other things in the processor's caches.
      if turn.isMultiple(of: 2) { plain.append(unsafe benchmark_put(raw)) }
      ours.append(seconds(turn, window, connection))
      if !turn.isMultiple(of: 2) { plain.append(unsafe benchmark_put(raw)) }
    }
    unsafe benchmark_close_window(raw)
    window.close()
    connection.close()
    return Row(
      workload: "full frame, put to completion", size: "1920×1080", unit: "µs",
      ours: Harness.median(ours) * 1e6, peers: ["plain C": Harness.median(plain) * 1e6],
      target: .ratio(1.05, of: "plain C"))
  }

  private static func seconds(
    _ serial: Int, _ window: X11Window, _ connection: X11Connection
  ) -> Double {
    let start = ContinuousClock.now
    while true {
      if let buffer = window.acquire() {
        window.present(buffer, damage: [size.bounds], stamp: FrameStamp(serial: serial))
        break
      }
      wait(connection)
    }
    while window.isBeingRead { wait(connection) }
    return start.duration(to: .now) / .seconds(1)
  }

  private static func wait(_ connection: X11Connection) {
    var polled = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
    if !connection.hasQueuedEvents { unsafe poll(&polled, 1, 100) }
    connection.drain()
  }
}
