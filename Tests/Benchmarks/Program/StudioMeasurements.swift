// The window with all panels open: its first frame, its memory, its rest, and a number that is scrubbed.

internal import CXTest
internal import CoreGraphics

/// Runs `vitrine` with its panels beside this executable on the display that DISPLAY names: `make bench WORD=studio`.
struct StudioMeasurements {
  private let sources: ShownSources
  private var program: ShownProgram { sources.program }

  /// Nil without a display, or where the programs were not built.
  init?() {
    guard let sources = ShownSources(named: "studio") else { return nil }
    self.sources = sources
  }

  func rows() throws -> [Row] { try sources.during(measured) }

  private func measured() throws -> [Row] {
    try sources.save(Self.dial, as: "Dial.swift")
    var rows = try [firstFrame(), memory(), idleWakeUps()]
    for scale in [1, 2] {
      rows += try scrub([], "the gallery's angle", atHeight: 252, scale: scale)
      rows += try scrub(["Dial.swift"], "a source's angle", atHeight: 188, scale: scale)
    }
    return rows
  }

  /// A view whose only property is the first row of the inspector.
  private static let dial = """
    import UIKit
    @IBDesignable class Dial: UIView {
      @IBInspectable var angle: CGFloat = 0 { didSet { setNeedsDisplay() } }
      override func draw(_ rect: CGRect) {
        UIColor(hue: angle / 1000, saturation: 0.5, brightness: 0.9, alpha: 1).setFill()
        UIBezierPath(ovalIn: bounds).fill()
      }
    }
    """

  /// Runs `body` with the window.
  private func shown<Result>(
    _ arguments: [String] = [], _ body: (Process) throws -> Result
  ) throws -> Result {
    // A window remembers its panels when it closes.
    try sources.saveState(ShownStudio.panels)
    let process = try sources.launchWithPanels(arguments)
    defer { program.end(process) }
    return try body(process)
  }

  // MARK: The window

  private func firstFrame(runs: Int = 15) throws -> Row {
    let times = try (0..<runs + 1).map { _ in
      let start = ContinuousClock.now
      return try shown { _ in
        try program.waitForFrame()
        return start.duration(to: .now) / .milliseconds(1)
      }
    }
    // The first run warmed the page cache.
    return Row(
      workload: "exec to first painted frame, with panels", unit: "ms",
      ours: Harness.median(Array(times.dropFirst())), target: .figure(20))
  }

  private func memory() throws -> Row {
    let peak = try shown { process in
      try program.waitForFrame()
      Thread.sleep(forTimeInterval: 2)
      return ProcessTime.peakMebibytes(of: process.processIdentifier)
    }
    return Row(
      workload: "peak memory of the gallery's window, with panels", unit: "MiB", ours: peak,
      target: .figure(30))
  }

  private func idleWakeUps(seconds: Int = 20) throws -> Row {
    let count = try shown { process in
      try program.waitForFrame()
      Thread.sleep(forTimeInterval: 2)
      let before = ProcessTime.switches(of: process.processIdentifier)
      Thread.sleep(forTimeInterval: TimeInterval(seconds))
      return ProcessTime.switches(of: process.processIdentifier) - before
    }
    return Row(
      workload: "wake-ups of the idle window with panels in \(seconds) s", unit: "",
      ours: Double(count), target: .figure(0))
  }

  // MARK: A number

  /// Drags the label of a number of the outline's first view. `height`: that of its row in points.
  private func scrub(
    _ files: [String], _ name: String, atHeight height: Int, scale: Int
  ) throws -> [Row] {
    let times = try shown(files + ["--scale", "\(scale)"]) { process in
      try program.waitForFrame()
      // A source is built, and once more to run faster.
      Thread.sleep(forTimeInterval: files.isEmpty ? 1 : 8)
      let studio = try ShownStudio(program, process, scale: scale)
      studio.selectFirstView()
      return try studio.scrub(atHeight: height)
    }
    return [
      Row(
        workload: "\(name) scrubbed: work for a motion, median, scale \(scale)", size: "1440×900",
        unit: "ms", ours: Harness.median(times.map(\.work)), target: .figure(4)),
      Row(
        workload: "the same: from the motion to the frame", size: "1440×900", unit: "ms",
        ours: Harness.median(times.map(\.latency)), target: .figure(16.7)),
    ]
  }
}
