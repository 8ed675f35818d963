// A window whose content moves, for who listens to what it says to the server.

import CoreGraphics
import MainLoop
import Windowing
import X11Windowing

@MainActor
enum MotionProbe {
  private static let frames = 40
  private static let damage = [
    PixelRect(x: 10, y: 10, width: 20, height: 20), PixelRect(x: 100, y: 100, width: 30, height: 5),
  ]

  /// Shows 40 frames at the screen's pace, each with two damaged rectangles.
  static func move() -> Int32 {
    guard let (connection, window) = WindowProbe.open() else { return 69 }
    let loop = EventLoop()
    var made = 0
    loop.watch(
      connection.descriptor, hasMore: { connection.hasQueuedEvents },
      drain: { connection.drain() })
    connection.onLost = { loop.stop(status: 69) }
    window.onBufferAvailable = { loop.requestRound() }
    window.isAnimating = true
    loop.onRound = { now in
      guard window.pacer.isDue(at: now) else { return window.pacer.nextDue }
      guard let buffer = window.acquire() else { return nil }
      made += 1
      window.present(buffer, damage: damage, stamp: FrameStamp(serial: 4 + made))
      if made == frames { loop.stop() }
      return window.pacer.nextDue
    }
    let status = loop.run()
    window.close()
    connection.close()
    return status
  }
}
