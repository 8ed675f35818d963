// Unsafe code says why it is safe: a `SAFETY` comment stands at most twelve lines above.

import Foundation
import Testing

@Suite struct SafetyLineTests {
  @Test func `unsafe code has a SAFETY comment at most twelve lines above`() throws {
    for room in try House.rooms() {
      for file in try House.sources(of: room) {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        for index in lines.indices {
          let code = lines[index].prefix(
            upTo: lines[index].firstRange(of: "//")?.lowerBound ?? lines[index].endIndex)
          guard code.contains(/\bunsafe\b/) else { continue }
          #expect(
            lines[max(0, index - 12)...index].contains { $0.contains("SAFETY") },
            "\(file.name):\(index + 1)")
        }
      }
    }
  }
}
