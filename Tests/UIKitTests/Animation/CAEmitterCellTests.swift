// Emitter cells in time.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct CAEmitterCellTests {
  @Test func `an emitter cell begins at its begin time`() {
    let layer = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }.cgImage
    (cell.birthRate, cell.lifetime, cell.beginTime) = (2, 1, 5)
    layer.emitterCells = [cell]
    layer.layoutIfNeeded()
    let begins = (layer.sublayers ?? []).compactMap { $0.animation(forKey: "life")?.beginTime }
    #expect(begins == [5, 5.5])
  }
}
