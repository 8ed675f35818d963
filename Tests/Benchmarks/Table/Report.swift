// The table on standard output, and the same as JSON in the file that BENCH_JSON names.

internal import CoreGraphics

/// Prints rows as they are measured, in the columns of these peers.
struct Report {
  private let peers: [String]
  private(set) var rows: [Row] = []

  init(peers: [String]) {
    self.peers = peers
    Self.line(
      ["workload", "size", "ours"], peers, ["unit", "ratio", "target", "", "mean", "worst"])
  }

  mutating func add(_ row: Row) {
    rows.append(row)
    let verdict = row.isHit.map { $0 ? "hit" : "missed" } ?? ""
    let mean = row.difference.map { Self.number($0.mean, 3) } ?? ""
    let worst = row.difference.map { String($0.worst) } ?? ""
    let ratio = row.ratio.map { Self.significant($0, 3) } ?? ""
    Self.line(
      [row.workload, row.size, Self.figure(row.ours)],
      peers.map { row.peers[$0].map(Self.figure) ?? "–" },
      [row.unit, ratio, row.target?.text ?? "", verdict, mean, worst])
  }

  /// How many rows with a target hit it.
  func printSum() {
    let judged = rows.compactMap(\.isHit)
    print("\(judged.count { $0 }) of \(judged.count) targets hit.")
    print(
      "Ratios are to cairo or to the peer that the target names; mean and worst are the distance "
        + "of our pixels to cairo's, in levels of 255.")
  }

  /// Writes what was measured where BENCH_JSON says; a failure is told and changes nothing.
  func writeJSON() {
    guard let file = ProcessInfo.processInfo.environment["BENCH_JSON"] else { return }
    do {
      let data = try JSONSerialization.data(
        withJSONObject: rows.map(\.fields), options: [.prettyPrinted, .sortedKeys])
      try data.write(to: URL(fileURLWithPath: file))
    } catch {
      print("vitrine-bench: \(file) cannot be written: \(error.localizedDescription)")
    }
  }

  private static func line(_ head: [String], _ peers: [String], _ tail: [String]) {
    let widths = [40, 10, 9] + [Int](repeating: 9, count: peers.count) + [6, 8, 14, 6, 7, 5]
    let padded = zip(head + peers + tail, widths).enumerated().map { index, cell in
      let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return index < 2 ? cell.0 + space : space + cell.0
    }
    var text = padded.joined(separator: " ")
    while text.last == " " { text.removeLast() }
    print(text)
  }

  static func figure(_ value: Double) -> String {
    value >= 1000 ? number(value, 0) : significant(value, 3)
  }

  /// With `digits` digits that count.
  static func significant(_ value: Double, _ digits: Int) -> String {
    var places = digits - 1
    var rest = abs(value)
    guard rest > 0 else { return "0" }
    while rest >= 10, places > 0 { (rest, places) = (rest / 10, places - 1) }
    while rest < 1, places < 6 { (rest, places) = (rest * 10, places + 1) }
    return number(value, places)
  }

  /// With `digits` after the point, without a locale.
  private static func number(_ value: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = String(Int((abs(value) * scale).rounded()))
    let padded = String(repeating: "0", count: max(0, digits + 1 - whole.count)) + whole
    let sign = value < 0 ? "-" : ""
    return digits == 0
      ? sign + padded : sign + padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}

extension Target {
  fileprivate var text: String {
    switch self {
    case .figure(let most): "≤ \(Report.figure(most))"
    case .ratio(let most, "cairo"): "≤ \(Report.figure(most))"
    case .ratio(let most, let peer): "≤ \(Report.figure(most)) \(peer)"
    }
  }
}

extension Row {
  fileprivate var fields: [String: Any] {
    var fields: [String: Any] = [
      "workload": workload, "size": size, "unit": unit, "ours": ours, "peers": peers,
    ]
    fields["ratio"] = ratio
    fields["hit"] = isHit
    switch target {
    case .figure(let most): fields["target"] = most
    case .ratio(let most, let peer):
      fields["target"] = most
      fields["target_is_part_of"] = peer
    case nil: break
    }
    if let difference {
      fields["mean_difference"] = difference.mean
      fields["worst_difference"] = difference.worst
    }
    return fields
  }
}
