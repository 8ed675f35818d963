// The rasteriser against cairo: no gross error. Cairo itself is up to 18/255 off on slivers.

import CairoPeer
import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@Suite struct OracleCairoTests {
  /// Over all pixels that either renderer covers in part.
  private struct Difference {
    var sum = 0
    var edges = 0
    var worst = 0

    var mean: Double { edges == 0 ? 0 : Double(sum) / Double(edges) }
  }

  @Test func `cairo fills the same scenes much alike`() {
    compare((0..<OracleScene.count).map { OracleScene($0, .gentle) }.filter { !$0.isStroke })
  }

  @Test func `cairo strokes the same scenes much alike`() {
    compare((0..<OracleScene.count).map { OracleScene($0, .gentle) }.filter(\.isStroke))
  }

  private func compare(_ scenes: [OracleScene]) {
    var all = Difference()
    for scene in scenes {
      let difference = difference(scene)
      #expect(difference.mean <= 9, "\(scene): mean \(difference.mean)")
      #expect(difference.worst <= 24, "\(scene): worst \(difference.worst)")
      all.sum += difference.sum
      all.edges += difference.edges
      all.worst = max(all.worst, difference.worst)
    }
    #expect(all.mean <= 5)
    print("cairo: mean \(all.mean) of 255 over \(all.edges) edge pixels, worst \(all.worst)")
  }

  private func difference(_ scene: OracleScene) -> Difference {
    let size = OracleScene.size
    let player = CairoPlayer(width: size, height: size, tolerance: 0.01)
    player.draw(scene.list, transform: .identity, background: .clear)
    let theirs = player.pixels().map { Int($0 >> 24) }
    let ours = alphas(draw(scene.list, width: size, height: size)).flatMap(\.self)
    var result = Difference()
    for index in ours.indices
    where (1...254).contains(ours[index]) || (1...254).contains(theirs[index]) {
      let difference = abs(ours[index] - theirs[index])
      result.edges += 1
      result.sum += difference
      result.worst = max(result.worst, difference)
    }
    return result
  }
}
