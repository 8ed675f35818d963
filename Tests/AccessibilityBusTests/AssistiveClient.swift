// A program for people who cannot see the window, as far as tests need one.

import AccessibilityBus
import MainLoop
import TestSupport
import Testing

/// Talks to a session's bus, and to the bus of assistive technologies once it is enabled there.
@MainActor
final class AssistiveClient {
  private static let properties = "org.freedesktop.DBus.Properties"
  private static let registry = "org.a11y.atspi.Registry"

  private let loop: EventLoop
  private let session: BusConnection
  private var bus: BusConnection?
  /// The signals that it was told of, from the first on.
  private(set) var signals: [BusMessage] = []

  init(on session: PrivateBus, _ loop: EventLoop) throws {
    self.loop = loop
    self.session = try Self.connect(to: session.address, loop)
  }

  private static func connect(to address: String, _ loop: EventLoop) throws -> BusConnection {
    let made = BusConnection(to: address, on: loop) {}
    let connection = try #require(made)
    let isReady = loop.wait { !connection.name.isEmpty }
    try #require(isReady)
    return connection
  }

  /// Waits for the answer to a call.
  private func ask(_ call: BusMessage, on connection: BusConnection) throws -> [BusValue] {
    var answer: BusMessage?
    connection.call(call) { answer = $0 }
    _ = loop.wait { answer != nil }
    let reply = try #require(answer, "\(call.member) was not answered")
    try #require(reply.kind == .reply, "\(call.member) failed")
    return reply.body
  }

  /// Enables assistive technologies for the session, or no longer.
  func enable(_ isEnabled: Bool) throws {
    _ = try ask(
      .call(
        "Set", of: Self.properties, at: "/org/a11y/bus", on: "org.a11y.Bus",
        [.string("org.a11y.Status"), .string("IsEnabled"), .variant(.boolean(isEnabled))]),
      on: session)
  }

  /// Joins the bus of assistive technologies.
  func join() throws {
    let answer = try ask(
      .call("GetAddress", of: "org.a11y.Bus", at: "/org/a11y/bus", on: "org.a11y.Bus"), on: session)
    let address = try #require(answer.first?.text)
    bus = try Self.connect(to: address, loop)
    bus?.onSignal = { [unowned self] in signals.append($0) }
  }

  /// The applications on the desktop, by their bus names and paths.
  func applications() throws -> [BusValue] {
    let bus = try #require(bus)
    let answer = try ask(
      .call(
        "GetChildren", of: "org.a11y.atspi.Accessible", at: AccessibleObjects.applicationPath,
        on: Self.registry), on: bus)
    guard case .array(_, let children)? = answer.first else { return [] }
    return children
  }

  /// Waits until so many applications are on the desktop.
  func sees(applications count: Int) -> Bool {
    loop.wait { [self] in (try? applications().count) == count }
  }

  /// The name of the element with a number.
  func name(of id: Int, in application: BusValue) throws -> String? {
    let bus = try #require(bus)
    guard case .structure(let parts) = application, let name = parts.first?.text else { return nil }
    let answer = try ask(
      .call(
        "Get", of: Self.properties, at: "/org/a11y/atspi/accessible/\(id)", on: name,
        [.string("org.a11y.atspi.Accessible"), .string("Name")]), on: bus)
    guard case .variant(let value)? = answer.first else { return nil }
    return value.text
  }

  /// Wants to hear of everything.
  func listen() throws {
    let bus = try #require(bus)
    bus.listen("type='signal',interface='org.a11y.atspi.Event.Object'")
    _ = try ask(
      .call(
        "RegisterEvent", of: Self.registry, at: "/org/a11y/atspi/registry", on: Self.registry,
        [.string("object:"), .array("s", []), .string("")]), on: bus)
  }

  /// Ends its connections.
  func close() {
    session.close()
    bus?.close()
  }
}
