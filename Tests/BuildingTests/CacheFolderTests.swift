// What the cache of libraries keeps.

import Building
import Foundation
import TestSupport
import Testing

@Suite struct CacheFolderTests {
  @Test func `the newest libraries of a folder are kept, and whatever else is there`() throws {
    let scratch = try Scratch()
    for number in 1...5 {
      try scratch.write("", to: "\(number).so")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(number * 1000))],
        ofItemAtPath: scratch.file("\(number).so"))
    }
    try scratch.write("", to: "0.txt")
    CacheFolder.prune(scratch.path, keeping: 2)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    #expect(names.sorted() == ["0.txt", "4.so", "5.so"])
  }
}
