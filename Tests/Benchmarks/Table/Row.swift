// A line of the table: what was measured, beside whom, and how far it should get.

/// The measurements of one workload.
struct Row {
  var workload: String
  /// Such as `375×667`; may be empty.
  var size = ""
  /// Of all figures in the row, such as `µs`.
  var unit: String
  var ours: Double
  /// By peer; also those that the table has no column for.
  var peers: [String: Double] = [:]
  var target: Target?
  /// How far our pixels are from cairo's.
  var difference: PictureDistance?

  /// Our figure as a part of the target's peer's; of cairo's where there is no target.
  var ratio: Double? {
    switch target {
    case .figure: nil
    case .ratio(_, let peer): peers[peer].map { ours / $0 }
    case nil: peers["cairo"].map { ours / $0 }
    }
  }

  /// Nil where there is no target, or its peer was not measured.
  var isHit: Bool? {
    switch target {
    case .figure(let most): ours <= most
    case .ratio(let most, _): ratio.map { $0 <= most }
    case nil: nil
    }
  }
}

/// The figure to reach.
enum Target {
  /// At most this, in the row's unit.
  case figure(Double)
  /// At most this part of a peer's figure in the same run.
  case ratio(Double, of: String)
}

/// How far two pictures are from each other, in levels of a channel, 0 … 255.
struct PictureDistance {
  var mean: Double
  var worst: Int
}
