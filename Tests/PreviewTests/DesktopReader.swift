// Reads the window as a program for people who cannot see it does, with GLib's tool for D-Bus.

import Foundation
import TestSupport
import Testing

/// The program on the bus of assistive technologies of a private session, as `gdbus` shows it.
struct DesktopReader {
  /// A widget.
  struct Element: Hashable {
    var path: String
    var name: String
  }

  private static let root = "/org/a11y/atspi/accessible"
  private static let atspi = "org.a11y.atspi."
  private let address: String
  /// The program's name on the bus.
  private var program = ""

  /// Enables assistive technologies on a session's bus.
  init(enablingOn session: PrivateBus) throws {
    let (launcher, path) = ("org.a11y.Bus", "/org/a11y/bus")
    _ = try Self.ask(
      session.address, "call", launcher, path,
      ["--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled", "<true>"])
    let answer = try Self.ask(
      session.address, "call", launcher, path, ["--method", launcher + ".GetAddress"])
    address = Self.content(answer)
  }

  /// Runs `gdbus`, and returns its output.
  private static func ask(
    _ address: String, _ verb: String, _ owner: String, _ path: String, _ options: [String]
  ) throws -> String {
    let outcome = try Program.run(
      [verb, "--address", address, "--dest", owner, "--object-path", path] + options,
      program: "/usr/bin/gdbus")
    try #require(outcome.status == 0, "\(path) \(options): \(outcome.errors)")
    return outcome.output
  }

  /// A single value, without the brackets and quotes around it.
  private static func content(_ answer: String) -> String {
    answer.trimmingCharacters(in: CharacterSet(charactersIn: "()<>,'\"\n "))
  }

  private func call(
    _ path: String, _ method: String, _ arguments: [String] = []
  ) throws -> String {
    try Self.ask(address, "call", program, path, ["--method", Self.atspi + method] + arguments)
  }

  /// Whether one program has joined the bus, which is spoken to from now on.
  mutating func findsProgram() throws -> Bool {
    let answer = try Self.ask(
      address, "call", Self.atspi + "Registry", Self.root + "/root",
      ["--method", Self.atspi + "Accessible.GetChildren"])
    let names = answer.matches(of: /'(:[0-9.]+)'/).map { String($0.output.1) }
    program = names.first ?? ""
    return names.count == 1
  }

  // MARK: Reading

  /// All widgets, the window first.
  func elements() throws -> [Element] {
    let text = try Self.ask(
      address, "introspect", program, Self.root, ["--recurse", "--only-properties"])
    let pattern = /node (\/\S+\/\d+) \{[^}]*?s Name = ('[^'\n]*'|"[^"\n]*");/
    return text.matches(of: pattern).map { match in
      Element(path: String(match.output.1), name: Self.content(String(match.output.2)))
    }
  }

  /// The first widget with this name and role.
  func find(_ name: String, role: String) throws -> Element? {
    try elements().first { try $0.name == name && self.role(of: $0) == role }
  }

  func role(of element: Element) throws -> String {
    Self.content(try call(element.path, "Accessible.GetRoleName"))
  }

  func text(of element: Element) throws -> String {
    Self.content(try call(element.path, "Text.GetText", ["0", "--", "-1"]))
  }

  /// Whether the state with a number of AT-SPI's holds.
  func has(state: Int, _ element: Element) throws -> Bool {
    let answer = try call(element.path, "Accessible.GetState").replacing("uint32", with: "")
    let words = answer.matches(of: /\d+/).compactMap { UInt64($0.output) }
    return words.count == 2 && (words[0] | words[1] << 32) >> UInt64(state) & 1 == 1
  }

  // MARK: Acting

  /// Whether the first action was taken.
  func press(_ element: Element) throws -> Bool {
    try call(element.path, "Action.DoAction", ["0"]).contains("true")
  }

  /// Whether the widget took the keyboard.
  func focus(_ element: Element) throws -> Bool {
    try call(element.path, "Component.GrabFocus").contains("true")
  }

  /// Whether the text was taken.
  func set(_ text: String, of element: Element) throws -> Bool {
    try call(element.path, "EditableText.SetTextContents", [text]).contains("true")
  }
}
