// Measures renderers turn by turn in one process, so that all meet the same machine.

internal import CoreGraphics
internal import Rasterizer

/// Measures workloads beside the peers.
struct Harness {
  let peers: [any Peer]
  /// Samples of each renderer; the median counts. Slow drawings get fewer.
  private let samples = 25

  func measure(_ workload: Workload) -> Row {
    let buffer = PixelBuffer(width: workload.width, height: workload.height)
    let rasterizer = Rasterizer(threads: 1)
    let draw = { (index: Int, background: RGBA?) in
      rasterizer.draw(
        workload.lists[index], transform: workload.transform, into: buffer, background: background)
    }
    var ours = Contestant { draw($0, nil) }
    let drawings = peers.map { $0.drawing(of: workload) }
    var others = drawings.map { drawing in
      drawing.map { drawing in Contestant { drawing.draw($0, over: nil) } }
    }
    for _ in 0..<samples {
      ours.sample(lists: workload.lists.count)
      for index in others.indices { others[index]?.sample(lists: workload.lists.count) }
    }
    var row = Row(
      workload: workload.name, size: workload.size ?? "\(workload.width)×\(workload.height)",
      unit: workload.unitName, ours: workload.figure(ours.median), target: workload.target)
    for (peer, other) in zip(peers, others) {
      row.peers[peer.name] = other.map { workload.figure($0.median) }
    }
    // Pictures that take seconds are not drawn once more to be compared.
    let isQuick = ([ours] + others.compactMap(\.self)).allSatisfy { $0.median < 1 }
    if isQuick, let cairo = zip(peers, drawings).first(where: { $0.0.name == "cairo" })?.1 {
      draw(0, .white)
      cairo.draw(0, over: .white)
      row.difference = PictureDistance(ours: buffer, other: cairo.pixels)
    }
    return row
  }

  /// Seconds of this thread's processor time: what other programs do in between does not count.
  static func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}

/// One renderer with one workload.
private struct Contestant {
  /// A sample repeats the drawing until it takes this long.
  private static let sampleSeconds = 0.004
  /// After this long there are no more samples.
  private static let longestSeconds = 4.0

  let draw: (Int) -> Void
  /// Seconds of a drawing.
  private var times: [Double] = []
  private var turns = 0
  private var next = 0
  /// Seconds spent so far.
  private var total = 0.0

  init(draw: @escaping (Int) -> Void) { self.draw = draw }

  var median: Double { Harness.median(times) }

  /// Draws the lists in turn for about `sampleSeconds`, unless the time is used up.
  mutating func sample(lists: Int) {
    guard total < Self.longestSeconds else { return }
    if turns == 0 {
      // The first drawing warms up; where it is very slow it is the only sample.
      let first = time(1, lists)
      turns = 1
      if first > Self.longestSeconds / 2 { return times.append(first) }
      if first < Self.sampleSeconds * 4 {
        turns = max(1, Int(Self.sampleSeconds / max(time(3, lists), 1e-9)))
      }
    }
    times.append(time(turns, lists))
  }

  private mutating func time(_ turns: Int, _ lists: Int) -> Double {
    let start = Harness.processorTime()
    for _ in 0..<turns {
      draw(next)
      next = next + 1 < lists ? next + 1 : 0
    }
    let seconds = Harness.processorTime() - start
    total += seconds
    return seconds / Double(turns)
  }
}

extension PictureDistance {
  /// Of all channels of all pixels.
  init(ours: PixelBuffer, other: [UInt32]) {
    var (sum, worst) = (0, 0)
    for y in 0..<ours.height {
      unsafe ours.withRow(y) { row in
        for x in 0..<ours.width {
          let (one, two) = unsafe (row[x], other[y * ours.width + x])
          if one == two { continue }
          for shift: UInt32 in [0, 8, 16, 24] {
            let distance = abs(Int(one >> shift & 255) - Int(two >> shift & 255))
            sum += distance
            worst = max(worst, distance)
          }
        }
      }
    }
    self.init(mean: Double(sum) / Double(ours.width * ours.height * 4), worst: worst)
  }
}
