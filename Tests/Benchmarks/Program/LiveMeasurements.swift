// Sources in the window: from a save to the pixels that it changes.

internal import CXTest
internal import CoreGraphics

/// Runs `vitrine FILE.swift` beside this executable on the display that DISPLAY names.
struct LiveMeasurements {
  private static let points = 200
  /// The window's side in pixels: the page with its margin.
  private static let side = 280
  private static let saves = 21
  private static let fewSaves = 15
  /// Of a gauge: 150 lines, and 1,000.
  private static let parts = 16
  private static let partsOfThousandLines = 107

  private let sources: ShownSources
  private var program: ShownProgram { sources.program }

  /// Nil without a display, or where the programs were not built.
  init?() {
    guard let sources = ShownSources(named: "live") else { return nil }
    self.sources = sources
  }

  func rows() throws -> [Row] { try sources.during(measured) }

  private func measured() throws -> [Row] {
    let starts = try (0..<5).map { _ in try start() }
    let times = try timesOfSaves().sorted()
    let quick = try timesOfSaves(every: 0.7)
    let long = try timesOfSaves(Self.fewSaves, parts: Self.partsOfThousandLines)
    let folder = try timesOfSaves(Self.fewSaves, besideFiles: 19)
    let literals = try timesOfSaves(Self.fewSaves, of: .literals)
    let longLiterals = try timesOfSaves(
      Self.fewSaves, of: .literals, parts: Self.partsOfThousandLines)
    return [
      Row(
        workload: "save to new pixels, 150 lines, median", unit: "ms", ours: Harness.median(times),
        target: .figure(350)),
      Row(
        workload: "the same, 95th percentile", unit: "ms", ours: times[times.count * 95 / 100],
        target: .figure(500)),
      Row(
        workload: "the same, saves 0.7 s after one another, median", unit: "ms",
        ours: Harness.median(quick)),
      Row(
        workload: "save to new pixels, 1,000 lines, median", unit: "ms", ours: Harness.median(long)),
      Row(
        workload: "save to new pixels, one of 20 files, median", unit: "ms",
        ours: Harness.median(folder)),
      Row(
        workload: "save of other literals to new pixels, 150 lines, median", unit: "ms",
        ours: Harness.median(literals), target: .figure(40)),
      Row(
        workload: "the same, 1,000 lines, median", unit: "ms", ours: Harness.median(longLiterals)),
      Row(
        workload: "exec to a source's first pixels", unit: "ms", ours: Harness.median(starts),
        target: .figure(900)),
    ]
  }

  /// Milliseconds from starting the program with a source that was never built to its pixels.
  private func start() throws -> Double {
    let color = Int.random(in: 0x10_0000..<0xF0_0000)
    try save(color)
    let begin = ContinuousClock.now
    let process = try launch()
    defer { end(process) }
    try waitForPixel(color)
    return begin.duration(to: .now) / .milliseconds(1)
  }

  /// The change of a save: that of a function's body, or of literals in it alone.
  private enum Change {
    case body
    case literals
  }

  /// Seconds from one save to the next one. A person's saves are apart: what is started ahead for the next one has the
  /// time to be there.
  private static let pause = 3.0

  /// Milliseconds from the end of each save to its pixels, of texts that were never built.
  private func timesOfSaves(
    _ count: Int = saves, of change: Change = .body, every pause: Double = pause,
    parts: Int = parts, besideFiles others: Int = 0
  ) throws -> [Double] {
    for index in 0..<others {
      try save(Self.source(0, parts: 5, name: "Other\(index)"), "Other\(index)")
    }
    try save(0x808080, parts)
    let process = try launch(others > 0 ? ["."] : ["Gauge.swift"])
    defer { end(process) }
    try waitForPixel(0x808080)
    let base = Int.random(in: 0x10_0000..<0x80_0000)
    return try (0..<count).map { index in
      Thread.sleep(forTimeInterval: pause)
      let color = base + index * 0x010101
      try save(color, parts, remark: change == .body ? "\(index)" : "")
      let begin = ContinuousClock.now
      try waitForPixel(color)
      return begin.duration(to: .now) / .milliseconds(1)
    }
  }

  private func save(_ color: Int, _ parts: Int = parts, remark: String = "") throws {
    let text = Self.source(color, parts: parts, name: "Gauge")
    try save(
      text.replacingOccurrences(of: ".setFill()\n", with: ".setFill() // \(remark)\n"), "Gauge")
  }

  private func save(_ text: String, _ name: String) throws {
    try sources.save(text, as: name + ".swift")
  }

  private func launch(_ files: [String] = ["Gauge.swift"]) throws -> Process {
    try sources.launch(
      files + ["--view", "Gauge", "--size", "\(Self.points)x\(Self.points)", "--scale", "1"])
  }

  private func end(_ process: Process) { program.end(process) }

  private func waitForPixel(_ color: Int) throws {
    try program.waitForPixel(color, inWindowOfSide: Self.side)
  }

  /// A designable of 9 lines for each part, and 6: what it draws is as much as such views do.
  static func source(_ color: Int, parts count: Int, name: String) -> String {
    let parts = (0..<count).map { index in
      """
        /// A ring of the gauge.
        private func drawRing\(index)(in rect: CGRect) {
          let inset = CGFloat(\(index % 16)) * lineWidth * 0.5 + 60
          guard rect.width > 2 * inset else { return }
          let path = UIBezierPath(ovalIn: rect.insetBy(dx: inset, dy: inset))
          path.lineWidth = lineWidth / 4
          ringColor.withAlphaComponent(0.05 * CGFloat(\(index % 16))).setStroke()
          path.stroke()
        }
      """
    }
    return """
      import UIKit
      @IBDesignable class \(name): UIView {
        @IBInspectable var lineWidth: CGFloat = 6 { didSet { setNeedsDisplay() } }
        @IBInspectable var ringColor: UIColor = .darkGray { didSet { setNeedsDisplay() } }
        @IBInspectable var value: CGFloat = 0.7 { didSet { setNeedsDisplay() } }
        override func draw(_ rect: CGRect) {
          UIColor(
            red: \((color >> 16) & 255) / 255.0, green: \((color >> 8) & 255) / 255.0,
            blue: \(color & 255) / 255.0, alpha: 1
          ).setFill()
          UIRectFill(bounds)
      \((0..<count).map { "    drawRing\($0)(in: CGRect(x: 0, y: 0, width: bounds.width / 4, height: bounds.height / 4))" }.joined(separator: "\n"))
        }
      \(parts.joined(separator: "\n"))
      }

      """
  }
}
