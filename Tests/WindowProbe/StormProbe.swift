// A window whose size changes a thousand times.

import CoreGraphics
import Windowing
import X11Windowing

@MainActor
enum StormProbe {
  private static let first = PixelSize(width: 300, height: 200)

  /// Shows a frame of each of 1,000 sizes and the first size again, and says how many frames had
  /// another size than the window, and by how many KiB the process grew.
  static func storm() -> Int32 {
    guard let connection = try? X11Connection(),
      let window = try? X11Window(connection, size: first, title: "Storm")
    else { return 69 }
    window.show()
    // Everything that is made once is there before the first figure.
    for step in 0..<20 { show(size(step), window, connection) }
    settle(window, connection)
    let before = residentKibibytes()
    var wrong = 0
    for step in 0..<1000 where !show(size(step), window, connection) { wrong += 1 }
    settle(window, connection)
    say("wrong \(wrong) grown \(residentKibibytes() - before)")
    say("shared memory \(connection.report.sharedMemory.works)")
    _ = readLine()
    window.close()
    connection.close()
    return 0
  }

  /// Different at each step, smaller and larger by turns.
  private static func size(_ step: Int) -> PixelSize {
    PixelSize(width: 40 + step * 7919 % 1100, height: 30 + step * 6133 % 800)
  }

  /// As at the start: both buffers have the first size.
  private static func settle(_ window: X11Window, _ connection: X11Connection) {
    for _ in 0..<3 { show(first, window, connection) }
  }

  /// Shows a frame when the window has the size; whether the frame had it too.
  @discardableResult
  private static func show(
    _ size: PixelSize, _ window: X11Window, _ connection: X11Connection
  ) -> Bool {
    window.resize(to: size)
    while true {
      connection.synchronize()
      connection.drain()
      guard window.isVisible, window.size == size, let buffer = window.acquire() else { continue }
      let frame = PixelSize(width: buffer.pixels.width, height: buffer.pixels.height)
      for y in 0..<frame.height { buffer.pixels[frame.width - 1, y] = 0xFFFF_FFFF }
      window.present(buffer, damage: [frame.bounds], stamp: FrameStamp(serial: 1))
      return frame == size
    }
  }

  /// The process's memory, shared memory included.
  private static func residentKibibytes() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
    return line?.split(whereSeparator: { !$0.isNumber }).last.flatMap { Int($0) } ?? 0
  }
}
