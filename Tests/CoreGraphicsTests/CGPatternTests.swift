// Patterns, layers and shadings as the context records them, and fonts made of files.

import CoreGraphics
import Foundation
import Testing

@Suite struct CGPatternTests {
  private let box = CGRect(x: 1, y: 2, width: 30, height: 40)

  private func context(scale: CGFloat = 2) -> CGContext {
    CGContext(recordingSize: CGSize(width: 100, height: 50), scale: scale)
  }

  private func made(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 4, height: 4), matrix: CGAffineTransform = .identity,
    step: CGSize = CGSize(width: 5, height: 6), isColored: Bool = true
  ) -> CGPattern? {
    var callbacks = unsafe CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) },
      releaseInfo: nil)
    return unsafe CGPattern(
      info: nil, bounds: bounds, matrix: matrix, xStep: step.width, yStep: step.height,
      tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
  }

  private func paint(_ item: DisplayItem) throws -> (image: CGImage, transform: CGAffineTransform) {
    guard case .fill(_, .pattern(let image, let transform)) = item.content else {
      Issue.record("a pattern was expected")
      throw CancellationError()
    }
    return (image, transform.concatenating(item.transform))
  }

  @Test func `a cell has the output's pixels, and stays with the context`() throws {
    let context = context()
    let pattern = try #require(made())
    var alpha: CGFloat = 1
    unsafe context.setFillPattern(pattern, colorComponents: &alpha)
    context.setPatternPhase(CGSize(width: 3, height: 1))
    context.translateBy(x: 7, y: 0)
    context.fill(box)
    let (image, transform) = try paint(context.displayList.items[0])
    #expect(image.width == 10)
    #expect(image.height == 12)
    let origin = CGPoint.zero.applying(transform)
    #expect(abs(origin.x - 3) < 1e-9 && abs(origin.y - 1) < 1e-9)
    let next = CGPoint(x: 10, y: 12).applying(transform)
    #expect(abs(next.x - 8) < 1e-9 && abs(next.y - 7) < 1e-9)
  }

  @Test func `steps of zero and boxes without area make no pattern`() {
    #expect(made(step: CGSize(width: 0, height: 1)) == nil)
    #expect(made(bounds: CGRect(x: 0, y: 0, width: 0, height: 4)) == nil)
    #expect(made(matrix: CGAffineTransform(scaleX: 0, y: 1)) == nil)
    #expect(made(step: CGSize(width: CGFloat.nan, height: 1)) == nil)
  }

  @Test func `cells of any size and any step are drawn, if coarsely`() throws {
    let wild = [
      made(bounds: CGRect(x: -1e300, y: 0, width: 1.5e308, height: 4)),
      made(step: CGSize(width: 1e-300, height: 1e300)),
      made(matrix: CGAffineTransform(scaleX: 1e200, y: 1e200)),
    ]
    for pattern in wild {
      let context = context()
      var alpha: CGFloat = 1
      unsafe context.setFillPattern(try #require(pattern), colorComponents: &alpha)
      context.fill(box)
      #expect(try paint(context.displayList.items[0]).image.width > 0)
    }
  }

  @Test func `a coloured pattern is set with its alpha, another with a colour`() throws {
    let colored = try #require(made())
    let plain = try #require(made(isColored: false))
    let half: [CGFloat] = [0.5]
    let red: [CGFloat] = [1, 0, 0, 0.25]
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let base = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    let one = try #require(unsafe CGColor(patternSpace: space, pattern: colored, components: half))
    let other = try #require(unsafe CGColor(patternSpace: base, pattern: plain, components: red))
    #expect(one.alpha == 0.5)
    #expect(other.components == red)
    #expect(other.pattern === plain)
    #expect(unsafe CGColor(patternSpace: space, pattern: plain, components: red) == nil)
    #expect(
      unsafe CGColor(patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: plain, components: red)
        == nil)
  }

  @Test func `what a pattern was given is let go of with it`() throws {
    nonisolated(unsafe) var released = 0
    do {
      var callbacks = unsafe CGPatternCallbacks(
        version: 0, drawPattern: nil, releaseInfo: { _ in unsafe released += 1 })
      let made = unsafe CGPattern(
        info: nil, bounds: box, matrix: .identity, xStep: 3, yStep: 3, tiling: .noDistortion,
        isColored: true, callbacks: &callbacks)
      #expect(made != nil)
      #expect(unsafe released == 0)
    }
    #expect(unsafe released == 1)
  }

  @Test
  func `a layer is drawn with its origin where it is asked for, and no further than its size`()
    throws
  {
    let context = context()
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 10, height: 20), auxiliaryInfo: nil))
    layer.context?.fill(box)
    context.draw(layer, at: CGPoint(x: 5, y: 6))
    context.draw(layer, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    let items = context.displayList.items
    #expect(
      items.map(\.transform) == [
        CGAffineTransform(translationX: 5, y: 6), CGAffineTransform(scaleX: 2, y: 1),
      ])
    #expect(items.filter { !$0.isClipped }.isEmpty)
    #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
  }

  @Test func `a shading's colours are its function's, kept to its range`() throws {
    var callbacks = unsafe CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        unsafe output[0] = input[0] * 3
        unsafe output[3] = 1
      }, releaseInfo: nil)
    let function = try #require(
      unsafe CGFunction(
        info: nil, domainDimension: 1, domain: [0, 0.25], rangeDimension: 4,
        range: [0, 0.5, 0, 1, 0, 1, 0, 1], callbacks: &callbacks))
    let shading = try #require(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(x: 10, y: 0),
        function: function, extendStart: false, extendEnd: true))
    let context = context()
    context.drawShading(shading)
    guard case .fill(_, .gradient(let paint)) = context.displayList.items[0].content else {
      Issue.record("a gradient was expected")
      return
    }
    #expect(!paint.extendsBeforeStart && paint.extendsAfterEnd)
    let reds = paint.stops.map(\.color.red)
    #expect(reds.first == 0)
    #expect(abs(reds[32] - 0.375) < 1e-9, "an eighth")
    #expect(reds.last == 0.5, "the domain ends at a quarter, the range at a half")
  }

  @Test func `a font of a file knows its names, and what is none is refused`() throws {
    // No file of this machine is sure to be there: a font of one table, as the format says.
    let name = Array("Dial-Bold".utf8)
    var bytes: [UInt8] = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    let table: [UInt8] =
      [0, 0, 0, 1, 0, 18] + [0, 1, 0, 0, 0, 0, 0, 6, 0, UInt8(name.count), 0, 0] + name
    bytes += Array("name".utf8) + [0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, UInt8(table.count)] + table
    let provider = try #require(CGDataProvider(data: NSData(data: Data(bytes))))
    #expect(CGFont(provider)?.postScriptName == "Dial-Bold")
    for length in 0..<bytes.count {
      let cut = try #require(CGDataProvider(data: NSData(data: Data(bytes.prefix(length)))))
      #expect(CGFont(cut) == nil)
    }
  }
}
