// Groups and masks: the same picture whether a mask is a picture or a clip.

import CoreGraphics
import ImageCoding
import Rasterizer
import TestSupport
import Testing

@Suite struct GroupTests {
  /// A second, invisible item makes the mask a picture instead of a clip.
  private let invisible = DisplayItem(
    .fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.clear)))

  /// A general mask meets the content's ground, which is rounded before: 1.5 steps off at most, where
  /// a clip is half a step off.
  @Test func `a shape mask and a clip give the same pixels, and a general mask nearly`() {
    Fuzz.run(60) { generator, trace in
      var scene = RandomScene(generator)
      let content = DisplayItem(.fill(scene.shape(), scene.paint()), transform: scene.transform())
      let mask = DisplayItem(.fill(scene.shape(), .color(.white)), transform: scene.transform())
      guard case .fill(let shape, _) = mask.content else { return }
      var clipped = content
      clipped.clips = [ClipShape(shape, mask.transform)]
      let lists = [
        DisplayList([clipped]),
        DisplayList([DisplayItem(.group(DisplayGroup([content], mask: [mask])))]),
        DisplayList([DisplayItem(.group(DisplayGroup([content], mask: [mask, invisible])))]),
      ]
      let pictures = lists.map { draw($0, width: 40, height: 40, background: RGBA(0.9, 0.7, 0.1)) }
      #expect(firstDifference(pictures[0], pictures[1]) == nil, "\(trace)")
      let difference = PictureDifference(expected: pictures[0], actual: pictures[2])
      #expect(difference.worst <= 2, "\(trace)")
    }
  }

  @Test func `opacity scales a group as one picture`() {
    let rect = Shape.rect(CGRect(x: 0, y: 0, width: 4, height: 4))
    let black = DisplayItem(.fill(rect, .color(.black)))
    let group = DisplayGroup([black, black], opacity: 0.5)
    let buffer = draw(DisplayList([DisplayItem(.group(group))]), width: 4, height: 4)
    #expect(buffer[1, 1] == 0x8000_0000)
  }

  @Test func `a mask's colour does not matter`() {
    let rect = Shape.rect(CGRect(x: 0, y: 0, width: 4, height: 4))
    func picture(_ mask: RGBA) -> PixelBuffer {
      let group = DisplayGroup(
        [DisplayItem(.fill(rect, .color(RGBA(0, 1, 0))))],
        mask: [DisplayItem(.fill(rect, .color(mask)))])
      return draw(DisplayList([DisplayItem(.group(group))]), width: 4, height: 4)
    }
    #expect(picture(RGBA(1, 0, 0, 0.25)).hasSamePixels(as: picture(RGBA(0, 0, 1, 0.25))))
    #expect(picture(RGBA(1, 0, 0, 0.25))[0, 0] == 0x4000_4000)
  }

  @Test func `clips multiply`() {
    let half = ClipShape(.rect(CGRect(x: 0, y: 0, width: 0.5, height: 1)))
    let low = ClipShape(.rect(CGRect(x: 0, y: 0.5, width: 1, height: 1)))
    let item = DisplayItem(
      .fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.black)), clips: [half, low])
    #expect(alphas(draw(DisplayList([item]), width: 1, height: 1)) == [[64]])
  }
}

extension DisplayGroup {
  fileprivate init(_ items: [DisplayItem], opacity: Double = 1, mask: [DisplayItem]? = nil) {
    self.init(DisplayList(items), opacity: opacity, mask: mask.map { DisplayList($0) })
  }
}
