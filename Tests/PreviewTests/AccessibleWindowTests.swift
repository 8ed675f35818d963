// The window as assistive technologies find it, on a bus of its own.

import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct AccessibleWindowTests {
  private static let checked = 4
  private static let focused = 12

  /// Waits until somebody finds something.
  private func waits<Found>(
    _ program: RunningProgram, for find: () throws -> Found?
  ) throws -> Found {
    var found: Found?
    _ = program.hands.wait {
      found = (try? find()) ?? nil
      return found != nil
    }
    return try #require(found)
  }

  @Test func `the window is found, pressed, read and edited over AT-SPI`() throws {
    let bus = try PrivateBus()
    let program = try RunningProgram(
      environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address], showsStudio: true)
    func comes(_ condition: () throws -> Bool) -> Bool {
      program.hands.wait { (try? condition()) ?? false }
    }
    var reader = try DesktopReader(enablingOn: bus)
    #expect(comes { try reader.findsProgram() })
    let elements = try reader.elements()
    #expect(elements.first?.name == "Vitrine" && elements.count > 20)
    #expect(try reader.find("Toolbar", role: "tool bar") != nil)

    // A button is pressed, and the outline opens.
    let outline = try waits(program) { try reader.find("Outline", role: "toggle button") }
    #expect(try !reader.has(state: Self.checked, outline))
    #expect(try reader.press(outline))
    #expect(comes { try reader.has(state: Self.checked, outline) })
    #expect(try reader.find("Views", role: "tree") != nil)

    // A line of the outline is pressed, and a field shows the title of the page's button.
    let line = try waits(program) {
      try reader.find("Fancy Button “Continue”", role: "tree item")
    }
    #expect(try reader.press(line))
    let title = try waits(program) { try reader.find("Title", role: "text") }
    #expect(try reader.text(of: title) == "Continue")

    // The field takes the keyboard and another text, which the button shows.
    #expect(try reader.focus(title))
    #expect(try reader.has(state: Self.focused, title))
    #expect(try reader.set("Weiter", of: title))
    let filter = try waits(program) { try reader.find("Filter properties", role: "entry") }
    #expect(try reader.focus(filter))
    #expect(try !reader.has(state: Self.focused, title))
    #expect(comes { try reader.find("Weiter", role: "push button") != nil })
    #expect(try reader.find("Continue", role: "push button") == nil)

    // Nobody asks or listens any more.
    #expect(program.comesToRest())
  }
}
