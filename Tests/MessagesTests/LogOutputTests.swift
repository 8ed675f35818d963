// Output of a user's code, passed on to readers of all kinds.

import Foundation
import Glibc
import Messages
import Testing

@Suite struct LogOutputTests {
  private func pipe() throws -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(unsafe Glibc.pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  @Test func `a reader gets what was printed`() throws {
    let (reader, writer) = try pipe()
    defer { close(reader) }
    LogOutput.pass(on: Array("a line\n".utf8)[...], to: writer)
    close(writer)
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = unsafe read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes[..<count], as: UTF8.self) == "a line\n")
  }

  // Either would stop the window: the first by waiting, the second by a signal.
  @Test func `a reader that does not read, and one that is gone, hold nobody up`() throws {
    let (reader, writer) = try pipe()
    defer { close(writer) }
    let much = [UInt8](repeating: 65, count: 1 << 20)[...]
    LogOutput.pass(on: much, to: writer)
    var bytes = [UInt8](repeating: 0, count: 4096)
    #expect(unsafe read(reader, &bytes, bytes.count) == 4096)
    close(reader)
    LogOutput.pass(on: much, to: writer)
  }
}
