// The bytes of the desktop's settings: read, or refused with the place.

import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite struct XSettingsFuzzTests {
  private static let desktop: [(String, SettingsBytes.Value)] = [
    ("Xft/DPI", .integer(-147_456)), ("Net/ThemeName", .text("Adwaita")), ("a", .text("")),
    ("Gtk/Color", .color([1, 2, 0xFFFF, 4])),
  ]

  @Test(arguments: [true, false])
  func `integers, texts and colours are read in both byte orders`(isBigEndian: Bool) throws {
    let settings = try XSettings(SettingsBytes.encode(Self.desktop, isBigEndian: isBigEndian))
    #expect(
      settings.values == [
        "Xft/DPI": .integer(-147_456), "Net/ThemeName": .text("Adwaita"), "a": .text(""),
        "Gtk/Color": .color(red: 1, green: 2, blue: 0xFFFF, alpha: 4),
      ])
  }

  @Test func `bytes that end too early are refused wherever they end`() throws {
    let bytes = SettingsBytes.encode(Self.desktop)
    for count in bytes.indices {
      #expect(throws: XSettings.Fault.self, "\(count) bytes") {
        try XSettings(Array(bytes[..<count]))
      }
    }
  }

  @Test func `an unknown byte order and an unknown kind are named with their place`() {
    #expect(throws: XSettings.Fault.byteOrder(2)) { try XSettings([2]) }
    #expect(throws: XSettings.Fault.truncated(at: 0)) { try XSettings([]) }
    let odd = SettingsBytes.encode([("a", .integer(1))]).enumerated()
      .map { $0.offset == 12 ? 9 : $0.element }
    #expect(throws: XSettings.Fault.kind(9, at: 12)) { try XSettings(odd) }
  }

  @Test func `5000 damaged settings are read or refused`() {
    let sound = SettingsBytes.encode(Self.desktop)
    var readCount = 0
    Fuzz.run(5000) { generator, _ in
      var bytes = sound
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      if Int.random(in: 0..<8, using: &generator) == 0 {
        bytes.removeLast(Int.random(in: 0...bytes.count, using: &generator))
      }
      if (try? XSettings(bytes)) != nil { readCount += 1 }
    }
    // Else nothing behind the header would be tested, or nothing would be damage.
    #expect(readCount > 500 * Fuzz.scale && readCount < 4500 * Fuzz.scale)
  }
}
