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

  @Test func `a folder goes though others remove its files meanwhile`() async throws {
    let scratch = try Scratch()
    for round in 0..<20 {
      let folder = "agents-\(round)"
      for home in 0..<20 { try scratch.write("", to: "\(folder)/home-\(home)/file") }
      let path = scratch.file(folder)
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          for home in 0..<20 { try? FileManager.default.removeItem(atPath: "\(path)/home-\(home)") }
        }
        group.addTask { TemporaryFolder.remove(path) }
      }
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }
}
