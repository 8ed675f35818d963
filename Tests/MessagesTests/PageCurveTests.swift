// Curves as messages: whatever arrives is a curve or none.

import Foundation
import Messages
import TestSupport
import Testing

@Suite struct PageCurveTests {
  private func number(_ random: inout SeededGenerator) -> Double {
    let ends: [Double] = [
      0, 1, -10, 10, -0.0, 1e308, -1e308, .leastNonzeroMagnitude, .infinity, -.infinity, .nan,
    ]
    return Bool.random(using: &random)
      ? ends.randomElement(using: &random) ?? 0 : .random(in: -12...12, using: &random)
  }

  private func isValid(_ numbers: [Double]) -> Bool {
    numbers.count == 4 && [numbers[0], numbers[2]].allSatisfy { $0 >= 0 && $0 <= 1 }
      && [numbers[1], numbers[3]].allSatisfy { $0 >= -10 && $0 <= 10 }
  }

  @Test func `only times from 0 to 1 and bounded progress are a curve`() throws {
    try Fuzz.run(500) { random, trace in
      let n = (0..<4).map { _ in number(&random) }
      let curve = PageCurve(x1: n[0], y1: n[1], x2: n[2], y2: n[3])
      #expect((curve != nil) == isValid(n), "\(trace)")
      guard let curve else { return }
      let change = CurveChange(
        AnimationName(path: [0, -1, .max], key: nil, keyPath: "position"), to: curve)
      let data = try JSONEncoder().encode(AgentRequest.pace(change))
      guard case .pace(let arrived) = try JSONDecoder().decode(AgentRequest.self, from: data)
      else {
        Issue.record("no curve arrived: \(trace)")
        return
      }
      #expect(arrived == change, "\(trace)")
    }
  }

  @Test func `numbers that are no curve are no message, nor are too few or too many`() throws {
    try Fuzz.run(300) { random, trace in
      let numbers = (0..<Int.random(in: 0...6, using: &random)).map { _ in number(&random) }
      let finite = numbers.map { $0.isFinite ? $0 : 1e300 }
      let data = try JSONEncoder().encode(finite)
      let curve = try? JSONDecoder().decode(PageCurve.self, from: data)
      #expect((curve != nil) == isValid(finite), "\(trace)")
    }
  }

  @Test func `a change with a wrong byte is another one or none, never a crash`() throws {
    let curve = try #require(PageCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))
    let name = AnimationName(path: [1, 2], key: "move", keyPath: "position.x")
    let whole = try JSONEncoder().encode(AgentRequest.pace(CurveChange(name, to: curve)))
    try Fuzz.run(300) { random, trace in
      var bytes = [UInt8](whole)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = try #require(bytes.indices.randomElement(using: &random))
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
      guard
        case .pace(let change)? = try? JSONDecoder().decode(
          AgentRequest.self, from: Data(bytes)), let curve = change.curve
      else { return }
      #expect(isValid(curve.numbers), "\(trace)")
    }
  }

  @Test func `the newest change of an animation takes the place of the one before`() throws {
    let curve = try #require(PageCurve(x1: 0, y1: 0, x2: 1, y2: 1))
    let other = try #require(PageCurve(x1: 1, y1: 0, x2: 1, y2: 1))
    func name(_ index: Int) -> AnimationName {
      AnimationName(path: [index], key: "a", keyPath: "opacity")
    }
    var changes: [CurveChange] = []
    for index in 0..<2000 { changes.add(CurveChange(name(index % 1500), to: curve)) }
    #expect(changes.count == 1000)
    changes.add(CurveChange(name(0), to: other))
    #expect(changes.count { $0.animation == name(0) } == 1)
    changes.add(CurveChange(name(0), to: nil))
    #expect(!changes.contains { $0.animation == name(0) })
  }
}
