// Cost by what changes, not by what there is: frames of stages with many layers.

internal import CBenchmark
internal import CoreGraphics
internal import QuartzCore
internal import Stage
internal import UIKit
internal import Windowing

@MainActor
enum ScaleMeasurements {
  static func all() -> [Row] {
    let few = frame(layers: 10, animated: 1)
    let many = frame(layers: 10_000, animated: 1)
    let running = frame(layers: 1000, animated: 1000)
    return [
      Row(workload: "frame, 10 layers, 1 animated", unit: "µs", ours: few.microseconds),
      Row(
        workload: "frame, 10,000 layers, 1 animated", unit: "µs", ours: many.microseconds,
        peers: ["10 layers": few.microseconds], target: .ratio(2, of: "10 layers")),
      Row(
        workload: "frame, 1,000 animated layers", size: "1000×800", unit: "µs",
        ours: running.microseconds, target: .figure(1e6 / 60)),
      Row(
        workload: "its allocations", unit: "", ours: running.allocations, target: .figure(0)),
    ]
  }

  /// The median of frames from the clock to the pixels; squares of 6 points on a white page, the
  /// first of them on their way.
  private static func frame(
    layers: Int, animated: Int
  ) -> (microseconds: Double, allocations: Double) {
    let root = UIView(frame: .zero)
    root.backgroundColor = .white
    let stage = Stage(
      root: root, size: PixelSize(width: 1000, height: 800), options: oneThread)
    stage.underClock { fill(root.layer, layers: layers, animated: animated) }
    let presenter = MemoryPresenter(size: stage.size, recordsFrames: false)
    stage.frame(into: presenter)
    var times: [Double] = []
    var allocations: [Double] = []
    // As the application's loop makes frames.
    stage.underRunningClock {
      for step in 1...120 {
        stage.clock.step(to: Double(step) / 60)
        let before = benchmark_allocation_count()
        let start = Harness.processorTime()
        stage.frame(into: presenter)
        times.append(Harness.processorTime() - start)
        allocations.append(Double(benchmark_allocation_count() - before))
      }
    }
    return (Harness.median(times) * 1e6, Harness.median(allocations))
  }

  private static var oneThread: StageOptions {
    var options = StageOptions()
    options.threads = 1
    return options
  }

  private static func fill(_ root: CALayer, layers: Int, animated: Int) {
    for index in 0..<layers {
      let layer = CALayer()
      let (column, row) = (index % 125, index / 125)
      layer.frame = CGRect(
        x: CGFloat(column) * 8 + 1, y: CGFloat(row) * 8 + 1, width: 6, height: 6)
      layer.backgroundColor = CGColor(
        red: CGFloat(column) / 125, green: 0.4, blue: CGFloat(row % 100) / 100, alpha: 1)
      root.addSublayer(layer)
      guard index < animated else { continue }
      let animation = CABasicAnimation(keyPath: "position.y")
      animation.fromValue = layer.position.y
      animation.toValue = layer.position.y + 40
      animation.duration = 100
      layer.add(animation, forKey: "way")
    }
  }
}
