// Frames of pages as large as people have them: thousands of layers, labels, shadows.

internal import CoreGraphics
internal import QuartzCore
internal import Stage
internal import UIKit
internal import Windowing

/// A page of 1920×1080 points and pixels, of which a few layers move, or all.
@MainActor
enum PageMeasurements {
  private static let size = PixelSize(width: 1920, height: 1080)

  static func all() -> [Row] {
    rows("20,000 layers", count: 20_000, fewMoving: 100, add: layer)
      + rows("1,000 labels", count: 1000, fewMoving: 20, add: label)
      + rows("300 shadows", count: 300, fewMoving: 10, add: shadow)
      + rows("300 shadows with paths", count: 300, fewMoving: 10, add: shadowWithPath)
      + [changingLabels()]
  }

  private static func rows(
    _ name: String, count: Int, fewMoving: Int, add: @MainActor (CALayer, Int) -> CALayer
  ) -> [Row] {
    [fewMoving, count].map { moving in
      let milliseconds = frame { root in
        for index in 0..<count {
          let layer = add(root.layer, index)
          if index * moving % count < moving { move(layer, by: index) }
        }
      }
      return Row(
        workload: "frame, \(name), \(moving == count ? "all" : "\(moving)") moving",
        size: "1920×1080", unit: "ms", ours: milliseconds, target: .figure(1000 / 60))
    }
  }

  /// Each frame sets the texts of all labels.
  private static func changingLabels() -> Row {
    var labels: [UILabel] = []
    let milliseconds = frame { root in
      for index in 0..<1000 { labels.append(makeLabel(root.layer, index)) }
      for label in labels { root.addSubview(label) }
    } step: { step in
      for (index, label) in labels.enumerated() { label.text = "Row \(index), \(step)" }
    }
    return Row(
      workload: "frame, 1,000 labels, all texts change", size: "1920×1080", unit: "ms",
      ours: milliseconds, target: .figure(1000 / 60))
  }

  /// The median of frames from the clock to the pixels, in milliseconds of the thread.
  private static func frame(
    _ fill: (UIView) -> Void, step change: (Int) -> Void = { _ in }
  ) -> Double {
    let root = UIView(frame: .zero)
    root.backgroundColor = .white
    var options = StageOptions()
    options.threads = 1
    let stage = Stage(root: root, size: size, options: options)
    stage.underClock { fill(root) }
    let presenter = MemoryPresenter(size: size, recordsFrames: false)
    stage.frame(into: presenter)
    var times: [Double] = []
    stage.underRunningClock {
      for step in 1...60 {
        stage.clock.step(to: Double(step) / 60)
        let start = Harness.processorTime()
        change(step)
        stage.frame(into: presenter)
        times.append(Harness.processorTime() - start)
      }
    }
    return Harness.median(times) * 1000
  }

  private static func move(_ layer: CALayer, by index: Int) {
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = NSValue(cgPoint: layer.position)
    animation.toValue = NSValue(
      cgPoint: CGPoint(x: layer.position.x + 40, y: layer.position.y + CGFloat(index % 7) * 10))
    animation.duration = 100
    layer.add(animation, forKey: "way")
  }

  /// Squares of 8 points.
  private static func layer(_ root: CALayer, _ index: Int) -> CALayer {
    let layer = CALayer()
    let (column, row) = (index % 200, index / 200)
    layer.frame = CGRect(
      x: Double(column) * 9.6 + 1, y: Double(row) * 10.8 + 1, width: 8, height: 8)
    layer.backgroundColor = CGColor(
      red: CGFloat(column) / 200, green: 0.4, blue: CGFloat(row) / 100, alpha: 1)
    root.addSublayer(layer)
    return layer
  }

  private static func makeLabel(_ root: CALayer, _ index: Int) -> UILabel {
    let label = UILabel(
      frame: CGRect(
        x: Double(index % 20) * 96 + 2, y: Double(index / 20) * 21.6, width: 92, height: 20))
    label.text = "Row \(index), text"
    label.font = .systemFont(ofSize: 13)
    return label
  }

  private static func label(_ root: CALayer, _ index: Int) -> CALayer {
    let label = makeLabel(root, index)
    (root.delegate as? UIView)?.addSubview(label)
    return label.layer
  }

  /// Cards of 70×44 points with a shadow of radius 6.
  private static func shadow(_ root: CALayer, _ index: Int) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(
      x: Double(index % 20) * 96 + 12, y: Double(index / 20) * 72 + 12, width: 70, height: 44)
    layer.backgroundColor = CGColor(red: 0.9, green: 0.9, blue: 1, alpha: 1)
    layer.cornerRadius = 8
    layer.shadowOpacity = 0.4
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 3)
    root.addSublayer(layer)
    return layer
  }

  private static func shadowWithPath(_ root: CALayer, _ index: Int) -> CALayer {
    let layer = shadow(root, index)
    layer.shadowPath = UIBezierPath(roundedRect: layer.bounds, cornerRadius: 8).cgPath
    return layer
  }
}
