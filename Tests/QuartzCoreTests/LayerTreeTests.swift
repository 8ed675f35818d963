// The layer tree: places, order, masks, and what is drawn in which order.

import QuartzCore
import Testing

@Suite struct LayerTreeTests {
  @Test func `a frame moves the position and sizes the bounds`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }
}
