// Images that a context draws smaller are cut to what it shows.

import CoreGraphics
import Testing

@Suite struct VisibleImagePartsTests {
  /// Of 8 × 8 pixels.
  private let image = CGImage(DisplayList(), width: 8, height: 8, scale: 1)

  private func context(width: CGFloat, height: CGFloat, scale: CGFloat = 1) -> CGContext {
    CGContext(recordingSize: CGSize(width: width, height: height), scale: scale)
  }

  /// The first image that was recorded, and its rectangle in the list's space.
  private func recorded(in list: DisplayList) throws -> (image: CGImage, rect: CGRect) {
    let item = try #require(list.items.first)
    switch item.content {
    case .image(let image, let rect, _, _): return (image, rect.applying(item.transform))
    case .group(let group): return try recorded(in: group.list)
    case .list(let list): return try recorded(in: list)
    default: throw CocoaError(.featureUnsupported)
    }
  }

  private func recorded(_ context: CGContext) throws -> (image: CGImage, rect: CGRect) {
    try recorded(in: context.displayList)
  }

  private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    max(
      abs(one.minX - other.minX), abs(one.minY - other.minY), abs(one.maxX - other.maxX),
      abs(one.maxY - other.maxY)) < 1e-9
  }

  /// `Nonanimating/dog` of Lottie's snapshot tests (github.com/airbnb/lottie-ios): 894 × 958 pixels fill 442 × 440
  /// points at scale 2. The simulator's picture agrees with rows 34 … 923, reduced to 881 rows over 880.04
  /// pixels, in 99.98 % of its pixels, and with the whole image reduced in 98.7 %.
  @Test func `an image drawn smaller is cut to the whole pixels that the context shows`() throws {
    let context = context(width: 442, height: 440, scale: 2)
    let dog = CGImage(DisplayList(), width: 894, height: 958, scale: 1)
    let pixel = 442.0 / 894
    let height = 958 * pixel
    context.drawUpright(
      dog, in: CGRect(x: 0, y: (440 - height) / 2, width: 442, height: height))
    let part = try recorded(context)
    #expect(part.image.width == 894)
    #expect(part.image.height == 890)
    let top = (440 - height) / 2 + 34 * pixel
    #expect(isClose(part.rect, CGRect(x: 0, y: top, width: 442, height: 890 * pixel)))
    #expect((part.rect.height * 2 * 100).rounded() == 88_004)
  }

  @Test func `a clip cuts, whichever way up the image is`() throws {
    for isUpright in [true, false] {
      let context = context(width: 4, height: 4)
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 1))
      let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
      if isUpright { context.drawUpright(image, in: rect) } else { context.draw(image, in: rect) }
      let part = try recorded(context)
      #expect(part.image.height == 2)
      #expect(isClose(part.rect, CGRect(x: 0, y: 0, width: 4, height: 1)))
    }
  }

  /// So that no edge of the cut lies within a pixel that the clip shows in part.
  @Test func `a clip that ends within a pixel of the device cuts behind it`() throws {
    let context = context(width: 4, height: 4)
    context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 1.5))
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try recorded(context).image.height == 4)
  }

  @Test func `a clip outside a transparency layer cuts inside it`() throws {
    let context = context(width: 4, height: 4)
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    context.endTransparencyLayer()
    #expect(try recorded(context).image.width == 4)
  }

  @Test func `an image that is wholly shown, drawn larger or casts a shadow stays whole`() throws {
    let shown = context(width: 4, height: 4)
    shown.drawUpright(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try recorded(shown).image == image)
    let larger = context(width: 4, height: 4, scale: 2)
    larger.drawUpright(image, in: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(try recorded(larger).image == image)
    let shadow = context(width: 4, height: 2)
    shadow.setShadow(offset: .zero, blur: 4, color: .black)
    shadow.beginTransparencyLayer(auxiliaryInfo: nil)
    shadow.drawUpright(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    shadow.endTransparencyLayer()
    let last = try #require(shadow.displayList.items.last)
    #expect(try recorded(in: DisplayList([last])).image == image)
  }

  /// Damage compares images by identity: an equal image that is another object would be drawn again.
  @Test func `a part that is drawn again is the same image`() throws {
    let parts = try (0..<2).map { _ in
      let context = context(width: 4, height: 2)
      context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
      return try recorded(context).image
    }
    #expect(parts[0] == parts[1])
    #expect(parts[0].height == 4)
  }
}
