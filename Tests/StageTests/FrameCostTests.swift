// A frame costs as much as its changes, whatever else is on the page.

import TestSupport
import Testing

@Suite struct FrameCostTests {
  /// The probe's figures about frames of a scene, by name.
  private func figures(_ scene: String) throws -> [String: Double] {
    let probe = try HelperProcess("frame-probe", [scene, "240"])
    var figures: [String: Double] = [:]
    while let line = probe.line() {
      let words = line.split(separator: " ")
      if words.count == 2 { figures[String(words[0])] = Double(words[1]) }
    }
    #expect(probe.finish() == 0)
    return figures
  }

  /// Counted in allocations, which are the same in every run: a page of 10,000 has three levels of
  /// runs between the layer and the page, a page of 10 none.
  @Test(arguments: ["rows", "flat"])
  func `where one layer animates, a frame's work hardly grows with the page`(page: String) throws {
    let few = try #require(try figures("rows:10")["allocations"])
    let many = try #require(try figures("\(page):10000")["allocations"])
    #expect(many <= 3 * few)
  }

  /// That it takes none at all shows in optimised code only.
  @Test(arguments: ["chart", "rows:10", "animated:100"])
  func `a steady animation keeps no memory`(scene: String) throws {
    let kept = try #require(try figures(scene)["kept"])
    #expect(kept < 4096)
  }
}
