// What the libraries that are made of sources ask for when they are loaded.

import Foundation
import TestSupport
import Testing

@Suite struct LibraryTests {
  /// The bytes of the library whose class has that name.
  private func library(ofClass name: String) throws -> Data {
    let cache = try #require(CompilerCache.environment["XDG_CACHE_HOME"])
    let files = try #require(FileManager.default.enumerator(atPath: cache))
    for case let file as String in files where file.hasSuffix(".so") {
      let data = try Data(contentsOf: URL(fileURLWithPath: cache + "/" + file))
      if data.firstRange(of: Data(name.utf8)) != nil { return data }
    }
    throw CocoaError(.fileNoSuchFile)
  }

  // An optimised agent has none of the generic code that a class without optimisation calls.
  @Test func `a library brings the generic code that it calls`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      @IBDesignable class BringsItsGenericCode: UIView {
        override func draw(_ rect: CGRect) {
          let anything: [Any] = [UIColor.red.cgColor, 1]
          UIColor.red.setFill()
          for index in anything.indices { UIRectFill(rect.insetBy(dx: CGFloat(index), dy: 0)) }
        }
      }
      """, to: "Brings.swift")
    let outcome = try SourceProgram.run(
      ["snapshot", "Brings.swift", "-o", "out.png"], folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let library = try library(ofClass: "BringsItsGenericCode")
    #expect(library.firstRange(of: Data("libswiftSwiftOnoneSupport.so".utf8)) != nil)
  }
}
