// The files that the cache of libraries keeps.

import Building
import Foundation
import TestSupport
import Testing

@Suite struct CacheFolderTests {
  @Test func `the newest libraries of a folder are kept, and whatever else is there`() throws {
    let scratch = try Scratch()
    for number in 1...5 {
      try scratch.write("", to: "\(number).so")
      try date("\(number).so", Date(timeIntervalSince1970: Double(number * 1000)), in: scratch)
    }
    try scratch.write("", to: "0.txt")
    CacheFolder.prune(scratch.path, keeping: 2)
    #expect(scratch.names == ["0.txt", "4.so", "5.so"])
  }

  @Test func `what nobody has used for long goes, with all that it holds`() throws {
    let scratch = try Scratch()
    for name in ["old", "new", "-older"] { try scratch.write("", to: name + "/1.so") }
    for name in ["old", "-older"] { try date(name, Date(timeIntervalSinceNow: -3600), in: scratch) }
    CacheFolder.removeUnused(in: scratch.path, for: 3000) { $0.contains("-") }
    #expect(scratch.names == ["new", "old"])
    CacheFolder.removeUnused(in: scratch.path, for: 4000)
    #expect(scratch.names == ["new", "old"])
    CacheFolder.removeUnused(in: scratch.path, for: 3000)
    #expect(scratch.names == ["new"])
  }

  private func date(_ name: String, _ date: Date, in scratch: Scratch) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: scratch.file(name))
  }
}
