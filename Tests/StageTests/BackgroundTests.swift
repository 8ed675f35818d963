// The background of a page, and the pixels that a view takes away of its own drawing.

import CoreGraphics
import Stage
import Testing
import UIKit
import Windowing

@MainActor @Suite struct BackgroundTests {
  /// Half of it is blue; a quarter of that is taken away again.
  private final class Hole: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 10, height: 10), .clear)
    }
  }

  private func pixels(below color: UIColor?, on background: RGBA) throws -> [UInt32] {
    let root = UIView(frame: .zero)
    root.backgroundColor = color
    let stage = Stage(root: root, size: PixelSize(width: 20, height: 20))
    stage.background = background
    let hole = Hole(frame: root.bounds)
    hole.isOpaque = false
    root.addSubview(hole)
    let presenter = MemoryPresenter(size: stage.size)
    stage.frame(into: presenter)
    let snapshot = stage.snapshot()
    #expect(snapshot.hasSamePixels(as: presenter.screen))
    return [snapshot[5, 5], snapshot[15, 5], snapshot[5, 15]]
  }

  @Test func `pixels that a view erases from its drawing show the layers below`() throws {
    #expect(try pixels(below: .red, on: .clear) == [0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000])
    #expect(try pixels(below: nil, on: .clear) == [0, 0xFF00_00FF, 0])
  }

  @Test func `blend modes reach a view's own background`() throws {
    final class Inverse: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        UIRectFillUsingBlendMode(rect, .difference)
      }
    }
    let view = Inverse(frame: .zero)
    view.backgroundColor = .red
    let stage = Stage(root: view, size: PixelSize(width: 4, height: 4))
    #expect(stage.snapshot()[1, 1] == 0xFF00_FFFF)
  }

  @Test func `a page is drawn on its background`() throws {
    #expect(try pixels(below: nil, on: .white) == [0xFFFF_FFFF, 0xFF00_00FF, 0xFFFF_FFFF])
  }
}
