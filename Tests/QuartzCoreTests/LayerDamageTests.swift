// Damage between two times of a layer tree is never too small.

import CoreGraphics
import QuartzCore
import TestSupport
import Testing

@Suite struct LayerDamageTests {
  @Test(arguments: 0..<20)
  func `outside the damage of random edits no pixel differs`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let scene = RandomScene(&random)
    let area = PixelRect(x: 0, y: 0, width: 200, height: 120)
    var old = scene.root.displayList(at: 0)
    for step in 0..<12 {
      scene.edit(&random)
      let new = scene.root.displayList(at: 0)
      let difference = new.pixelMissedByDamage(
        since: old, scale: [1, 1.5, 2][seed % 3], in: area)
      #expect(difference == nil, "seed \(seed), step \(step)")
      old = new
    }
  }
}
