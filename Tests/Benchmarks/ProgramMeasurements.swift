// The program as a process: how soon it shows its first frame, and whether it sleeps when idle.

internal import CXTest
internal import CoreGraphics

/// Runs `vitrine` beside this executable on the display that DISPLAY names.
@safe
struct ProgramMeasurements {
  private let display: OpaquePointer
  private let frameAtom: Atom
  private let program: URL

  /// Nil without a display, or where the program was not built.
  init?() {
    guard let display = unsafe XOpenDisplay(nil) else { return nil }
    unsafe self.display = display
    frameAtom = unsafe XInternAtom(display, "_VITRINE_FRAME", 0)
    program = URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("vitrine")
    guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
    unsafe XSelectInput(display, XDefaultRootWindow(display), SubstructureNotifyMask)
  }

  /// Milliseconds from starting the program to its first completed frame; the median of `runs`.
  func firstFrame(runs: Int = 11) throws -> Double {
    let times = try (0..<runs + 1).map { _ in
      let start = ContinuousClock.now
      let process = try launch()
      defer { end(process) }
      waitForFrame()
      return start.duration(to: .now) / .milliseconds(1)
    }
    // The first run warmed the page cache.
    return Harness.median(Array(times.dropFirst()))
  }

  /// How often the idle program was scheduled in `seconds`.
  func idleWakeUps(seconds: Int = 5) throws -> Int {
    let process = try launch()
    defer { end(process) }
    waitForFrame()
    Thread.sleep(forTimeInterval: 1)
    let before = switches(process.processIdentifier)
    Thread.sleep(forTimeInterval: TimeInterval(seconds))
    return switches(process.processIdentifier) - before
  }

  private func launch() throws -> Process {
    let process = Process()
    process.executableURL = program
    // Nobody's own window is meant.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_STATE_HOME": "/nonexistent"]) { $1 }
    try process.run()
    return process
  }

  private func end(_ process: Process) {
    process.terminate()
    process.waitUntilExit()
    unsafe XSync(display, 1)
  }

  private func waitForFrame() {
    var event = unsafe XEvent()
    while true {
      unsafe XNextEvent(display, &event)
      if unsafe event.type == CreateNotify {
        unsafe XSelectInput(display, event.xcreatewindow.window, PropertyChangeMask)
      } else if unsafe event.type == PropertyNotify, unsafe event.xproperty.atom == frameAtom {
        return
      }
    }
  }

  /// Context switches of all the program's threads so far.
  private func switches(_ process: Int32) -> Int {
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.map { thread in
      let status = (try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)) ?? ""
      return status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
        .compactMap { $0.split(separator: "\t").last.flatMap { Int($0) } }.reduce(0, +)
    }.reduce(0, +)
  }
}
