// What the program really draws: the gallery's page, and frames of its animation.

internal import CairoPeer
internal import CoreGraphics
internal import Preview
internal import Stage
internal import Windowing

@MainActor
enum SceneWorkloads {
  /// The whole page with the finished chart, at scales 1, 2 and 4.
  static func pages() throws -> [Workload] {
    let targets: [(CGFloat, Double)] = [(1, 0.5), (2, 0.5), (4, 0.5)]
    return try targets.map { scale, target in
      let stage = try gallery(at: 2.5, scale: scale)
      return Workload(
        name: "gallery page, scale \(Int(scale))", width: stage.size.width,
        height: stage.size.height, list: stage.displayList(),
        transform: CGAffineTransform(scaleX: scale, y: scale), target: target)
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

  /// The chart's animation, frame by frame at 60 Hz, from the clock to the damaged pixels; cairo
  /// draws the same list clipped to the same damage.
  static func animation() throws -> AnimationMeasurement {
    var ours: [Double] = []
    var cairo: [Double] = []
    var damaged: [Double] = []
    let stage = try gallery(at: 0, scale: 1)
    let presenter = MemoryPresenter(size: stage.size)
    stage.frame(into: presenter)
    let player = CairoPlayer(width: stage.size.width, height: stage.size.height)
    player.draw(stage.displayList(), transform: .identity, background: .white)
    for step in 1..<150 {
      stage.clock.step(to: Double(step) / 60)
      let start = Harness.processorTime()
      let report = stage.frame(into: presenter)
      ours.append(Harness.processorTime() - start)
      guard let report else { continue }
      damaged.append(Double(report.damagedPixels))
      let list = stage.displayList()
      let peerStart = Harness.processorTime()
      player.draw(list, transform: .identity, background: .white, damage: report.damage)
      cairo.append(Harness.processorTime() - peerStart)
    }
    let chart = 340.0 * 170
    return AnimationMeasurement(
      ours: Harness.median(ours) * 1e6, cairo: Harness.median(cairo) * 1e6,
      damagedShare: damaged.reduce(0, +) / Double(damaged.count) / chart)
  }
}

/// One frame of the chart's animation.
struct AnimationMeasurement {
  /// Medians, microseconds.
  var ours: Double
  var cairo: Double
  /// The mean part of the chart's pixels that a frame repaints.
  var damagedShare: Double
}
