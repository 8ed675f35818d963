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

  private func link(_ name: String, to target: String) throws {
    // As `ln -sf` does it: beside the name, and renamed.
    let made = scratch.file("made")
    try FileManager.default.createSymbolicLink(atPath: made, withDestinationPath: target)
    #expect(unsafe rename(made, scratch.file(name)) == 0)
  }

  @Test func `a link that leads elsewhere from now on is followed, and so is one to a folder`()
    throws
  {
    for name in ["a/Box.swift", "b/Box.swift", "Kit/K.swift", "Other/O.swift", "S/A.swift"] {
      try scratch.write("", to: name)
    }
    try link("S/Box.swift", to: scratch.file("a/Box.swift"))
    try link("S/Kit", to: scratch.file("Kit"))
    let watcher = SourceWatcher([scratch.file("S")])
    for (name, target, file) in [
      ("S/Box.swift", "b/Box.swift", "b/Box.swift"), ("S/Kit", "Other", "Other/O.swift"),
      ("S/New", "Kit", "Kit/K.swift"),
    ] {
      #expect(try isNoticed(by: watcher) { try link(name, to: scratch.file(target)) }, "\(name)")
      #expect(try isNoticed(by: watcher) { try scratch.write("", to: file) }, "\(file)")
    }
  }

  @Test(arguments: ["p/Sources/V", "p/Sources/V/A.swift"])
  func `another folder in the place of one around the sources is followed`(_ source: String) throws
  {
    for name in ["p/Sources/V/A.swift", "q/Sources/V/A.swift"] { try scratch.write("", to: name) }
    let watcher = SourceWatcher([scratch.file(source)])
    let manager = FileManager.default
    try manager.moveItem(atPath: scratch.file("p"), toPath: scratch.file("old"))
    #expect(watcher.drain())
    try manager.moveItem(atPath: scratch.file("q"), toPath: scratch.file("p"))
    #expect(watcher.drain())
    #expect(try isNoticed(by: watcher) { try scratch.write("", to: "p/Sources/V/A.swift") })
    #expect(try !isNoticed(by: watcher) { try scratch.write("", to: "old/Sources/V/A.swift") })
  }

  @Test func `a file that can be read again is looked at`() throws {
    try scratch.write("", to: "S/A.swift")
    let watcher = SourceWatcher([scratch.file("S")])
    for name in ["S/A.swift", "S"] {
      let path = scratch.file(name)
      try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: path)
      #expect(watcher.drain(), "\(name)")
    }
  }

  @Test func `folders without sources are followed, but nothing is built for them`() throws {
    try scratch.write("", to: "S/A.swift")
    let watcher = SourceWatcher([scratch.file("S")])
    for index in 0..<20 {
      let folder = scratch.file("S/new\(index)/deep")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      #expect(!watcher.drain())
    }
    for index in 10..<20 {
      try FileManager.default.removeItem(atPath: scratch.file("S/new\(index)"))
      #expect(!watcher.drain())
    }
    #expect(try isNoticed(by: watcher) { try scratch.write("", to: "S/new7/deep/B.swift") })
    #expect(
      try isNoticed(by: watcher) {
        try FileManager.default.removeItem(atPath: scratch.file("S/new7"))
      })
    #expect(try isNoticed(by: watcher) { try scratch.write("", to: "S/made/in/between/C.swift") })
  }

  @Test func `a folder that is moved in the sources is followed`() throws {
    try scratch.write("", to: "S/Old/Inner/A.swift")
    let watcher = SourceWatcher([scratch.file("S/./../S/")])
    #expect(
      try isNoticed(by: watcher) {
        try FileManager.default.moveItem(
          atPath: scratch.file("S/Old"), toPath: scratch.file("S/New"))
      })
    #expect(try isNoticed(by: watcher) { try scratch.write("", to: "S/New/Inner/A.swift") })
    #expect(try isNoticed(by: watcher) { try scratch.write("", to: "S/Old/Inner/B.swift") })
  }

  @Test func `a relative path is followed like an absolute one`() throws {
    try scratch.write("", to: "S/A.swift")
    let folder = FileManager.default.currentDirectoryPath
    let up = folder.split(separator: "/").map { _ in ".." }.joined(separator: "/")
    let watcher = SourceWatcher([up + scratch.file("S")])
    #expect(try isNoticed(by: watcher) { try scratch.write("", to: "S/New/B.swift") })
    #expect(try isNoticed(by: watcher) { try scratch.write("", to: "S/New/B.swift") })
  }

  @Test func `a folder that comes anew while its old one is held is followed`() throws {
    try scratch.write("", to: "S/Views/A.swift")
    let watcher = SourceWatcher([scratch.file("S")])
    let held = try FileHandle(forReadingFrom: URL(fileURLWithPath: scratch.file("S/Views")))
    #expect(
      try isNoticed(by: watcher) {
        try FileManager.default.removeItem(atPath: scratch.file("S/Views"))
      })
    #expect(try isNoticed(by: watcher) { try scratch.write("", to: "S/Views/A.swift") })
    #expect(try isNoticed(by: watcher) { try scratch.write("", to: "S/Views/A.swift") })
    try held.close()
    _ = watcher.drain()
    #expect(try isNoticed(by: watcher) { try scratch.write("", to: "S/Views/A.swift") })
  }

  @Test func `a source that is a link is followed to where it leads now`() throws {
    for name in ["v1/A.swift", "v2/A.swift"] { try scratch.write("", to: name) }
    try link("current", to: scratch.file("v1"))
    let watcher = SourceWatcher([scratch.file("current")])
    #expect(try isNoticed(by: watcher) { try scratch.write("", to: "v1/A.swift") })
    #expect(try isNoticed(by: watcher) { try link("current", to: scratch.file("v2")) })
    #expect(try isNoticed(by: watcher) { try scratch.write("", to: "v2/A.swift") })
    #expect(try !isNoticed(by: watcher) { try scratch.write("", to: "v1/A.swift") })
    #expect(try !isNoticed(by: watcher) { try scratch.write("", to: "Beside.swift") })
  }

  @Test func `a link that goes takes its sources with it, and what it led to is not followed`()
    throws
  {
    try scratch.write("", to: "Kit/K.swift")
    try scratch.write("", to: "S/A.swift")
    try link("S/Kit", to: scratch.file("Kit"))
    let watcher = SourceWatcher([scratch.file("S")])
    #expect(
      try isNoticed(by: watcher) {
        try FileManager.default.removeItem(atPath: scratch.file("S/Kit"))
      })
    #expect(try !isNoticed(by: watcher) { try scratch.write("", to: "Kit/K.swift") })
  }

  private nonisolated static let canMount = shell("unshare", "--mount", "true") == 0

  private nonisolated static func shell(_ words: String...) -> Int32 {
    (try? Program.run(words, program: "/usr/bin/env").status) ?? -1
  }

  @Test(.enabled(if: canMount, "nothing may be mounted here"))
  func `a file system over a watched folder is followed, and then the folder again`() throws {
    try scratch.write("", to: "S/Views/A.swift")
    try scratch.write("", to: "Elsewhere/B.swift")
    let watcher = SourceWatcher([scratch.file("S")])
    let views = scratch.file("S/Views")
    func isReadable() -> Bool {
      var asked = pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0)
      return unsafe poll(&asked, 1, 0) == 1
    }
    /// Other tests may mount something meanwhile.
    func isQuiet() -> Bool {
      (0..<100).contains { _ in
        _ = watcher.drain()
        return !isReadable()
      }
    }
    #expect(isQuiet())
    #expect(Self.shell("mount", "--bind", scratch.file("Elsewhere"), views) == 0)
    defer { _ = Self.shell("umount", "--lazy", views) }
    #expect(isReadable())
    #expect(watcher.drain())
    #expect(isQuiet())
    #expect(try isNoticed(by: watcher) { try scratch.write("", to: "Elsewhere/B.swift") })
    #expect(Self.shell("umount", views) == 0)
    #expect(isReadable())
    #expect(watcher.drain())
    #expect(try isNoticed(by: watcher) { try scratch.write("", to: "S/Views/A.swift") })
    #expect(try !isNoticed(by: watcher) { try scratch.write("", to: "Elsewhere/B.swift") })
  }

  @Test(.enabled(if: canMount, "nothing may be mounted here"))
  func `a file system that is mounted elsewhere is no save`() throws {
    try scratch.write("", to: "S/A.swift")
    let other = scratch.file("Other")
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    let watcher = SourceWatcher([scratch.file("S")])
    #expect(Self.shell("mount", "--bind", scratch.file("S"), other) == 0)
    defer { _ = Self.shell("umount", "--lazy", other) }
    #expect(!watcher.drain())
  }
}
