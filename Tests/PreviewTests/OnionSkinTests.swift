// The onion skin: five times of the run over the page.

import CoreGraphics
import Messages
import Pages
import Stage
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

@MainActor @Suite(.ownScreenScale) struct OnionSkinTests {
  /// A clear picture of 10 × 1 pixels with black ones.
  private func picture(black: Range<Int>, of colour: UInt32 = 0xFF00_0000) -> CGImage {
    let pixels = PixelBuffer(width: 10, height: 1)
    for x in black { pixels[x, 0] = colour }
    return CGImage(pixels)
  }

  private func row(_ image: CGImage?) throws -> [UInt32] {
    let pixels = try #require(image).pixels
    return (0..<10).map { pixels[$0, 0] }
  }

  @Test func `a moving thing is seen at each time, the later the stronger, and the rest is clear`()
    throws
  {
    let pictures = (0..<5).map { picture(black: $0 * 2..<$0 * 2 + 1) }
    let row = try row(OnionPicture(of: pictures)?.image)
    #expect(row.enumerated().filter { $0.offset % 2 == 1 }.allSatisfy { $0.element == 0 })
    let alphas = [0, 2, 4, 6, 8].map { row[$0] >> 24 }
    #expect(alphas == [50, 75, 101, 127, 152])
  }

  @Test func `a thing that grows in place is seen whole at each time`() throws {
    let pictures = (0..<5).map { picture(black: 4 - $0..<6 + $0) }
    let row = try row(OnionPicture(of: pictures)?.image)
    #expect(row[0] >> 24 == 152 && row[9] >> 24 == 152)
    #expect(zip(row[0..<4], row[1..<5]).allSatisfy { $0 >> 24 < $1 >> 24 })
  }

  @Test func `where things of two times meet the later lies above`() throws {
    let pictures = (0..<5).map { index in
      index == 1
        ? picture(black: 3..<4, of: 0xFFFF_0000)
        : picture(black: index == 4 ? 3..<4 : 0..<0, of: 0xFF00_00FF)
    }
    let pixel = try row(OnionPicture(of: pictures)?.image)[3]
    // Red at 76/256, then blue at 153/256 over it.
    #expect(pixel == 0xB61E_0098)
  }

  @Test func `the present time's thing is seen as it is, and through it where it is faint`() throws
  {
    let skin = try #require(OnionPicture(of: [picture(black: 2..<8)]))
    let black = try row(skin.image(around: picture(black: 4..<8)))
    #expect(black.map { $0 != 0 } == (0..<10).map { (2..<4).contains($0) })
    let grey = try row(skin.image(around: picture(black: 4..<8, of: 0x4040_4040)))
    #expect(grey[2] >> 24 == 50 && (1..<50).contains(grey[5] >> 24))
  }

  @Test func `edges that are covered in part are as smooth as in the pictures`() throws {
    let pixels = PixelBuffer(width: 10, height: 1)
    for (x, pixel) in [(2, 0x8000_0000), (3, 0xFF00_0000), (4, 0xFF00_0000)] as [(Int, UInt32)] {
      pixels[x, 0] = pixel
    }
    let skin = try #require(OnionPicture(of: [CGImage(pixels)]))
    let ghost = try row(skin.image).map { $0 >> 24 }
    #expect(ghost[1...4] == [0, 25, 50, 50])
    // Half of the pixel 3 is the present thing's, which stays as strong as the page has it.
    let present = PixelBuffer(width: 10, height: 1)
    (present[3, 0], present[4, 0]) = (0x8000_0000, 0xFF00_0000)
    let around = skin.image(around: CGImage(present))
    #expect(try row(around)[2...4].map { $0 >> 24 } == [25, 50, 0])
    let page = PixelBuffer(width: 10, height: 1)
    for (x, grey) in [0xFF, 0xFF, 0xFF, 0x7F, 0].enumerated() {
      page[x, 0] = 0xFF00_0000 | UInt32(grey * 0x1_0101)
    }
    // Half black over four fifths white, where there was half black over white.
    let seen = try row(OnionPicture.picture(CGImage(page), below: around)).map { $0 & 0xFF }
    #expect(seen[1...4] == [0xFF, 0xE6, 0x66, 0])
  }

