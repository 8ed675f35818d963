// Requests are a door of outside data: whatever a line holds, the server answers it, or stays silent, and goes on.

import CoreGraphics
import Foundation
import MainLoop
import TestSupport
import Testing

@testable import Preview

@MainActor @Suite struct ServerFuzzTests {
  private static let seeds = [
    #"{"jsonrpc": "2.0", "id": 1, "method": "picture", "params": {"scale": 2, "file": "a.png"}}"#,
    #"{"jsonrpc": "2.0", "id": "a", "method": "tap", "params": {"x": 10, "y": 1e3, "view": 3}}"#,
    #"{"jsonrpc": "2.0", "method": "seek", "params": {"time": 0.5}}"#,
    #"[{"jsonrpc": "2.0", "id": 1, "method": "list"}, {"jsonrpc": "2.0", "id": 2, "method": "set"}]"#,
    #"{"jsonrpc": "2.0", "id": 9, "method": "open", "params": {"set": {"a": 1}, "size": "3x4"}}"#,
    #"{"jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": {"name": "drag"}}"#,
    #"{"jsonrpc": "2.0", "id": 9, "method": "initialize", "params": {"protocolVersion": "1"}}"#,
  ]
  private static let pieces = [
    "null", "[", "]", "{", "}", "\"", ",", ":", "1e999", "-0", "true", "\\u0000", "\\ud800", "é",
    "99999999999999999999", "[[[[[[[[", "\"method\"", "\"id\": {}", "\"params\": []", "\u{0}",
  ]

  private func line(_ generator: inout SeededGenerator) -> Data {
    var text = Array((Self.seeds.randomElement(using: &generator) ?? "").utf8)
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      let place = Int.random(in: 0...text.count, using: &generator)
      let end = min(text.count, place + Int.random(in: 0...6, using: &generator))
      let piece = Self.pieces.randomElement(using: &generator) ?? ""
      text.replaceSubrange(place..<end, with: Array(piece.utf8))
    }
    if Bool.random(using: &generator), let index = text.indices.randomElement(using: &generator) {
      text[index] = UInt8.random(in: 0...255, using: &generator)
    }
    return Data(text)
  }

  private func error(of line: String) async throws -> (id: JSONValue?, message: String?) {
    let server = Server(isMCP: false, on: EventLoop()) { _ in }
    let answer = try #require(await server.answer(to: Data(line.utf8)))
    guard case .object(let members) = try JSONValue(json: answer),
      case .object(let error)? = members["error"], case .string(let words)? = error["message"]
    else { return (nil, nil) }
    return (members["id"], words)
  }

  @Test func `lines that are deep or hold too many requests are refused in a moment`() async throws
  {
    let brackets = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    let deep = "[" + Array(repeating: brackets, count: 100).joined(separator: ",") + "]"
    let many = "[" + String(repeating: "1,", count: 100_000) + "1]"
    let start = ContinuousClock.now
    let words = "more than 64 arrays and objects in one another"
    #expect(try await error(of: deep).message == words)
    #expect(try await error(of: many).message == "a batch of more than 1000 requests")
    #expect(ContinuousClock.now - start < .seconds(20))
    let text = #"{"jsonrpc": "2.0", "id": 1, "method": "\#(brackets)\\"[,,"}"#
    #expect(try await error(of: text).message?.contains("64 arrays") == false)
  }

  @Test(arguments: [
    "9007199254740993", "-9007199254740993", "18446744073709551615", "12345678901234567890123",
    "99999999999999999999999999999999999999", "1.5", "-7",
  ])
  func `a number as identifier comes back with all its digits`(_ id: String) async throws {
    let line = #"{"jsonrpc": "2.0", "id": \#(id), "method": "none"}"#
    #expect(try await error(of: line).id?.text == id)
  }

  @Test func `an identifier of more digits than come back is refused`() async throws {
    let id = String(repeating: "9", count: 39)
    let answer = try await error(of: #"{"jsonrpc": "2.0", "id": \#(id), "method": "none"}"#)
    #expect(answer.id == .null && answer.message == "an id has at most 38 digits")
  }

  /// Five thousand requests of each protocol; 10^5 at `FUZZ_SCALE=20`, as `make fuzz` runs it.
  @Test(arguments: [false, true]) func `no line ends the server, and each answer is whole`(
    isMCP: Bool
  ) async throws {
    let server = Server(isMCP: isMCP, on: EventLoop()) { _ in }
    for iteration in 0..<5000 * Fuzz.scale {
      var generator = SeededGenerator(seed: Fuzz.seed &* 0x1_0000_0001 &+ UInt64(iteration))
      let line = line(&generator)
      guard let answer = await server.answer(to: line) else { continue }
      #expect(!answer.contains(UInt8(ascii: "\n")), "iteration \(iteration)")
      let value = try JSONValue(json: answer)
      let answers: [JSONValue] = if case .array(let all) = value { all } else { [value] }
      for answer in answers {
        guard case .object(let members) = answer else {
          Issue.record("iteration \(iteration): \(answer.text)")
          continue
        }
        #expect(members["jsonrpc"] == "2.0" && members["id"] != nil, "iteration \(iteration)")
        #expect((members["result"] == nil) != (members["error"] == nil), "iteration \(iteration)")
      }
    }
  }

  @Test func `the schema names each method with the parameters that it takes`() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Resources/Serve/methods.json")
    let schema = try JSONValue(json: try Data(contentsOf: url))
    guard case .array(let methods) = schema else { return #expect(Bool(false)) }
    var known: [String: Set<String>] = [:]
    for method in methods {
      guard case .object(let members) = method, case .string(let name)? = members["name"],
        case .object(let input)? = members["inputSchema"],
        case .object(let properties)? = input["properties"]
      else { return #expect(Bool(false), "\(method.text)") }
      known[name] = Set(properties.keys)
    }
    let own = ServedMethod.allCases.map { ($0.rawValue, Set($0.parameters)) }
    #expect(known == Dictionary(uniqueKeysWithValues: own))
  }
}
