// The scenes whose frames are counted.

import CoreGraphics
import Preview
import QuartzCore
import Stage
import UIKit
import Windowing

enum ProbeScene {
  /// The gallery's page with its chart running.
  case chart
  /// This many layers in rows of a hundred, one of which animates.
  case rows(Int)
  /// The same as sublayers of one layer.
  case flat(Int)
  /// This many layers that all animate.
  case animated(Int)

  init?(_ name: String) {
    let parts = name.split(separator: ":").map(String.init)
    let count = parts.count == 2 ? Int(parts[1]) ?? 0 : 0
    switch parts.first {
    case "chart": self = .chart
    case "rows": self = .rows(count)
    case "flat": self = .flat(count)
    case "animated": self = .animated(count)
    default: return nil
    }
  }

  @MainActor
  func makeStage() throws -> Stage {
    var options = StageOptions()
    options.threads = 1
    switch self {
    case .chart:
      var request = Request()
      request.starts = true
      request.time = 0
      request.seedDate = Date(timeIntervalSince1970: 1_709_467_200)
      let stage = try Snapshot.stage(request, options: options)
      stage.underClock { Self.repeatLines(in: stage.root.layer) }
      return stage
    case .rows(let count): return stage(Self.page(count, perRow: 100, animated: 1), options)
    case .flat(let count): return stage(Self.page(count, perRow: .max, animated: 1), options)
    case .animated(let count): return stage(Self.page(count, perRow: 100, animated: .max), options)
    }
  }

  /// The charts' lines begin again when they are drawn.
  private static func repeatLines(in layer: CALayer) {
    if let line = layer.mask as? CAShapeLayer {
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 2.5
      animation.repeatCount = .infinity
      line.add(animation, forKey: "strokeEnd")
    }
    for sublayer in layer.sublayers ?? [] { repeatLines(in: sublayer) }
  }

  @MainActor
  private func stage(_ root: UIView, _ options: StageOptions) -> Stage {
    Stage(root: root, size: PixelSize(width: 500, height: 500), options: options)
  }

  /// `count` squares of 4 points on a grid, in rows; the first `animated` ones fade for ever.
  @MainActor
  private static func page(_ count: Int, perRow: Int, animated: Int) -> UIView {
    let root = UIView(frame: .zero)
    root.backgroundColor = .white
    var row = root.layer
    for index in 0..<count {
      if index % perRow == 0, perRow < .max {
        row = CALayer()
        root.layer.addSublayer(row)
      }
      let layer = CALayer()
      layer.frame = CGRect(x: index % 100 * 5, y: index / 100 * 5, width: 4, height: 4)
      layer.backgroundColor = UIColor.systemBlue.cgColor
      row.addSublayer(layer)
      if index < animated { layer.add(fade(), forKey: "fade") }
    }
    return root
  }

  private static func fade() -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.2
    animation.toValue = 0.9
    animation.duration = 1
    animation.autoreverses = true
    animation.repeatCount = .infinity
    return animation
  }
}
