// The last column and the last row of a root that ends within them.

import CoreGraphics
import Stage
import Testing
import UIKit
import Windowing

@MainActor @Suite struct OutputEdgeTests {
  private static let (red, blue, white): (UInt32, UInt32, UInt32) = (
    0xFFFF_0000, 0xFF00_00FF, 0xFFFF_FFFF
  )

  /// A red root of 20.3 × 10.6 pixels on white.
  private func stage(border: CGFloat = 0) -> Stage {
    let root = UIView(frame: .zero)
    root.backgroundColor = .red
    root.layer.borderColor = UIColor.blue.cgColor
    root.layer.borderWidth = border
    let stage = Stage(
      root: root, size: PixelSize(width: 21, height: 11),
      rootSize: CGSize(width: 40.6, height: 21.2), zoom: 0.5)
    stage.background = .white
    return stage
  }

  @Test func `the root has the size that was given, and its pixels are filled to the edge`() {
    let stage = stage()
    #expect(stage.root.bounds.size == CGSize(width: 40.6, height: 21.2))
    let picture = stage.snapshot()
    for (x, y) in [(0, 0), (19, 5), (20, 5), (5, 9), (5, 10), (20, 10)] {
      #expect(picture[x, y] == Self.red, "at \(x), \(y)")
    }
  }

  @Test func `a border of one pixel keeps its width at the edge`() {
    let picture = stage(border: 2).snapshot()
    for (x, y) in [(20, 5), (5, 10), (20, 10), (0, 5), (5, 0)] {
      #expect(picture[x, y] == Self.blue, "at \(x), \(y)")
    }
    #expect(picture[18, 5] == Self.red)
  }

  @Test func `what changes in the column before the last is drawn in the last one too`() {
    let stage = stage()
    let presenter = MemoryPresenter(size: stage.size)
    stage.frame(into: presenter)
    let view = UIView(frame: CGRect(x: 38.2, y: 4, width: 1, height: 4))
    view.backgroundColor = .blue
    stage.root.addSubview(view)
    stage.frame(into: presenter)
    #expect(presenter.screen.hasSamePixels(as: stage.snapshot()))
    #expect(presenter.screen[20, 3] != Self.red)
  }

  @Test func `a root that no size was given for fills the output`() {
    let stage = stage()
    stage.resize(to: PixelSize(width: 7, height: 5))
    #expect(stage.root.bounds.size == CGSize(width: 14, height: 10))
    #expect(stage.snapshot()[6, 4] == Self.red)
  }
}
