// The objects on the bus: what they answer about a window's widgets, and how they refuse calls that are wrong.

import AccessibilityBus
import CoreGraphics
import TestSupport
import Testing

@MainActor @Suite struct AccessibleObjectsTests {
  private let window = ToolWindow()
  private let objects: AccessibleObjects

  init() {
    objects = AccessibleObjects(title: "Vitrine", window: window) { 0 }
    objects.busName = ":1.7"
  }

  private func ask(
    _ member: String, _ interface: String?, _ id: Int?, _ body: [BusValue] = []
  ) throws -> [BusValue] {
    let path = id.map { "/org/a11y/atspi/accessible/\($0)" }
    var call = BusMessage.call(
      member, of: "", at: path ?? AccessibleObjects.applicationPath, on: ":1.7", body)
    call.interface = interface.map { ($0.contains(".") ? "" : "org.a11y.atspi.") + $0 }
    return try objects.answer(call)
  }

  private func property(_ name: String, _ interface: String, _ id: Int?) throws -> BusValue? {
    try ask(
      "Get", "org.freedesktop.DBus.Properties", id,
      [.string("org.a11y.atspi." + interface), .string(name)]
    ).first
  }

  @Test func `the application has one window, which has its widgets`() throws {
    let window = BusValue.structure([.string(":1.7"), .path("/org/a11y/atspi/accessible/1")])
    #expect(try ask("GetChildren", "Accessible", nil) == [.array("(so)", [window])])
    #expect(try property("ChildCount", "Accessible", 1) == .variant(.int32(3)))
    #expect(try property("Name", "Accessible", 2) == .variant(.string("Start 0")))
    #expect(try property("Parent", "Accessible", 2) == .variant(window))
    #expect(try ask("GetRole", "Accessible", 3) == [.uint32(51)])
    #expect(try ask("GetIndexInParent", "Accessible", 4) == [.int32(2)])
    let names = ["Accessible", "Component", "Value"].map { BusValue.string("org.a11y.atspi." + $0) }
    #expect(try ask("GetInterfaces", "Accessible", 3) == [.array("s", names)])
  }

  @Test func `a press changes the name that is read next`() throws {
    #expect(try ask("DoAction", "Action", 2, [.int32(0)]) == [.boolean(true)])
    #expect(try property("Name", "Accessible", 2) == .variant(.string("Start 1")))
    #expect(throws: CallError.self) { try ask("DoAction", "Action", 2, [.int32(.max)]) }
    #expect(window.presses == 1)
  }

  @Test func `a number that is set is bounded by its range`() throws {
    let name = BusValue.string("org.a11y.atspi.Value")
    _ = try ask(
      "Set", "org.freedesktop.DBus.Properties", 3,
      [name, .string("CurrentValue"), .variant(.double(7))])
    #expect(window.level == 1)
    #expect(try property("CurrentValue", "Value", 3) == .variant(.double(1)))
    for wrong in [BusValue.double(.nan), .string("1"), .int32(1)] {
      #expect(throws: CallError.self) {
        try ask(
          "Set", "org.freedesktop.DBus.Properties", 3,
          [name, .string("CurrentValue"), .variant(wrong)])
      }
    }
    #expect(window.level == 1)
  }

  @Test func `a text is read by its scalars, and set`() throws {
    #expect(try ask("GetText", "Text", 4, [.int32(2), .int32(-1)]) == [.string("öße")])
    #expect(try ask("GetText", "Text", 4, [.int32(.min), .int32(.max)]) == [.string("Größe")])
    #expect(try ask("SetTextContents", "EditableText", 4, [.string("x")]) == [.boolean(true)])
    #expect(try property("CharacterCount", "Text", 4) == .variant(.int32(1)))
  }

  @Test func `places are pixels of the screen or of the window`() throws {
    func extents(_ origin: UInt32) throws -> [BusValue] {
      try ask("GetExtents", "Component", 2, [.uint32(origin)])
    }
    #expect(
      try extents(0) == [.structure([.int32(120), .int32(70), .int32(60), .int32(40)])])
    #expect(try extents(1) == [.structure([.int32(20), .int32(20), .int32(60), .int32(40)])])
    #expect(throws: CallError.self) { try extents(9) }
    let found = try ask(
      "GetAccessibleAtPoint", "Component", 1, [.int32(121), .int32(71), .uint32(0)])
    #expect(
      found == [.structure([.string(":1.7"), .path("/org/a11y/atspi/accessible/2")])])
  }

  @Test(arguments: [
    "/nowhere", "/org/a11y/atspi/accessible/", "/org/a11y/atspi/accessible/99",
    "/org/a11y/atspi/accessible/02", "/org/a11y/atspi/accessible/-1",
    "/org/a11y/atspi/accessible/99999999999999999999",
  ])
  func `a path of nothing is an unknown object`(path: String) {
    let call = BusMessage.call("GetRole", of: "org.a11y.atspi.Accessible", at: path, on: "")
    #expect(throws: CallError.unknownObject(path)) { try objects.answer(call) }
  }

  @Test func `tools find the objects from the root on`() throws {
    func nodes(_ path: String) throws -> [String] {
      let call = BusMessage.call(
        "Introspect", of: "org.freedesktop.DBus.Introspectable", at: path, on: "")
      let text = try objects.answer(call).first?.text ?? ""
      return text.matches(of: /<node name="([^"]+)"/).map { String($0.output.1) }
    }
    #expect(try nodes("/") == ["org"])
    #expect(try nodes("/org/a11y") == ["atspi"])
    #expect(try nodes("/org/a11y/atspi/accessible") == ["root", "1", "2", "3", "4"])
    #expect(try nodes("/org/a11y/atspi/accessible/1").isEmpty)
    let call = BusMessage.call("GetRole", of: "org.a11y.atspi.Accessible", at: "/org", on: "")
    #expect(throws: CallError.self) { try objects.answer(call) }
  }

  @Test func `calls of random members with random arguments are answered or refused`() {
    let interfaces = ["Accessible", "Component", "Action", "Value", "Text", "EditableText", "Nil"]
    let members = [
      "GetChildAtIndex", "GetText", "DoAction", "GetExtents", "GetStringAtOffset", "Contains",
      "GetCharacterAtOffset", "SetTextContents", "GetState", "",
    ]
    let values: [BusValue] = [
      .int32(.min), .int32(.max), .int32(-1), .uint32(.max), .uint32(0), .string("\u{0}é"),
      .double(.infinity), .variant(.boolean(true)), .path("/"),
    ]
    var refused = 0
    Fuzz.run(2000) { generator, _ in
      let count = Int.random(in: 0...3, using: &generator)
      let body = (0..<count).compactMap { _ in values.randomElement(using: &generator) }
      do {
        _ = try ask(
          members.randomElement(using: &generator) ?? "",
          interfaces.randomElement(using: &generator),
          (1...5).randomElement(using: &generator), body)
      } catch { refused += 1 }
    }
    #expect(refused > 0 && refused < 2000 * Fuzz.scale)
  }

  @Test func `the differences of two trees are events`() throws {
    let before = objects.tree
    window.level = 0.5
    window.presses = 3
    objects.forget()
    let events = AccessibleEvent.changes(from: before, to: objects.tree)
    #expect(events == [.name(2, "Start 3"), .value(3, 0.5)])
    #expect(AccessibleEvent.changes(from: objects.tree, to: objects.tree).isEmpty)
  }
}
