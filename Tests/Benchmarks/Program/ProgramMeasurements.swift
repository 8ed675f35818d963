// The program as a process: how soon it shows a frame, what it takes, and whether it sleeps.

internal import CBenchmark
internal import CXTest
internal import CoreGraphics

/// Runs `vitrine` beside this executable on the display that DISPLAY names.
struct ProgramMeasurements {
  private let program: ShownProgram
  /// How often what varies with the machine's caches is measured.
  private static let turns = 7

  /// Nil without a display, or where the program was not built.
  init?() {
    guard let program = ShownProgram() else { return nil }
    self.program = program
  }

  func rows() throws -> [Row] {
    let turns = try (0..<Self.turns).map { _ in (try whileRunning(), plainPuts()) }
    return [
      Row(
        workload: "exec to first painted frame", unit: "ms", ours: try firstFrame(),
        target: .figure(20)),
      Row(
        workload: "peak memory of the gallery's window", unit: "MiB",
        ours: Harness.median(turns.map(\.0.mebibytes)),
        target: .figure(22)),
      Row(
        workload: "processor time while the chart animates", unit: "%",
        ours: Harness.median(turns.map(\.0.percent)),
        target: .figure(1.5)),
      Row(
        workload: "the same of plain C that puts all of it", unit: "%",
        ours: Harness.median(turns.map(\.1))),
      Row(
        workload: "wake-ups of the idle window in 60 s", unit: "", ours: Double(try idleWakeUps()),
        target: .figure(0)),
    ]
  }

  /// Milliseconds from starting the program to its first completed frame; the median of `runs`.
  private func firstFrame(runs: Int = 21) throws -> Double {
    let times = try (0..<runs + 1).map { _ in
      let start = ContinuousClock.now
      let process = try launch()
      defer { end(process) }
      try program.waitForFrame()
      return start.duration(to: .now) / .milliseconds(1)
    }
    // The first run warmed the page cache.
    return Harness.median(Array(times.dropFirst()))
  }

  /// The share of one processor that the program takes while its chart draws itself, and its peak
  /// memory afterwards.
  private func whileRunning() throws -> (percent: Double, mebibytes: Double) {
    let process = try launch(["--start"])
    defer { end(process) }
    try program.waitForFrame()
    // The start is over by then, the chart's animation is not.
    Thread.sleep(forTimeInterval: 0.3)
    let before = ProcessTime.seconds(of: process.processIdentifier)
    let start = ContinuousClock.now
    Thread.sleep(forTimeInterval: 1.2)
    let used = ProcessTime.seconds(of: process.processIdentifier) - before
    let percent = used / (start.duration(to: .now) / .seconds(1)) * 100
    Thread.sleep(forTimeInterval: 1.5)
    return (percent, ProcessTime.peakMebibytes(of: process.processIdentifier))
  }

  /// The same share of plain Xlib that puts as large a window sixty times a second, whole.
  private func plainPuts() -> Double {
    guard let window = unsafe benchmark_open_window(0, 375, 667) else { return .nan }
    defer { unsafe benchmark_close_window(window) }
    let frames = 72
    let used = unsafe benchmark_put_paced(window, Int32(frames), 1 / 60)
    return used / (Double(frames) / 60) * 100
  }

  /// How often the idle program was scheduled in `seconds`.
  private func idleWakeUps(seconds: Int = 60) throws -> Int {
    let process = try launch()
    defer { end(process) }
    try program.waitForFrame()
    Thread.sleep(forTimeInterval: 1)
    let before = ProcessTime.switches(of: process.processIdentifier)
    Thread.sleep(forTimeInterval: TimeInterval(seconds))
    return ProcessTime.switches(of: process.processIdentifier) - before
  }

  private func launch(_ arguments: [String] = []) throws -> Process {
    try program.launch(arguments, environment: ["XDG_STATE_HOME": "/proc/nonexistent"])
  }

  private func end(_ process: Process) { program.end(process) }
}
