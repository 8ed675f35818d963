// Edits of files that the window notices.

import Foundation
import SourcePages
import TestSupport
import Testing

@MainActor @Suite struct SourceWatcherTests {
  private let scratch: Scratch
  init() throws { scratch = try Scratch() }

  private func isNoticed(by watcher: SourceWatcher, _ change: () throws -> Void) throws -> Bool {
    try change()
    return watcher.drain()
  }

  @Test func `a folder's files are followed, also where links lead`() throws {
    try scratch.write("", to: "Sources/Inner/A.swift")
    try scratch.write("", to: "Shared/B.swift")
    try scratch.write("", to: "Elsewhere/C.swift")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("Sources/Shared"), withDestinationPath: "../Shared")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("Sources/C.swift"), withDestinationPath: "../Elsewhere/C.swift")
    let watcher = SourceWatcher([scratch.file("Sources")])
    for name in ["Sources/Inner/A.swift", "Shared/B.swift", "Elsewhere/C.swift", "Sources/D.swift"]
    {
      #expect(try isNoticed(by: watcher) { try scratch.write("", to: name) }, "\(name)")
    }
    try scratch.write("", to: "Sources/New/E.swift")
    #expect(watcher.drain())
    #expect(try isNoticed(by: watcher) { try scratch.write("", to: "Sources/New/E.swift") })
  }

  @Test func `what holds no shown sources is not followed`() throws {
    for folder in [".git", "Pods", "Tests", "build"] {
      try scratch.write("", to: "Sources/\(folder)/A.swift")
    }
    let watcher = SourceWatcher([scratch.file("Sources")])
    for folder in [".git", "Pods", "Tests", "build"] {
      let name = "Sources/\(folder)/A.swift"
      #expect(try !isNoticed(by: watcher) { try scratch.write("", to: name) }, "\(name)")
    }
    #expect(try !isNoticed(by: watcher) { try scratch.write("", to: "Sources/notes.txt") })
    // Nor is a folder beside a file.
    let file = SourceWatcher([scratch.file("Dial.swift")])
    #expect(try !isNoticed(by: file) { try scratch.write("", to: "New/A.swift") })
    #expect(try isNoticed(by: file) { try scratch.write("", to: "Dial.swift") })
  }
}
