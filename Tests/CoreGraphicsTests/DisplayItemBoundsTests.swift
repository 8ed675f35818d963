// Boxes of items and shapes, under their own matrix and clips and under others.

import CoreGraphics
import TestSupport
import Testing

@Suite struct DisplayItemBoundsTests {
  private let clip = ClipShape(.rect(CGRect(x: 5, y: 0, width: 30, height: 12)))
  private let content = DisplayItem.Content.fill(
    .rect(CGRect(x: 1, y: 2, width: 10, height: 20)), .color(.black))

  @Test func `bounds under another matrix and other clips are those of an item with these`() {
    let moved = CGAffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 3, ty: 1)
    let item = DisplayItem(content, transform: moved, clips: [clip])
    #expect(item.bounds == CGRect(x: 5, y: 2, width: 20, height: 10))
    #expect(DisplayItem(content).bounds(under: moved, [clip]) == item.bounds)
    #expect(item.bounds(under: .identity, []) == CGRect(x: 1, y: 2, width: 10, height: 20))
  }

  @Test func `an item that becomes another has nothing of the one before`() {
    var item = DisplayItem(.list(DisplayList([DisplayItem(content)])), clips: [clip])
    item.set(.fill(.rect(CGRect(x: 0, y: 0, width: 3, height: 4)), .color(.white)))
    #expect(item.list == nil && !item.isClipped)
    #expect(item.bounds(under: .identity, []) == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(item == DisplayItem(item.content))
  }

  @Test func `untrimmed bounds are those of the whole stroke, however it is trimmed`() {
    var path = PathData()
    path.move(to: CGPoint(x: 0, y: 0))
    path.line(to: CGPoint(x: 20, y: 0))
    path.line(to: CGPoint(x: 20, y: 10))
    let whole = StrokeStyle(width: 2)
    var trimmed = whole
    (trimmed.trimStart, trimmed.trimEnd) = (0.6, 0.5)
    #expect(Shape.stroke(path, trimmed).bounds.isNull)
    #expect(Shape.stroke(path, trimmed).untrimmedBounds == Shape.stroke(path, whole).bounds)
    #expect(Shape.stroke(path, whole).bounds == CGRect(x: -10, y: -10, width: 40, height: 30))
    #expect(Shape.rect(clip.shape.bounds).untrimmedBounds == clip.shape.bounds)
  }

  @Test func `a single line, which has no joins, reaches half of its width`() {
    var path = PathData()
    path.move(to: CGPoint(x: 0, y: 0))
    path.line(to: CGPoint(x: 20, y: 0))
    #expect(
      Shape.stroke(path, StrokeStyle(width: 2)).bounds
        == CGRect(x: -1, y: -1, width: 22, height: 2))
  }
}
