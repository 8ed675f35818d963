// The bodies of earlier copies.

import Testing

@testable import SourceReading

@Suite struct KnownBodiesTests {
  private func copy(_ number: Int) -> String { "func f() { print(\(number)) }\n" }

  @Test func `a base that is some saves old is not parsed again`() {
    var known = KnownBodies()
    _ = known.bodies(of: copy(0), orIn: nil)
    for number in 1...3 {
      known.keep(ReplaceableBodies(copy(number)))
      #expect(known.known(copy(0)) != nil)
      _ = known.bodies(of: copy(0), orIn: nil)
    }
    known.keep(ReplaceableBodies(copy(4)))
    #expect(known.known(copy(0)) != nil)
    #expect(known.known(copy(1)) == nil)
  }

  @Test func `bodies of another text are not taken for those of the base`() {
    var known = KnownBodies()
    #expect(known.bodies(of: copy(0), orIn: ReplaceableBodies(copy(1))).areOf(copy(0)))
  }
}
