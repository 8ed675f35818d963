// Lines that are held back have a bound.

import Testing

@testable import SourcePages

@Suite struct PrintedLinesTests {
  private let block = [UInt8](repeating: 0x61, count: 1 << 16)

  @Test func `a line without an end is passed on as it comes`() {
    var lines = PrintedLines(tellsAll: false)
    var passed = 0
    for _ in 0..<20 { passed += lines.take(block[...]).count }
    #expect(passed == 20 << 16)
    #expect(lines.rest().isEmpty)
  }

  @Test func `what goes on behind a fatal error's line without an end is passed on at last`() {
    var lines = PrintedLines(tellsAll: false)
    var passed = lines.take(Array("Fatal error: no hands\n".utf8)[...]).count
    #expect(passed == 0)
    for _ in 0..<20 { passed += lines.take(block[...]).count }
    #expect(lines.rest().count <= 1 << 20)
    #expect(passed >= 2 << 16)
  }
}
