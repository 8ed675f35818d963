// Windows that are left in various ways.

import CoreGraphics
import Windowing
import X11Windowing

@MainActor
enum WindowProbe {
  /// Shows frames, says `shown` and waits for the end of its input or its own.
  static func hold() -> Int32 {
    guard let (connection, window) = open() else { return 69 }
    say("shown")
    _ = readLine()
    window.close()
    connection.close()
    return 0
  }

  /// Shows frames in several sizes, closes everything, says `closed` and waits.
  static func close() -> Int32 {
    guard let (connection, window) = open() else { return 69 }
    window.close()
    connection.close()
    say("closed")
    _ = readLine()
    return 0
  }

  static func open() -> (X11Connection, X11Window)? {
    guard let connection = try? X11Connection(),
      let window = try? X11Window(
        connection, size: PixelSize(width: 300, height: 200), title: "Probe")
    else { return nil }
    window.show()
    for serial in 1...4 { show(serial, in: window, connection) }
    return (connection, window)
  }

  private static func show(_ serial: Int, in window: X11Window, _ connection: X11Connection) {
    while true {
      connection.drain()
      if window.isVisible, let buffer = window.acquire() {
        for x in 0..<100 { buffer.pixels[x, serial] = 0xFFFF_FFFF }
        window.present(
          buffer, damage: [buffer.pixels.bounds], stamp: FrameStamp(serial: serial))
        connection.synchronize()
        return
      }
      connection.synchronize()
    }
  }
}
