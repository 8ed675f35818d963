// The program's own scenes: the gallery's page, and frames of its animation.

internal import CBenchmark
internal import CairoPeer
internal import CoreGraphics
internal import Preview
internal import Stage
internal import Windowing

@MainActor
enum SceneWorkloads {
  /// The whole page with the finished chart, at scales 1, 2 and 4.
  static func pages() throws -> [Workload] {
    let targets: [(CGFloat, Double)] = [(1, 0.092), (2, 0.074), (4, 0.084)]
    return try targets.map { scale, target in
      let stage = try gallery(at: 2.5, scale: scale)
      return Workload(
        name: "gallery page, scale \(Int(scale))", width: stage.size.width,
        height: stage.size.height, lists: [stage.displayList()],
        transform: CGAffineTransform(scaleX: scale, y: scale), target: .ratio(target, of: "cairo"))
    }
  }

  private static func gallery(at time: TimeInterval, scale: CGFloat) throws -> Stage {
    var request = Request()
    request.starts = true
    request.time = time
    request.scale = scale
    request.seedDate = Date(timeIntervalSince1970: 1_709_467_200)
    var options = StageOptions()
    options.threads = 1
    return try Snapshot.stage(request, options: options)
  }

  /// The chart on the gallery's page, in pixels at scale 1.
  private static let chart = PixelRect(x: 35, y: 164, width: 340, height: 170)

  /// The chart's animation, frame by frame at 60 Hz, from the clock to the damaged pixels; cairo
  /// draws the whole chart of a twin's list, which must not hold memory that ours is to use again.
  static func animation() throws -> [Row] {
    var (ours, cairo, damaged, allocations) = ([0.0], [0.0], [0.0], [0.0])
    let stage = try gallery(at: 0, scale: 1)
    let presenter = MemoryPresenter(size: stage.size, recordsFrames: false)
    stage.frame(into: presenter)
    let twin = try gallery(at: 0, scale: 1)
    let player = CairoPlayer(width: stage.size.width, height: stage.size.height)
    player.draw(twin.displayList(), transform: .identity, background: .white)
    for step in 1..<150 {
      stage.clock.step(to: Double(step) / 60)
      // As the application's loop makes frames.
      let (report, seconds, asked) = stage.underRunningClock {
        let before = benchmark_allocation_count()
        let start = Harness.processorTime()
        let report = stage.frame(into: presenter)
        let seconds = Harness.processorTime() - start
        return (report, seconds, benchmark_allocation_count() - before)
      }
      guard let report else { continue }
      ours.append(seconds)
      allocations.append(Double(asked))
      damaged.append(Double(report.damagedPixels))
      twin.clock.step(to: Double(step) / 60)
      let list = twin.displayList()
      let peerStart = Harness.processorTime()
      player.draw(list, transform: .identity, background: .white, damage: [chart])
      cairo.append(Harness.processorTime() - peerStart)
    }
    return [
      Row(
        workload: "animated chart frame, clock to pixels", size: "340×170", unit: "µs",
        ours: Harness.median(ours) * 1e6, peers: ["cairo": Harness.median(cairo) * 1e6],
        target: .ratio(0.11, of: "cairo")),
      Row(
        workload: "its damage", unit: "%",
        ours: Harness.median(damaged) / Double(chart.area) * 100, target: .figure(2)),
      Row(
        workload: "its allocations", unit: "", ours: Harness.median(allocations),
        target: .figure(0)),
    ]
  }
}
