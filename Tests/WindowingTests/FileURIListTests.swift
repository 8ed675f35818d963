// Lists of dropped files, as programs write them and as nobody should.

import CoreGraphics
import TestSupport
import Testing
import Windowing

@Suite struct FileURIListTests {
  @Test(arguments: [
    ("file:///tmp/a.swift\r\n", ["/tmp/a.swift"]),
    ("file:///a\r\nfile:///b\r\n", ["/a", "/b"]), ("file:///a\nfile:///b", ["/a", "/b"]),
    ("file:/tmp/a", ["/tmp/a"]), ("FILE:///tmp/a", ["/tmp/a"]),
    ("file://localhost/tmp/a", ["/tmp/a"]),
    ("# made by a file manager\r\nfile:///a\r\n", ["/a"]),
    ("file:///My%20Views/%E5%BC%80%e5%a7%8b.swift", ["/My Views/开始.swift"]),
    ("file:///with?question&and=sign", ["/with?question&and=sign"]),
  ])
  func `files of this machine are listed in order`(text: String, paths: [String]) {
    #expect(FileURIList.paths(Array(text.utf8)) == paths)
  }

  @Test(arguments: [
    "", "file:", "file://", "file://host", "http://example.com/a", "/tmp/a", "file:relative",
    "file://elsewhere.example/tmp/a", "file:///a%2", "file:///a%", "file:///a%zz",
    "file:///nul%00byte", "file:///%ff%fe", "fil", "file",
  ])
  func `what is no file of this machine is left out`(text: String) {
    #expect(FileURIList.paths(Array(text.utf8)).isEmpty)
  }

  @Test func `this machine's name is this machine`() {
    let name = ProcessInfo.processInfo.hostName
    #expect(FileURIList.paths(Array("file://\(name)/tmp/a".utf8)) == ["/tmp/a"])
  }

  @Test func `Fuzz: any bytes give absolute paths without a zero`() {
    let pieces = ["file:", "//", "/", "%", "\r\n", "#", "localhost", "00", "e5", "a", "\u{FF}"]
    Fuzz.run(2000) { generator, trace in
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<12, using: &generator) {
        if Bool.random(using: &generator) {
          bytes += Array(pieces.randomElement(using: &generator)?.utf8 ?? "".utf8)
        } else {
          bytes.append(UInt8.random(in: 0...255, using: &generator))
        }
      }
      for path in FileURIList.paths(bytes) {
        #expect(path.hasPrefix("/") && !path.utf8.contains(0), "\(trace)")
      }
    }
  }
}
