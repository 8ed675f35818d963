// The table on standard output, and the same as JSON in the file that BENCH_JSON names.

internal import CoreGraphics

enum Report {
  static func print(_ measurements: [Measurement]) {
    row("workload", "size", "ours µs", "cairo µs", "ratio", "ns/pixel", "target", "")
    for one in measurements {
      let target = one.workload.target
      row(
        one.workload.name, "\(one.workload.width)×\(one.workload.height)",
        number(one.ours, 2), number(one.cairo, 2), number(one.ratio, 4),
        number(one.nanosecondsPerPixel, 3), target.map { number($0, 4) } ?? "–",
        target.map { one.ratio <= $0 ? "hit" : "missed" } ?? "")
    }
  }

  static func print(_ animation: AnimationMeasurement) {
    row("", "", "", "", "", "", "", "")
    row(
      "animated frame, clock to pixels", "340×170", number(animation.ours, 2),
      number(animation.cairo, 2), number(animation.ours / animation.cairo, 4), "", "", "")
    Swift.print(
      "It repaints \(number(animation.damagedShare * 100, 2)) % of the chart's pixels on average "
        + "(to reach: 2 %).")
  }

  static func print(firstFrame milliseconds: Double, idleWakeUps: Int) {
    Swift.print(
      "From exec to the first painted frame: \(number(milliseconds, 1)) ms (to reach: 40).")
    Swift.print("Idle: \(idleWakeUps) wake-ups in 5 s (to reach: 0).")
  }

  private static func row(_ cells: String...) {
    let widths = [44, 10, 10, 11, 8, 9, 8, 0]
    let padded = zip(cells, widths).enumerated().map { index, cell in
      let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return index < 2 ? cell.0 + space : space + cell.0
    }
    Swift.print(padded.joined(separator: "  "))
  }

  /// With `digits` after the point, without a locale.
  private static func number(_ value: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = String(Int((value * scale).rounded()))
    let padded = String(repeating: "0", count: max(0, digits + 1 - whole.count)) + whole
    return padded.dropLast(digits) + "." + padded.suffix(digits)
  }

  /// Writes what was measured where BENCH_JSON says; a failure is told and changes nothing.
  static func writeJSON(_ measurements: [Measurement]) {
    guard let file = ProcessInfo.processInfo.environment["BENCH_JSON"] else { return }
    let rows = measurements.map { one -> [String: Any] in
      [
        "workload": one.workload.name, "width": one.workload.width,
        "height": one.workload.height, "ours_us": one.ours, "cairo_us": one.cairo,
        "ratio": one.ratio, "target": one.workload.target as Any? ?? NSNull(),
      ]
    }
    do {
      let data = try JSONSerialization.data(
        withJSONObject: rows, options: [.prettyPrinted, .sortedKeys])
      try data.write(to: URL(fileURLWithPath: file))
    } catch {
      Swift.print("vitrine-bench: \(file) cannot be written: \(error.localizedDescription)")
    }
  }
}
