// Time of a full frame from the put to its completion.

import CoreGraphics
import Dispatch
import Windowing
import X11Windowing

@MainActor
enum PutProbe {
  /// Puts 300 whole frames of 1920 × 1080, each when the one before has been read, and says the
  /// median in microseconds.
  static func put() -> Int32 {
    guard let connection = try? X11Connection(),
      let window = try? X11Window(
        connection, size: PixelSize(width: 1920, height: 1080), title: "Put")
    else { return 69 }
    window.show()
    while !window.isVisible { step(connection) }
    let times = (1...300).map { microseconds(serial: $0, window, connection) }.sorted()
    say("\(times[times.count / 2])")
    window.close()
    connection.close()
    return 0
  }

  private static func microseconds(
    serial: Int, _ window: X11Window, _ connection: X11Connection
  ) -> Int {
    let start = DispatchTime.now().uptimeNanoseconds
    while true {
      if let buffer = window.acquire() {
        window.present(
          buffer, damage: [buffer.pixels.bounds], stamp: FrameStamp(serial: serial))
        break
      }
      step(connection)
    }
    while window.isBeingRead { step(connection) }
    return Int(DispatchTime.now().uptimeNanoseconds - start) / 1000
  }

  private static func step(_ connection: X11Connection) {
    var polled = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
    if !connection.hasQueuedEvents { unsafe poll(&polled, 1, 100) }
    connection.drain()
  }
}
