// Overrides that extensions declare take the place of a class's own members.

import Foundation
import ObjCRuntime
import Testing

@Suite(.serialized) struct OverrideTests {
  class Dial: NSObject {
    var said: [String] = []
    var angle = 0
    required override init() { super.init() }
    func turn() { said.append("dial") }
    class func kind() -> String { "dial" }
  }
  class Fine: Dial {}
  class Coarse: Dial {
    override func turn() {
      super.turn()
      said.append("coarse")
    }
  }
  class Late: Fine {}

  // These stand for what the lowering makes of extensions of `Dial`.
  private class Turning: Dial {
    override func turn() {
      super.turn()
      said.append("extension")
    }
  }
  private class Watching: Dial {
    override var angle: Int { didSet { said.append("\(oldValue) to \(angle)") } }
    override class func kind() -> String { "extension of " + super.kind() }
  }

  init() {
    _ = Self.declared
    ObjCRuntime.inheritOverrides(Late.self)
  }

  private static let declared: Void = {
    for type in [Fine.self, Coarse.self] { ObjCRuntime.inheritOverrides(type) }
    ObjCRuntime.override(Dial.self, by: Turning.self, in: ["UILabel", "NoClass"])
    ObjCRuntime.override(Dial.self, by: Watching.self, in: [])
  }()

  /// Returns the words of a turned dial; the compiler does not know its class.
  private func turned(_ type: Dial.Type) -> [String] {
    let dial = type.init()
    dial.turn()
    return dial.said
  }

  private func kind(_ type: Dial.Type) -> String { type.kind() }

  @Test func `a class runs the override, whose super is its own method`() {
    #expect(turned(Dial.self) == ["dial", "extension"])
  }

  @Test func `classes below inherit it, also those that are known later`() {
    #expect(turned(Fine.self) == ["dial", "extension"])
    #expect(turned(Late.self) == ["dial", "extension"])
  }

  @Test func `a class that overrides the method itself keeps its own`() {
    #expect(turned(Coarse.self) == ["dial", "coarse"])
  }

  @Test
  func `observers and class methods are overridden too, and stored values stay in their place`() {
    let dial: Dial = Fine()
    dial.angle = 3
    dial.angle = 5
    #expect(dial.said == ["0 to 3", "3 to 5"])
    #expect(dial.angle == 5)
    #expect(kind(Fine.self) == "extension of dial")
  }
}
