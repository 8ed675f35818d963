// The names that are found in Swift texts without parsing them.

import Foundation
import Testing

@testable import Building

@Suite struct SourceOutlineTests {
  private func outline(_ text: String) -> SourceOutline { SourceOutline(Array(text.utf8)) }

  @Test func `declared names are found at any depth`() {
    let outline = outline(
      """
      final class Dial: UIView {
        enum Style { case plain, filled }
        var angle = 1.0
        func turn() {}
      }
      typealias Done = () -> Void
      """)
    #expect(
      outline.names.isSuperset(of: ["Dial", "Style", "plain", "angle", "turn", "Done"]))
  }

  @Test func `names in comments and texts do not count`() {
    let outline = outline(
      """
      // class Gone
      /* struct Gone { */ struct Kept { let text = "class Gone \\" { enum Gone" }
      let long = \"\"\"
        class Gone
        \"\"\"
      class Last {}
      """)
    #expect(outline.names == ["Kept", "text", "long", "Last"])
  }

  @Test func `Objective-C's names are names`() {
    let outline = outline("@objc(MKRing) open class Ring {}\n@objc var plain = 1")
    // A property behind a bare @objc is one name too many, and does no harm.
    #expect(outline.names == ["MKRing", "Ring", "var", "plain"])
  }

  @Test func `any bytes have an outline`() {
    var state: UInt64 = 7
    for _ in 0..<500 {
      let bytes = (0..<200).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Array("class \"\\/*{}@objc(Ab\n".utf8)[Int(state >> 33) % 20]
      }
      _ = SourceOutline(bytes)
    }
  }
}
