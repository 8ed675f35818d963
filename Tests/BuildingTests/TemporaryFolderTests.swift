// Folders that a killed process leaves behind are removed at the next start.

import Building
import Foundation
import TestSupport
import Testing

@Suite struct TemporaryFolderTests {
  @Test func `a folder that nobody holds any more goes when the next one is made`() throws {
    let scratch = try Scratch()
    for name in ["vitrine-agents-left", "vitrine-window-left", "mine"] {
      try scratch.write("", to: name + "/file")
    }
    let first = TemporaryFolder.make(for: "agents", in: scratch.path)
    let second = TemporaryFolder.make(for: "agents", in: scratch.path + "/")
    let names = [first, second].map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(scratch.names == (["vitrine-window-left", "mine"] + names).sorted())
    #expect(names.allSatisfy { $0.hasPrefix("vitrine-agents-") })
  }
}
