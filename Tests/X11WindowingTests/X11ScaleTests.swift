// Pixels per point: who decides, and windows hear of changes while they are open.

import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite struct X11ScaleTests {
  private static func settings(_ values: [(String, SettingsBytes.Value)]) throws -> XSettings {
    try XSettings(SettingsBytes.encode(values))
  }

  @Test(arguments: [
    ("", 1.0), ("Xft.dpi:\t144\n", 1.5), ("a: b\nXft.dpi: 120\nXft.antialias: 1", 1.25),
    ("Xft.dpi: 96\nXft.dpi: 192", 2), ("Xft.dpi: none", 1), ("Xft.dpi: 0", 1),
    ("Xft.dpi: nan", 1), ("Xft.dpi: 1e9", 1), ("Xft.dpiX: 192", 1),
  ])
  func `without settings the scale comes from Xft.dpi`(text: String, scale: Double) {
    #expect(X11Scale(asked: nil, settings: nil, resources: text).value == scale)
  }

  @Test func `the first source with a usable value decides, and the unusable ones are named`()
    throws
  {
    let both = try Self.settings([
      ("Gdk/WindowScalingFactor", .integer(3)), ("Xft/DPI", .integer(120 * 1024)),
    ])
    let left = try Self.settings([
      ("Gdk/WindowScalingFactor", .integer(3)), ("Xft/DPI", .integer(-1)),
    ])
    let dpi = "Xft.dpi: 192"
    func choice(_ asked: String?, _ settings: XSettings?) -> String {
      let scale = X11Scale(asked: asked, settings: settings, resources: dpi)
      return "\(scale.value) from \(scale.source)"
    }
    #expect(choice("1.75", both) == "1.75 from VITRINE_SCALE 1.75")
    #expect(choice(nil, both) == "1.25 from XSETTINGS Xft/DPI 122880")
    #expect(choice(nil, left) == "3.0 from XSETTINGS Gdk/WindowScalingFactor 3")
    #expect(choice("big", nil) == "2.0 from Xft.dpi 192; VITRINE_SCALE “big” is no scale")
    let texts = try Self.settings([("Xft/DPI", .text("192")), ("Xft/DPI", .integer(0))])
    #expect(
      X11Scale(asked: nil, settings: texts, resources: "").source
        == "default; XSETTINGS Xft/DPI “0” is no scale")
  }

  @Test func `a value without end is quoted in part`() {
    let resources = "Xft.dpi: " + String(repeating: "9", count: 100_000)
    let scale = X11Scale(asked: nil, settings: nil, resources: resources)
    #expect(scale.value == 1 && scale.source.count < 100)
  }

  @Test func `a window hears of each change of the settings and of the resources`() throws {
    let server = try PrivateXServer()
    let fixture = try Fixture(server)
    #expect(fixture.connection.scale == 1)
    fixture.observer.setResources("Xft.dpi: 120\n")
    #expect(fixture.wait(for: .scaleChanged(1.25)))
    var daemon: SettingsDaemon? = try SettingsDaemon(
      server.display, [("Xft/DPI", .integer(192 * 1024))])
    #expect(fixture.wait(for: .scaleChanged(2)))
    daemon?.publish([("Xft/DPI", .integer(144 * 1024))])
    #expect(fixture.wait(for: .scaleChanged(1.5)))
    // Settings that cannot be read count as absent.
    fixture.events = []
    daemon?.publish([9, 9, 9])
    #expect(fixture.wait(for: .scaleChanged(1.25)))
    daemon?.publish([("Gdk/WindowScalingFactor", .integer(2))])
    #expect(fixture.wait(for: .scaleChanged(2)))
    fixture.events = []
    daemon = nil
    #expect(fixture.wait(for: .scaleChanged(1.25)))
    #expect(fixture.connection.faults.isEmpty)
  }

  @Test func `settings that are there before the window count from the start`() throws {
    let server = try PrivateXServer()
    let daemon = try SettingsDaemon(server.display, [("Xft/DPI", .integer(120 * 1024))])
    let connection = try X11Connection(display: server.display)
    #expect(connection.scale == 1.25)
    #expect(connection.report.scaleSource == "XSETTINGS Xft/DPI 122880")
    connection.close()
    withExtendedLifetime(daemon) {}
  }

  @Test(arguments: [("Adwaita-dark", true), ("Adwaita", false), ("Yaru-Dark-blue", true)])
  func `the theme's name says whether the desktop is dark`(name: String, isDark: Bool) throws {
    let server = try PrivateXServer()
    let daemon = try SettingsDaemon(server.display, [("Net/ThemeName", .text(name))])
    let connection = try X11Connection(display: server.display)
    #expect(connection.isDesktopDark == isDark)
    connection.close()
    withExtendedLifetime(daemon) {}
  }

  @Test func `a scale that somebody asked for stays`() throws {
    let server = try PrivateXServer()
    let connection = try X11Connection(display: server.display, scale: "1.75")
    let daemon = try SettingsDaemon(server.display, [("Xft/DPI", .integer(120 * 1024))])
    connection.synchronize()
    connection.drain()
    #expect(connection.scale == 1.75)
    connection.close()
    withExtendedLifetime(daemon) {}
  }
}
