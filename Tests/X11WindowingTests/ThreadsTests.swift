// Connections of several threads, as tests have them: Xlib shares more among them than it says.

import Foundation
import TestSupport
import Testing
import X11Windowing

@Suite struct ThreadsTests {
  /// Without a lock this ends the process, nearly always.
  @Test func `input methods, cursors and connections come and go on four threads`() async throws {
    let server = try PrivateXServer()
    let words = try await withThrowingTaskGroup(of: Set<String>.self) { group in
      for _ in 0..<4 {
        group.addTask { try Self.come(and: 40, goOn: server.display) }
      }
      return try await group.reduce(into: Set<String>()) { $0.formUnion($1) }
    }
    #expect(words.count == 1)
  }

  /// So many connections after each other; what all of them said.
  private static func come(and count: Int, goOn display: String) throws -> Set<String> {
    var said: Set<String> = []
    for _ in 0..<count {
      let connection = try X11Connection(display: display)
      said.insert("\(connection.cursorDescription), \(connection.textInputDescription)")
      connection.close()
    }
    return said
  }
}
