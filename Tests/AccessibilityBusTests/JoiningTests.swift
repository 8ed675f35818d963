// A window joins the bus of assistive technologies when they are enabled, and works for those who listen.

import AccessibilityBus
import MainLoop
import TestSupport
import Testing

@MainActor @Suite(.serialized) struct JoiningTests {
  private let loop = EventLoop()
  private let window = ToolWindow()

  private func offer(on bus: PrivateBus) -> AccessibilityBus {
    let objects = AccessibleObjects(title: "Vitrine", window: window) { 0 }
    let variables = ["DBUS_SESSION_BUS_ADDRESS": bus.address]
    let offered = AccessibilityBus(objects: objects, on: loop) { variables[$0] }
    offered.connect()
    return offered
  }

  @Test func `the window is offered while assistive technologies are enabled`() throws {
    let bus = try PrivateBus()
    let offered = offer(on: bus)
    let client = try AssistiveClient(on: bus, loop)
    defer { client.close() }
    try client.enable(false)
    try client.join()
    #expect(try client.applications().isEmpty)
    try client.enable(true)
    #expect(client.sees(applications: 1))
    let applications = try client.applications()
    let application = try #require(applications.first)
    #expect(try client.name(of: 2, in: application) == "Start 0")
    try client.enable(false)
    #expect(client.sees(applications: 0))
    offered.close()
  }

  @Test func `no tree is made while nobody asks or listens`() throws {
    let bus = try PrivateBus()
    let offered = offer(on: bus)
    let client = try AssistiveClient(on: bus, loop)
    defer { client.close() }
    try client.enable(true)
    try client.join()
    #expect(client.sees(applications: 1))
    for _ in 0..<100 { offered.windowDidChange() }
    #expect(window.made == 0)
    try client.listen()
    // The window hears of the listener a little later.
    let isTold = loop.wait { [window] in
      window.level += 0.0001
      offered.windowDidChange()
      return client.signals.contains { $0.member == "PropertyChange" }
    }
    #expect(isTold)
    let signal = client.signals.first { $0.member == "PropertyChange" }
    #expect(signal?.path == "/org/a11y/atspi/accessible/3")
    #expect(signal?.body.first == .string("accessible-value"))
    offered.close()
  }

  @Test func `without a session's bus nothing is done`() {
    let objects = AccessibleObjects(title: "Vitrine", window: window) { 0 }
    let offered = AccessibilityBus(objects: objects, on: loop) { _ in nil }
    offered.connect()
    offered.windowDidChange()
    #expect(window.made == 0)
    #expect(AccessibilityBus.description { _ in nil }.contains("the session has no bus"))
    #expect(AccessibilityBus.description { _ in "unix:path=/a" }.contains("AT-SPI"))
  }
}
