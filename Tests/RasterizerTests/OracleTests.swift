// The rasteriser against the analytic reference: exactness.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@Suite struct OracleTests {
  @Test func `fills are within one step of the exact area`() {
    compare((0..<OracleScene.count).map { OracleScene($0, .gentle) }.filter { !$0.isStroke })
  }

  /// The scenes that are compared with cairo.
  @Test func `strokes are within one step of the exact area`() {
    compare((0..<OracleScene.count).map { OracleScene($0, .gentle) }.filter(\.isStroke))
  }

  @Test func `strokes are within one step in the tightest bends`() {
    compare((0..<OracleScene.count).map { OracleScene($0, .any) }.filter(\.isStroke))
  }

  private func compare(_ scenes: [OracleScene]) {
    var worst = 0.0
    for scene in scenes {
      let error = largestError(scene)
      #expect(error <= 1, "\(scene): off by \(error) of 255")
      worst = max(worst, error)
    }
    print("oracle: \(scenes.count) scenes, worst error \(worst) of 255")
  }

  /// In steps of 1/255.
  private func largestError(_ scene: OracleScene) -> Double {
    let size = OracleScene.size
    // Outlines ten times as fine as the rasteriser's own.
    let (path, rule) = scene.shape.path(tolerance: 0.0002)
    let exact = ReferenceCoverage(
      path.applying(scene.transform), rule, width: size, height: size)
    let drawn = alphas(draw(scene.list, width: size, height: size))
    var worst = 0.0
    for y in 0..<size {
      for x in 0..<size {
        worst = max(worst, abs(Double(drawn[y][x]) - exact[x, y] * 255))
      }
    }
    return worst
  }
}
