// Text that runs right to left.

import CoreGraphics
import Testing
import Typesetting

@Suite struct TextDirectionTests {
  /// The characters of a line in the order of the screen.
  private func visual(_ text: String) throws -> String {
    let line = TextLine(text, face: try Fonts.inter(), size: 10)
    let characters = Array(text)
    let order = line.clusters.indices.sorted { line.clusters[$0].x < line.clusters[$1].x }
    return String(order.map { characters[$0] })
  }

  @Test(arguments: [
    ("abc", "abc"),
    ("אבג", "גבא"),
    ("אב גד", "דג בא"),
    ("ab אב cd", "ab בא cd"),
    ("אב cd הו", "וה cd בא"),
    ("אב 12 ג", "ג 12 בא"),
    ("אב 1,5 ג", "ג 1,5 בא"),
    ("x 12 אב", "x 12 בא"),
    ("ab אב, גד.", "ab דג ,בא."),
  ])
  func `runs stand in the order of the screen`(text: String, expected: String) throws {
    #expect(try visual(text) == expected)
  }

  @Test func `the characters of a line from right to left still tile it`() throws {
    let line = TextLine("אבגד", face: try Fonts.inter(), size: 10)
    let edges = line.clusters.sorted { $0.x < $1.x }
    #expect(edges.first?.x == 0)
    for (before, after) in zip(edges, edges.dropFirst()) {
      #expect(abs(before.x + before.advance - after.x) < 1e-9)
    }
    #expect((line.clusters.first?.x ?? 0) > (line.clusters.last?.x ?? 0))
  }
}