  @Test func `a thing that is covered is seen by its edges, in a colour that stands out`() throws {
    let skin = try #require(OnionPicture(of: [picture(black: 3..<7)]))
    let dark = try row(skin.image(around: picture(black: 0..<10)))
    #expect(dark.enumerated().filter { $0.element != 0 }.map(\.offset) == [3, 6])
    #expect(dark[3] == 0x3131_3131)
    let light = try row(skin.image(around: picture(black: 0..<10, of: 0xFFFF_EE00)))
    #expect(light[3] == 0x3100_0000)
  }

  @Test func `a thing that is faint at all times does not cover itself`() throws {
    let faint = picture(black: 2..<8, of: 0x4000_0000)
    let skin = try #require(OnionPicture(of: [faint]))
    #expect(try row(skin.image(around: faint)).allSatisfy { $0 == 0 })
  }

  @Test func `pictures of nothing, of other sizes, or none`() throws {
    let small = CGImage(PixelBuffer(width: 1, height: 1))
    let clear = picture(black: 0..<0)
    #expect(
      try row(OnionPicture(of: [clear, clear])?.image) == Array(repeating: 0, count: 10))
    #expect(OnionPicture(of: []) == nil)
    #expect(OnionPicture(of: [clear, small]) == nil)
    let skin = try #require(OnionPicture(of: [clear]))
    #expect(skin.image(around: small) === skin.image)
    #expect(OnionPicture.picture(small, below: skin.image) === small)
  }

  /// The pictures of a page of layers at its beginning.
  private func layers(_ paths: [[Int]]) throws -> PixelBuffer {
    let page = try InProcessPage(PageScene(), of: LayeredModule())
    var drawn: [CGImage] = []
    page.pictures(at: [0], scale: PageScale(screen: 1), of: paths) {
      drawn = (try? $0.get())?.pictures ?? []
    }
    return try #require(drawn.first).pixels
  }

  @Test func `layers are drawn alone, where those around them place them`() throws {
    let badge = try layers([[0, 1]])
    #expect(badge[50, 50] == 0xFFFF_0000 && badge[31, 31] == 0)
    #expect(badge[100, 30] == 0 && badge[195, 195] == 0)
    // A mask moves what it masks.
    #expect(try layers([[0, 1, -1]]).differences(from: badge) == 0)
    let both = try layers([[0, 0], [0, 1]])
    #expect(both[50, 50] == 0xFFFF_0000 && both[100, 30] >> 24 == 255 && both[100, 150] == 0)
    let card = try layers([[0], [0, 1]])
    #expect(card.differences(from: try layers([[0]])) == 0)
    #expect(
      try layers([[0, 99], [7, -3]]).differences(from: PixelBuffer(width: 200, height: 200)) == 0)
    #expect(try layers([[]]).differences(from: try layers([])) == 0)
  }

  @Test func `a saved picture has the onion skin that is seen`() throws {
    func saved(_ harness: Harness) throws -> PixelBuffer {
      harness.session.perform(.save)
      let file = try #require(harness.saved.last).file
      return try #require(UIImage(data: file)?.cgImage).pixels
    }
    let harness = try opened()
    harness.type("s")
    harness.wait(2)
    let without = try saved(harness)
    harness.type("o", .control)
    for _ in 0..<3 { harness.runScheduled() }
    let with = try saved(harness)
    #expect(with.width == without.width && with[20, 20] != without[20, 20])
    // Back at the beginning the view is seen as it is.
    let run = try #require(harness.session.studio.run)
    harness.session.seek(to: run.lowerBound)
    harness.frame()
    for _ in 0..<3 { harness.runScheduled() }
    #expect(try saved(harness)[20, 20] == 0xFF00_0000)
  }

  private func opened() throws -> Harness {
    let harness = try Harness(page: try InProcessPage(PageScene(), of: FadingModule()))
    harness.type("t")
    harness.wait(1)
    return harness
  }

  private func skin(_ harness: Harness) -> CGImage? {
    harness.views(OnionSkin.self).first?.picture
  }

  @Test func `the run that is over is shown over the page, and the page is as before without`()
    throws
  {
    let harness = try opened()
    harness.type("s")
    harness.wait(2)
    let before = harness.screen()
    harness.type("o", .control)
    for _ in 0..<2 { harness.runScheduled() }
    harness.wait(0.1)
    let picture = try #require(skin(harness))
    #expect(picture.width == 40 && picture.height == 40)
    #expect(!harness.screen().hasSamePixels(as: before))
    #expect(!harness.stage.needsFrame)
    // The page itself goes on as it is, and is touched through the skin.
    let view = try #require(harness.views(FadingView.self).first)
    let middle = view.convert(CGPoint(x: 20, y: 20), to: harness.stage.root)
    let hit = try #require(harness.stage.root.hitTest(middle, with: nil))
    #expect(view.isDescendant(of: hit) && !(hit is OnionSkin))
    harness.type("o", .control)
    for _ in 0..<2 { harness.runScheduled() }
    harness.frame()
    #expect(harness.views(OnionSkin.self).isEmpty)
    #expect(harness.screen().hasSamePixels(as: before))
  }

  @Test func `a run that comes later is shown when it is over, and goes with the page's beginning`()
    throws
  {
    let harness = try opened()
    harness.type("o", .control)
    harness.runScheduled()
    #expect(skin(harness) == nil)
    harness.type("s")
    harness.wait(2)
    harness.runScheduled()
    #expect(skin(harness) != nil)
    harness.session.perform(.rewind)
    harness.frame()
    #expect(skin(harness) == nil)
  }

  @Test func `switched on while the page plays it is shown with the same round`() throws {
    let harness = try opened()
    harness.session.perform(.rate(0.01))
    harness.type("s")
    harness.wait(0.02)
    let run = try #require(harness.session.studio.run)
    // Seconds of real time, a hundred for one of the page.
    #expect((run.upperBound - harness.stage.clock.now) * 100 > 5)
    harness.type("o", .control)
    // Nothing is scheduled for the end of the run.
    #expect((harness.scheduled.last ?? 9) < 0.3)
    harness.runScheduled()
    let picture = try #require(skin(harness))
    #expect(harness.stage.clock.now < run.upperBound)
    // While time goes on all five times are seen, and stay.
    harness.wait(0.02)
    #expect(skin(harness) === picture && harness.stage.clock.now < run.upperBound)
  }

  @Test func `what is set on the page makes another picture, a selection does not`() throws {
    let harness = try opened()
    harness.type("s")
    harness.wait(2)
    harness.type("o", .control)
    for _ in 0..<3 { harness.runScheduled() }
    let first = try #require(skin(harness))
    harness.press(.down)
    harness.runScheduled()
    #expect(skin(harness) === first)
    #expect(harness.session.studio.set("alpha", to: "1"))
    harness.runScheduled()
    #expect(skin(harness) !== first)
  }

  @Test func `the page is seen as it is at the time that it is moved to`() throws {
    let harness = try opened()
    harness.type("s")
    harness.wait(2)
    harness.type("o", .control)
    for _ in 0..<3 { harness.runScheduled() }
    func isClear() throws -> Bool { try #require(skin(harness)).pixels[20, 20] == 0 }
    // The view has faded.
    #expect(try !isClear())
    let run = try #require(harness.session.studio.run)
    harness.session.seek(to: (run.lowerBound + run.upperBound) / 2)
    harness.frame()
    for _ in 0..<3 { harness.runScheduled() }
    #expect(try isClear())
  }

  @Test func `the times are evenly spaced, with begin and end`() {
    #expect(OnionSkin.times(of: 1...3) == [1, 1.5, 2, 2.5, 3])
  }
}

extension PixelBuffer {
  /// How many pixels are others than those of a buffer of the same size.
  fileprivate func differences(from other: PixelBuffer) -> Int {
    (0..<height).reduce(0) { count, y in
      count + (0..<width).count { self[$0, y] != other[$0, y] }
    }
  }
}
