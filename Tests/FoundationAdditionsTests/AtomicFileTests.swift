// Atomic replacement and reading of files.

import FoundationAdditions
import Glibc
import Testing

@Suite final class AtomicFileTests {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test func `a written file reads back the same`() throws {
    let data = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
    try AtomicFile.write(data, to: path("a.png"))
    #expect(try AtomicFile.read(path("a.png")) == data)
    try AtomicFile.write(Data(), to: path("a.png"))
    #expect(try AtomicFile.read(path("a.png")).isEmpty)
    #expect(names == ["a.png"])
  }

  @Test func `a replaced file keeps its permissions and a link stays a link`() throws {
    try AtomicFile.write(Data([1]), to: path("a"))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path("a"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("a"))
    try AtomicFile.write(Data([2]), to: path("link"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path("a"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try AtomicFile.read(path("a")) == Data([2]))
    #expect(names == ["a", "link"])
  }

  @Test func `a pipe gets the bytes and stays a pipe`() throws {
    try unsafe #require(mkfifo(path("pipe"), 0o600) == 0)
    let reader = unsafe open(path("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try AtomicFile.write(Data([7, 8]), to: path("pipe"))
    var bytes: [UInt8] = [0, 0, 0]
    #expect(unsafe read(reader, &bytes, 3) == 2 && bytes == [7, 8, 0])
    let attributes = try FileManager.default.attributesOfItem(atPath: path("pipe"))
    #expect(attributes[.type] as? FileAttributeType != .typeRegular)
    #expect(names == ["pipe"])
  }

  @Test func `a pipe that nobody writes to is not waited for`() throws {
    try unsafe #require(mkfifo(path("pipe"), 0o600) == 0)
    #expect(throws: FileError(path: path("pipe"), action: "read", reason: "it is a pipe")) {
      try AtomicFile.read(path("pipe"))
    }
  }

  @Test func `errors have the path and the system's message, and leave no file`() throws {
    let missing = path("no/such/folder.png")
    #expect(
      throws: FileError(path: missing, action: "write", reason: "No such file or directory")
    ) { try AtomicFile.write(Data([1]), to: missing) }
    #expect(throws: FileError(path: folder.path, action: "write", reason: "Is a directory")) {
      try AtomicFile.write(Data([1]), to: folder.path)
    }
    #expect(
      throws: FileError(path: path("b"), action: "read", reason: "No such file or directory")
    ) { try AtomicFile.read(path("b")) }
    #expect(throws: FileError(path: folder.path, action: "read", reason: "Is a directory")) {
      try AtomicFile.read(folder.path)
    }
    #expect(names.isEmpty)
    #expect("\(FileError(path: "/x", action: "read", reason: "Why"))" == "cannot read /x: Why")
  }
}
