// The visuals of a screen that a window can have: chosen, or asked for.

import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite struct VisualTests {
  @Test func `a screen of colour maps alone is refused in words`() throws {
    let server = try PrivateXServer(screen: "320x240x8")
    let error = #expect(throws: X11Error.self) { try X11Connection(display: server.display) }
    #expect(error?.description.contains("depth 8, PseudoColor") == true)
  }

  @Test func `a window of 32 bits holds opaque pixels, drawn in place`() throws {
    let server = try PrivateXServer()
    let fixture = try Fixture(server, visual: "32")
    let report = fixture.connection.report
    #expect(report.depth == 32 && !report.isConverted)
    #expect(report.visualReason == "VITRINE_VISUAL=32")
    try fixture.show()
    let serial = try fixture.frame()
    try #require(fixture.isPublished(serial))
    let picture = Fixture.picture(fixture.window.size, serial).map { 0xFF00_0000 | $0 }
    #expect(fixture.observer.numbers(of: fixture.window) == picture)
    #expect(fixture.connection.faults.isEmpty)
  }

  @Test func `a visual can be named by its number`() throws {
    let server = try PrivateXServer()
    let plain = try X11Connection(display: server.display)
    let number = try #require(plain.report.visual.split(separator: " ").last)
    plain.close()
    let connection = try X11Connection(display: server.display, visual: String(number))
    #expect(connection.report.visual.hasSuffix(number))
    connection.close()
  }

  @Test(arguments: ["77", "0x0", "", "blue", "0xZZ", "-1", "1"])
  func `a visual that is not there is refused by its name`(name: String) throws {
    let server = try PrivateXServer()
    let error = #expect(throws: X11Error.self) {
      _ = try X11Connection(display: server.display, visual: name)
    }
    #expect(error?.description.contains("“\(name)”") == true)
  }

  @Test func `bits beside the colours are opaque where they mean something`() throws {
    func value(hasAlpha: Bool) throws -> UInt32 {
      let layout = PixelLayout(
        bitsPerPixel: 32, redMask: 0xFF, greenMask: 0xFF00, blueMask: 0xFF0000,
        isLittleEndian: true, hasAlpha: hasAlpha)
      return PixelConverter(try #require(layout)).value(0x0011_2233, x: 0, y: 0)
    }
    #expect(try value(hasAlpha: true) == 0xFF33_2211)
    #expect(try value(hasAlpha: false) == 0x0033_2211)
  }
}
