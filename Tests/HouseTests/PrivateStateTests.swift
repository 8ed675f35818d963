// State has one owner: the variables of a part are its file's alone.

import Foundation
import Testing

@Suite struct PrivateStateTests {
  /// Closures that other rooms set, and nothing else.
  private static let callbacks: Set<String> = [
    "onEvent", "onBufferAvailable", "onLost", "onSharedMemoryChanged",
  ]

  @Test func `no variable of a part of the X11 window is open to other files`() throws {
    let variable = /^  (?:(?:package|weak|lazy|unowned|private\(set\)) )*var ([A-Za-z]+)[^{]*$/
    let type = /\n(?:package )?final class [A-Z]/
    for file in try House.sources(of: "X11Windowing") where file.text.contains(type) {
      for line in file.codeLines {
        guard let match = line.firstMatch(of: variable) else { continue }
        let name = String(match.output.1)
        #expect(Self.callbacks.contains(name), "\(file.name) opens \(name)")
      }
    }
  }
}
