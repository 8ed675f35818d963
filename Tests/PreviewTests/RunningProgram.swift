// The built program in a window on a private X server, in a folder of its own.

import CoreGraphics
import Rasterizer
import Stage
import TestSupport
import Testing

/// A running `vitrine`.
final class RunningProgram {
  let hands: Hands
  let folder: String
  private let server: PrivateXServer
  private let process = Process()

  /// Opens the gallery, seeded, and waits for its first frame.
  ///
  /// `server`: where; by default one of its own. `wrapper`: a program that runs it, and that
  /// program's arguments. `showsStudio`: whether toolbar and panels are there as they were left, else the page alone.
  init(
    _ arguments: [String] = ["--at", "0"], environment: [String: String] = [:],
    on server: PrivateXServer? = nil, wrapper: [String] = [], showsStudio: Bool = false
  ) throws {
    self.server = try server ?? PrivateXServer()
    folder = NSTemporaryDirectory() + "vitrine-window-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    hands = try Hands(display: self.server.display)
    // The pointer is inside the window before it opens, so keys go there.
    hands.move(20, 20)
    let program = HelperProcess.folder.appendingPathComponent("vitrine").path
    let line =
      wrapper + [program, "--verbose", "--seed-date", "2024-03-03"]
      + (showsStudio ? [] : ["--alone"]) + arguments
    process.executableURL = URL(fileURLWithPath: line[0])
    process.arguments = Array(line.dropFirst())
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment
      .merging([
        "DISPLAY": self.server.display, "XDG_STATE_HOME": folder + "/state",
        "XDG_CONFIG_HOME": folder + "/none", "TMPDIR": folder,
        "DBUS_SESSION_BUS_ADDRESS": "",
      ]) { $1 }
      .merging(
        environment
      ) { $1 }
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
    process.standardInput = FileHandle.nullDevice
    try process.runWithAllSignals()
    try #require(hands.findWindow(), "\(said)")
  }

  deinit {
    // It may have inherited a mask that blocks every gentler signal.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Its process's number.
  var identifier: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }

  private var log: String { folder + "/said" }

  /// Its output on the standard error stream so far.
  var said: String { (try? String(contentsOfFile: log, encoding: .utf8)) ?? "" }

  /// The pictures it saved, by name.
  var pictures: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".png") }.sorted()
  }

  /// How often its threads have gone to sleep so far.
  func wakeUps() throws -> Int {
    let tasks = "/proc/\(process.processIdentifier)/task"
    let threads = try FileManager.default.contentsOfDirectory(atPath: tasks)
    return try threads.reduce(0) { sum, thread in
      let status = try String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }

  /// Whether it sleeps for five seconds in a row. Messages of the window manager, the server and the
  /// compiler come before that, on a busy machine late.
  func comesToRest() -> Bool {
    (0..<10).contains { _ in
      let before = try? wakeUps()
      hands.pause(seconds: 5)
      let after = try? wakeUps()
      return before == after
    }
  }

  /// How many descriptors it has open.
  func descriptors() -> Int {
    let folder = "/proc/\(process.processIdentifier)/fd"
    return (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
  }

  /// KiB of memory that are its own now.
  func kibibytes() -> Int {
    let status = KernelFile.text("/proc/\(process.processIdentifier)/status")
    let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon") }
    return line?.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0
  }

  /// The bytes of each segment that it shares with the server, in whole pages.
  func segments() -> [Int] {
    let maps = KernelFile.text("/proc/\(process.processIdentifier)/maps")
    return maps.split(separator: "\n").filter { $0.contains("/SYSV") }.map { line in
      let ends = line.prefix { $0 != " " }.split(separator: "-").map { Int($0, radix: 16) ?? 0 }
      return ends[1] - ends[0]
    }
  }

  /// Waits for its end; the exit status.
  func finish() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}

extension RunningProgram {
  /// The figures of the frames it said so far, as `--verbose` prints them.
  var reports: [FrameReport] {
    let pattern =
      /frame (\d+) at ([\d.]+) s: (\d+) µs, damage (\d+) rectangles? of (\d+) px, drawn \d+ px, buffer age (\d+), caches ([\d +]+) bytes/
    return said.matches(of: pattern).map { match in
      var report = FrameReport()
      report.serial = Int(match.output.1) ?? 0
      report.microseconds = Int(match.output.3) ?? 0
      // Only the count of rectangles and of their pixels is shown: any rectangles will do.
      let count = Int(match.output.4) ?? 0
      let pixels = Int(match.output.5) ?? 0
      report.damage = (0..<count).map { index in
        PixelRect(x: 0, y: 0, width: index == 0 ? pixels - (count - 1) : 1, height: 1)
      }
      report.bufferAge = Int(match.output.6) ?? 0
      let sizes = match.output.7.split(separator: " + ").compactMap { Int($0) }
      var caches = CacheSizes()
      (caches.glyphs, caches.images, caches.ramps) = (sizes[0], sizes[1], sizes[2])
      (caches.coverage, caches.strokes, caches.shadows) = (sizes[3], sizes[4], sizes[5])
      report.cacheSizes = caches
      return report
    }
  }
}
