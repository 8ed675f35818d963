// The connection to a real bus.

import AccessibilityBus
import MainLoop
import TestSupport
import Testing

@MainActor @Suite(.serialized) struct BusConnectionTests {
  private let loop = EventLoop()

  private func connect(to bus: PrivateBus) throws -> BusConnection {
    let made = BusConnection(to: bus.address, on: loop) {}
    let connection = try #require(made)
    let isReady = loop.wait { !connection.name.isEmpty }
    try #require(isReady)
    return connection
  }

  @Test func `a bus gives us a name, answers, and may go away`() throws {
    let bus = try PrivateBus()
    let connection = try connect(to: bus)
    #expect(connection.name.hasPrefix(":"))
    var answer: BusMessage?
    connection.call(.call("GetId", of: BusConnection.bus, at: "/", on: BusConnection.bus)) {
      answer = $0
    }
    #expect(loop.wait { answer != nil })
    #expect(answer?.kind == .reply && answer?.body.first?.text?.count == 32)
    var isClosed = false
    connection.onClosed = { isClosed = true }
    bus.end()
    #expect(loop.wait { isClosed })
  }

  @Test func `arguments and results come over as they were`() throws {
    let values: [BusValue] = [
      .string("Größe"), .boolean(true), .int16(-3), .int32(.min), .uint32(.max), .double(0.25),
      .path("/a/b_1"), .variant(.structure([.int32(-1), .variant(.string(""))])),
      .array("i", []), .array("s", [.string("a"), .string("")]),
      .structure([.int32(1), .structure([.double(2)])]), .texts([("key", "value")]),
    ]
    let bus = try PrivateBus()
    let connection = try connect(to: bus)
    defer { bus.end() }
    var heard: BusMessage?
    connection.onCall = {
      heard = $0
      return $0.body.reversed()
    }
    var answer: BusMessage?
    connection.call(.call("Turn", of: "a.b", at: "/c", on: connection.name, values)) { answer = $0 }
    #expect(loop.wait { answer != nil })
    #expect(heard?.body == values && heard?.member == "Turn" && heard?.path == "/c")
    #expect(heard?.interface == "a.b" && heard?.sender == connection.name)
    #expect(answer?.body == values.reversed())
  }

  @Test func `a call that cannot be carried out is answered by an error`() throws {
    let bus = try PrivateBus()
    let connection = try connect(to: bus)
    defer { bus.end() }
    for isKnown in [false, true] {
      if isKnown { connection.onCall = { _ throws(CallError) in throw .unknownMethod("Turn") } }
      var answer: BusMessage?
      connection.call(.call("Turn", of: "a.b", at: "/c", on: connection.name)) { answer = $0 }
      #expect(loop.wait { answer != nil })
      #expect(answer?.kind == .error)
    }
  }

  @Test func `random bodies are carried or left out`() throws {
    let bus = try PrivateBus()
    let connection = try connect(to: bus)
    defer { bus.end() }
    connection.onCall = { $0.body }
    var (sent, answered, same) = (0, 0, 0)
    Fuzz.run(200) { generator, _ in
      let body = (0..<3).map { _ in Self.value(&generator, depth: 0) }
      sent += 1
      connection.call(.call("Echo", of: "a.b", at: "/c", on: connection.name, body)) {
        answered += 1
        if $0.body == body { same += 1 }
      }
    }
    // Paths that are none, and what has them in it, are not sent.
    var isDone = false
    connection.call(.call("End", of: "a.b", at: "/c", on: connection.name)) { _ in isDone = true }
    #expect(loop.wait { isDone })
    #expect(answered == same && same > 0 && same < sent)
  }

  private static func value(_ generator: inout SeededGenerator, depth: Int) -> BusValue {
    switch Int.random(in: 0...(depth < 3 ? 10 : 6), using: &generator) {
    case 0: .boolean(.random(using: &generator))
    case 1: .int16(.random(in: .min ... .max, using: &generator))
    case 2: .int32(.random(in: .min ... .max, using: &generator))
    case 3: .uint32(.random(in: .min ... .max, using: &generator))
    case 4: .double(.random(in: -1e300...1e300, using: &generator))
    case 5: .string(["", "a", "Größe", "\u{1F600}"].randomElement(using: &generator) ?? "")
    case 6: .path(["/", "/a", "/a/b_1", "a", "/a/"].randomElement(using: &generator) ?? "")
    case 7: .variant(value(&generator, depth: depth + 1))
    case 8: .structure((0...2).map { _ in value(&generator, depth: depth + 1) })
    case 9: .array("v", (0...2).map { _ in .variant(value(&generator, depth: depth + 1)) })
    default: .texts([("a", "b"), ("", "ü")])
    }
  }

  @Test func `nobody waits where no local bus listens`() {
    for address in ["unix:path=/nonexistent/bus", "tcp:host=localhost,port=1", "unix:", ""] {
      #expect(BusConnection(to: address, on: loop) {} == nil)
    }
  }

  @Test func `the environment names the session's bus`() {
    func address(_ variables: [String: String]) -> String? {
      AccessibilityBus.sessionAddress { variables[$0] }
    }
    #expect(address([:]) == nil)
    #expect(address(["XDG_RUNTIME_DIR": "/run/user/1"]) == "unix:path=/run/user/1/bus")
    let both = ["XDG_RUNTIME_DIR": "/run/user/1", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/a"]
    #expect(address(both) == "unix:path=/a")
    #expect(address(both.merging(["DBUS_SESSION_BUS_ADDRESS": ""]) { $1 }) == nil)
  }
}
