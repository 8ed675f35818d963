// Claims about what the context records and keeps.

import CoreGraphics
import Testing

@Suite struct CGContextTests {
  private let box = CGRect(x: 1, y: 2, width: 3, height: 4)

  /// UIKit's kind of context, 100 × 50 points.
  private func context(scale: CGFloat = 2) -> CGContext {
    CGContext(recordingSize: CGSize(width: 100, height: 50), scale: scale)
  }

  private func bitmap() throws -> CGContext {
    try #require(
      unsafe CGContext(
        data: nil, width: 100, height: 50, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  // MARK: Spaces

  @Test func `user space begins as UIKit's, and device space has y up`() {
    let context = context()
    #expect(context.listTransform == .identity)
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 100))
    #expect(context.convertToDeviceSpace(CGPoint(x: 10, y: 10)) == CGPoint(x: 20, y: 80))
    #expect(context.convertToUserSpace(CGPoint(x: 20, y: 80)) == CGPoint(x: 10, y: 10))
    #expect(
      context.convertToUserSpace(CGSize(width: 20, height: 8)) == CGSize(width: 10, height: 4))
    #expect(
      context.convertToDeviceSpace(CGSize(width: 1, height: 2)) == CGSize(width: 2, height: 4))
    #expect(context.width == 200)
    #expect(context.height == 100)
  }

  @Test func `a bitmap's user space is its device space`() throws {
    let context = try bitmap()
    #expect(context.ctm == .identity)
    context.fill(box)
    #expect(
      context.displayList.items[0].transform
        == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 50))
  }

  @Test func `matrices are applied to what comes after, innermost first`() {
    let context = context()
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 3)
    context.fill(box)
    #expect(
      context.displayList.items[0].transform
        == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
    context.rotate(by: .pi / 2)
    context.concatenate(CGAffineTransform(translationX: 1, y: 0))
    #expect(CGPoint.zero.applying(context.listTransform) == CGPoint(x: 10, y: 23))
  }

  @Test func `a restored state is the saved one, and the path is not part of it`() {
    let context = context()
    context.saveGState()
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.setAlpha(0.5)
    context.translateBy(x: 5, y: 5)
    context.clip(to: box)
    context.move(to: .zero)
    context.restoreGState()
    #expect(!context.isPathEmpty)
    context.fill(box)
    #expect(
      context.displayList
        == DisplayList([DisplayItem(.fill(.rect(box), .color(.black)))]))
    context.restoreGState()
    #expect(context.listTransform == .identity, "one restore too many changes nothing")
  }

  // MARK: Paths

  @Test func `a path stays where it was drawn when the matrix changes`() {
    let context = context()
    context.move(to: CGPoint(x: 10, y: 10))
    context.translateBy(x: 4, y: 0)
    #expect(context.currentPointOfPath == CGPoint(x: 6, y: 10))
    context.addLine(to: CGPoint(x: 6, y: 20))
    context.setLineWidth(3)
    context.strokePath()
    #expect(context.isPathEmpty)
    let item = context.displayList.items[0]
    guard case .fill(.stroke(let path, let style), .color(.black)) = item.content else {
      Issue.record("a stroke was expected, not \(item.content)")
      return
    }
    #expect(path.points == [CGPoint(x: 6, y: 10), CGPoint(x: 6, y: 20)])
    #expect(style.width == 3)
    #expect(item.transform.tx == 4)
  }

  @Test func `filling and stroking is two items in that order`() {
    let context = context()
    context.addEllipse(in: box)
    context.setStrokeColor(.white)
    context.drawPath(using: .eoFillStroke)
    #expect(context.displayList.items.count == 2)
    guard
      case .fill(.path(let path, .evenOdd), .color(.black)) = context.displayList.items[0].content
    else {
      Issue.record("an even-odd fill was expected")
      return
    }
    #expect(path.bounds == box)
  }

  @Test func `line segments are separate lines`() {
    let context = context()
    context.strokeLineSegments(between: (0..<5).map { CGPoint(x: CGFloat($0), y: 0) })
    guard case .fill(.stroke(let path, _), _) = context.displayList.items[0].content else {
      Issue.record("a stroke was expected")
      return
    }
    #expect(path.verbs == [.move, .line, .move, .line])
  }

  @Test func `a path becomes its own outline`() {
    let context = context()
    context.setLineWidth(2)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 10, y: 0))
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: -1, width: 10, height: 2))
    #expect(context.pathContains(CGPoint(x: 5, y: 0.5), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 5, y: 2), mode: .fill))
  }

  // MARK: Clips

  @Test func `a clip holds for all that comes after, where it was set`() {
    let context = context()
    context.translateBy(x: 1, y: 1)
    context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
    context.translateBy(x: 5, y: 5)
    #expect(context.boundingBoxOfClipPath == CGRect(x: -5, y: -5, width: 10, height: 10))
    context.fill(box)
    let clips = context.displayList.items[0].clips
    #expect(clips.count == 1)
    #expect(clips[0].transform == CGAffineTransform(translationX: 1, y: 1))
    context.resetClip()
    context.fill(box)
    #expect(context.displayList.items[1].clips.isEmpty)
  }

  @Test func `an empty clip path leaves nothing`() {
    let context = context()
    context.clip()
    #expect(context.boundingBoxOfClipPath.isNull)
    context.fill(box)
    #expect(context.displayList.bounds(in: .identity).isNull)
  }

  @Test func `an image mask becomes a group's mask`() {
    let context = context()
    let image = CGImage(DisplayList(), width: 3, height: 4, scale: 1)
    context.clip(to: box, mask: image)
    context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
    guard case .group(let group) = context.displayList.items[0].content else {
      Issue.record("a group was expected")
      return
    }
    #expect(group.mask?.items.count == 1)
    #expect(context.displayList.bounds(in: .identity) == box)
  }

  // MARK: Images

  /// Where the image's first row lies, in the list's space.
  private func top(of context: CGContext) -> CGFloat {
    let item = context.displayList.items[0]
    guard case .image(_, let rect, _, _) = item.content else { return .nan }
    return CGPoint(x: rect.minX, y: rect.minY).applying(item.transform).y
  }

  @Test func `images stand on their heads in UIKit's contexts, and upright in bitmaps`() throws {
    let image = CGImage(DisplayList(), width: 3, height: 4, scale: 1)
    let uikit = context()
    uikit.draw(image, in: box)
    #expect(top(of: uikit) == box.maxY)
    let upright = context()
    upright.drawUpright(image, in: box)
    #expect(top(of: upright) == box.minY)
    let bitmap = try bitmap()
    bitmap.draw(image, in: box)
    #expect(top(of: bitmap) == 50 - box.maxY)
  }

  @Test func `a cropped image is the part, and none outside`() throws {
    let pixels = PixelBuffer(width: 8, height: 6)
    pixels[3, 2] = 0xFF12_3456
    let image = CGImage(pixels)
    let part = try #require(image.cropping(to: CGRect(x: 2.5, y: 1.5, width: 2, height: 2)))
    #expect(part.width == 3)
    #expect(part.height == 3)
    guard case .pixels(let cut) = part.storage else {
      Issue.record("pixels stay pixels")
      return
    }
    #expect(cut[1, 1] == 0xFF12_3456)
    #expect(image.cropping(to: CGRect(x: 8, y: 0, width: 5, height: 5)) == nil)
    #expect(image.cropping(to: CGRect(x: -5, y: -5, width: 50, height: 50))?.width == 8)
  }

  // MARK: Shadows, layers, gradients

  @Test func `the matrix changes no shadow's offset`() throws {
    let context = context()
    context.scaleBy(x: 10, y: 10)
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 4, color: .black)
    context.fill(box)
    let item = context.displayList.items[0]
    guard case .shadow(let shadow) = item.content else {
      Issue.record("a shadow was expected before the fill")
      return
    }
    #expect(item.transform == .identity)
    #expect(shadow.offset == CGSize(width: 1, height: 2))
    #expect(shadow.radius == 4)
    #expect(context.displayList.items.count == 2)
    context.setShadow(offset: .zero, blur: 0, color: nil)
    context.fill(box)
    #expect(context.displayList.items.count == 3)
    let flipped = try bitmap()
    flipped.setShadow(offset: CGSize(width: 1, height: 2), blur: 4)
    flipped.fill(box)
    guard case .shadow(let other) = flipped.displayList.items[0].content else { return }
    #expect(other.offset.height == -2, "y up: a positive offset lies above")
  }

  @Test func `a transparency layer is one group with the alpha from outside`() {
    let context = context()
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.white)
    context.fill(box)
    #expect(context.displayList.isEmpty)
    context.restoreGState()
    context.endTransparencyLayer()
    let inner = DisplayItem(.fill(.rect(box), .color(.white)))
    #expect(
      context.displayList
        == DisplayList([
          DisplayItem(
            .group(DisplayGroup(DisplayList([inner]), opacity: 0.5)), blendMode: .multiply)
        ]))
    context.fill(box)
    guard case .fill(_, .color(let color)) = context.displayList.items[1].content else { return }
    #expect(color == RGBA(0, 0, 0, 0.5), "the fill colour inside was the layer's own")
    context.endTransparencyLayer()
  }

  @Test func `a gradient fills the picture in user space, without ends unless asked`() throws {
    let context = context()
    let gradient = try #require(
      unsafe CGGradient(
        colorsSpace: nil, colors: [CGColor.white, CGColor.black] as CFArray, locations: nil))
    context.scaleBy(x: 2, y: 2)
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: .drawsAfterEndLocation)
    let item = context.displayList.items[0]
    guard case .fill(.rect(let rect), .gradient(let paint)) = item.content else {
      Issue.record("a gradient was expected")
      return
    }
    #expect(rect == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(item.transform == .identity)
    #expect(paint.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(!paint.extendsBeforeStart)
    #expect(paint.extendsAfterEnd)
  }

  @Test func `a pattern stays with the context, whatever the matrix`() {
    let context = context()
    let image = CGImage(DisplayList(), width: 4, height: 4, scale: 1)
    context.setFillColor(CGColor(pattern: image, scale: 2))
    context.translateBy(x: 7, y: 0)
    context.fill(box)
    guard case .fill(_, .pattern(_, let transform)) = context.displayList.items[0].content else {
      Issue.record("a pattern was expected")
      return
    }
    #expect(
      transform.concatenating(context.listTransform) == CGAffineTransform(scaleX: 0.5, y: 0.5))
  }

  @Test func `clearing takes away whatever alpha is`() {
    let context = context()
    context.setAlpha(0)
    context.clear(box)
    #expect(context.displayList.items.map(\.blendMode) == [.clear])
    context.fill(box)
    #expect(context.displayList.items.count == 1, "alpha 0 draws nothing")
  }

  // MARK: Refusals

  @Test(arguments: [CGFloat.nan, .infinity])
  func `what is no number keeps the old value`(bad: CGFloat) {
    let context = context()
    context.setLineWidth(5)
    context.setLineWidth(bad)
    context.setAlpha(bad)
    context.translateBy(x: bad, y: 0)
    context.scaleBy(x: 1, y: bad)
    context.rotate(by: bad)
    context.setLineDash(phase: 0, lengths: [1, bad])
    context.setMiterLimit(bad)
    context.setShadow(offset: .zero, blur: bad, color: .black)
    context.fill(CGRect(x: 0, y: 0, width: bad, height: 1))
    #expect(context.displayList.isEmpty)
    context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
    let item = context.displayList.items[0]
    guard case .fill(.stroke(_, let style), .color(.black)) = item.content else {
      Issue.record("a stroke was expected")
      return
    }
    #expect(style == StrokeStyle(width: 5))
    #expect(item.transform == .identity)
  }

  @Test(arguments: [(0, 5, 8), (5, 20000, 8), (5, 5, 16)])
  func `a bitmap that cannot be is refused`(width: Int, height: Int, bits: Int) {
    #expect(
      unsafe CGContext(
        data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
  }
}
