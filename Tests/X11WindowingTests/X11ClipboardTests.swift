// Copying here and pasting elsewhere, and the other way round.

import CXTest
import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite(.serialized) struct X11ClipboardTests {
  private let server: PrivateXServer
  private let fixture: Fixture
  private let peer: ClipboardPeer

  init() throws {
    server = try PrivateXServer()
    fixture = try Fixture(server)
    try fixture.show()
    peer = try #require(ClipboardPeer(server.display))
  }

  /// A text of so many bytes in which every place looks different.
  private static func text(_ count: Int) -> String {
    String((0..<count).map { Character(Unicode.Scalar(UInt8(0x21 + $0 * 7919 % 0x5E))) })
  }

  private var pasted: [String?] {
    fixture.events.compactMap {
      if case .textPasted(let text) = $0 { Optional(text) } else { nil }
    }
  }

  private func paste() throws -> String? {
    let before = pasted.count
    fixture.window.paste()
    try #require(
      fixture.pump {
        peer.serve()
        return pasted.count > before
      })
    return try #require(pasted.last)
  }

  /// Copies in the other program, until the window knows.
  private func copyElsewhere(_ text: [UInt8], part: Int = .max, refusing: Bool = false) {
    peer.copy(text, part: part, refusing: refusing)
    fixture.connection.synchronize()
    fixture.connection.drain()
  }

  private func pasteElsewhere(as target: String = "UTF8_STRING") throws -> [UInt8]? {
    // The server reads two programs' requests in any order.
    fixture.connection.synchronize()
    peer.paste(as: target)
    try #require(
      fixture.pump {
        peer.serve()
        return peer.pasted != nil || peer.wasRefused
      })
    return peer.pasted
  }

  @Test(arguments: [0, 5, 262_144, 262_145, 1_000_000])
  func `other programs paste the text that is copied here, whatever its length`(count: Int) throws {
    let text = Self.text(count)
    fixture.window.copy(text)
    #expect(try pasteElsewhere() == Array(text.utf8))
    #expect(try pasteElsewhere() == Array(text.utf8))
    #expect(fixture.connection.faults.isEmpty)
  }

  @Test(arguments: [(4, Int.max), (300_000, 70_000), (140_000, 70_000)])
  func `a text of another program is pasted here, at once or in parts`(count: Int, part: Int) throws
  {
    let text = Self.text(count)
    copyElsewhere(Array(text.utf8), part: part)
    #expect(try paste() == text)
    #expect(try paste() == text)
    #expect(fixture.connection.faults.isEmpty)
  }

  @Test func `scripts of all kinds arrive as they were`() throws {
    fixture.window.copy("折线图 é 👩🏽‍🚀")
    let bytes = try pasteElsewhere(as: "text/plain;charset=utf-8")
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == "折线图 é 👩🏽‍🚀")
    copyElsewhere(Array("折线图 é 👩🏽‍🚀".utf8))
    #expect(try paste() == "折线图 é 👩🏽‍🚀")
  }

  @Test func `bytes that are no text are pasted as replacement characters`() throws {
    copyElsewhere([0x61, 0xFF, 0x62])
    #expect(try paste() == "a\u{FFFD}b")
  }

  @Test func `nothing comes where nothing was copied, or the owner refuses`() throws {
    #expect(try paste() == nil)
    copyElsewhere([0x61], refusing: true)
    #expect(try paste() == nil)
  }

  @Test func `a text that was copied here is not asked of the server`() throws {
    fixture.window.copy("own")
    fixture.window.paste()
    #expect(pasted == [nil])
  }

  @Test func `another program's copy takes the place of ours`() throws {
    fixture.window.copy("ours")
    #expect(try pasteElsewhere() == Array("ours".utf8))
    copyElsewhere(Array("theirs".utf8))
    #expect(try paste() == "theirs")
  }

  @Test func `kinds that a text has not are refused, and its kinds are listed`() throws {
    fixture.window.copy("text")
    #expect(try pasteElsewhere(as: "image/png") == nil)
    let kinds = try #require(try pasteElsewhere(as: "TARGETS"))
    #expect(kinds.count == 8 * 4)
    #expect(try pasteElsewhere(as: "TIMESTAMP")?.count == 8)
  }
}
