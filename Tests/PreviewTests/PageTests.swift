// Where the page stands, and how large the window opens.

import CoreGraphics
import ImageCoding
import MainLoop
import Pages
import Preview
import Stage
import Testing
import UIKit
import Windowing

@MainActor @Suite(.ownScreenScale) struct PageTests {
  private let canvas: UInt32 = 0xFFEE_EEF0
  private let paper: UInt32 = 0xFFFF_FFFF

  private func openingSize(
    _ request: Request, scale: CGFloat, limit: PixelSize
  ) throws -> PixelSize {
    let page = try request.page(scale: scale, on: EventLoop())
    return Session.openingSize(of: page, zoom: request.zoom, scale: scale, limit: limit)
  }

  @Test func `the window opens with 40 points around the page`() throws {
    let size = try openingSize(Request(), scale: 1, limit: PixelSize(width: 5000, height: 5000))
    #expect(size == PixelSize(width: 455, height: 747))
  }

  @Test func `the opening size follows scale and zoom and the screen's limit`() throws {
    var request = Request()
    request.zoom = 2
    let large = PixelSize(width: 5000, height: 5000)
    #expect(
      try openingSize(request, scale: 1.5, limit: large) == PixelSize(width: 1245, height: 2121))
    let small = PixelSize(width: 900, height: 540)
    #expect(try openingSize(request, scale: 1, limit: small).height == 540)
  }

  @Test func `the page stands centred on the canvas`() throws {
    let harness = try Harness()
    let screen = harness.screen()
    #expect(screen[39, 700] == canvas)
    #expect(screen[40, 700] == paper)
    #expect(screen[414, 700] == paper)
    #expect(screen[415, 700] == canvas)
    #expect(screen[200, 706] == paper)
    #expect(screen[200, 707] == canvas)
  }

  @Test func `resizing keeps the zoom and centres the page`() throws {
    let harness = try Harness()
    harness.type("+")
    harness.presenter.resize(to: PixelSize(width: 1000, height: 900))
    harness.send(.resized(harness.presenter.size))
    #expect(harness.stage.zoomThousandths == 1250)
    let screen = harness.screen()
    // 375 × 1.25 = 468.75: the page begins at ⌊265.625⌋.
    #expect(screen[264, 860] == canvas)
    #expect(screen[266, 860] == paper)
    #expect(harness.presenter.stamps.last?.zoomThousandths == 1250)
  }

  @Test func `a page larger than the window shows its top left corner`() async throws {
    var request = Request.seeded
    request.zoom = 1.25
    let harness = try Harness(request, size: PixelSize(width: 200, height: 300))
    let screen = harness.screen()
    var page = Request.seeded
    page.zoom = 1.25
    let picture = try await Snapshot.picture(page, options: StageOptions()).pixels
    #expect(screen[0, 0] == picture[0, 0])
    #expect(screen[199, 299] == picture[199, 299])
  }

  @Test func `0 fits the page with its margin`() throws {
    let harness = try Harness(size: PixelSize(width: 830, height: 2000))
    harness.type("0")
    #expect(harness.stage.zoomThousandths == 2000)
  }

  @Test func `the screen's scale draws everything larger`() async throws {
    let harness = try Harness(size: PixelSize(width: 910, height: 1494), scale: 2)
    let screen = harness.screen()
    #expect(screen[79, 1400] == canvas)
    #expect(screen[80, 1400] == paper)
    var page = Request.seeded
    page.scale = 2
    let picture = try await Snapshot.picture(page, options: StageOptions()).pixels
    for y in stride(from: 0, to: picture.height, by: 7) {
      for x in 0..<picture.width where screen[80 + x, 80 + y] != picture[x, y] {
        Issue.record("the page differs at \(x), \(y)")
        return
      }
    }
  }

  @Test func `a view without a size of its own keeps that of the canvas when its values are set`()
    throws
  {
    var raw = RawRequest()
    raw.view = "UILabel"
    raw.isBare = true
    raw.settings = ["text=Hello"]
    let page = try raw.checked().page(scale: 1, on: EventLoop())
    #expect(page.openingSize == CGSize(width: 320, height: 240))
  }

  @Test func `a view that Interface Builder's library fills is as large as that content`() throws {
    var raw = RawRequest()
    raw.view = "UILabel"
    let page = try raw.checked().page(scale: 1, on: EventLoop())
    #expect(page.openingSize.width < 60 && page.openingSize.height < 30)
  }

  @Test func `a view of its own is a page on the canvas`() throws {
    var raw = RawRequest()
    raw.view = "RoundedCornerButton"
    raw.size = "100x50"
    let harness = try Harness(try raw.checked(), size: PixelSize(width: 180, height: 130))
    #expect(harness.screen()[39, 39] == canvas)
    #expect(harness.screen()[41, 88] == paper)
  }
}
