// Symbols that libraries made of sources need when they are loaded.

import CoreGraphics
import Foundation
import ImageCoding
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

  @Test func `of a module's files those are compiled anew that changed, or that saw a change`()
    throws
  {
    let scratch = try Scratch()
    let cache = try Scratch()
    func write(_ inset: String, _ members: String = "") throws {
      try scratch.write(
        """
        import UIKit
        @IBDesignable class One: UIView {
          \(members)
          var inset: CGFloat { \(inset) }
          override func draw(_ rect: CGRect) { Two.paint(rect.insetBy(dx: inset, dy: inset)) }
        }
        """, to: "One.swift")
    }
    try scratch.write(
      "import UIKit\nenum Two { static func paint(_ rect: CGRect) { UIRectFill(rect) } }",
      to: "Two.swift")
    /// How many objects there are after one more picture, and what that is.
    func draw() throws -> (objects: Int, picture: Data) {
      let outcome = try SourceProgram.run(
        ["snapshot", "One.swift", "Two.swift", "--size", "8x8", "-o", "out.png"],
        folder: scratch.path, environment: ["XDG_CACHE_HOME": cache.path])
      #expect(outcome.status == 0, "\(outcome.errors)")
      let all = FileManager.default.enumerator(atPath: cache.path)?.allObjects as? [String] ?? []
      return (all.count { $0.hasSuffix(".o") }, try scratch.data("out.png"))
    }
    try write("1")
    let first = try draw()
    #expect(first.objects == 2)
    try write("1 + 1")
    let second = try draw()
    #expect(second.objects == 3)
    #expect(second.picture != first.picture)
    // The other file sees another class.
    try write("1 + 1", "var more = 1")
    #expect(try draw().objects == 5)
    try write("1")
    let last = try draw()
    #expect(last.objects == 5)
    #expect(last.picture == first.picture)
  }

  @Test func `the sources' own module may be named`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(name: "DialKit", targets: [.target(name: "DialKit"), .target(name: "clock")])
      """, to: "Package.swift")
    try scratch.write(
      """
      import UIKit
      public func color() -> UIColor { .green }
      public struct Kind { public static let ground = DialKit.color() }
      struct Clock { let isRight = true }
      @IBDesignable public class Dial: UIView {
        private let clock = Clock()
        private func color(_ kind: DialKit.Kind.Type) -> UIColor { kind.ground }
        public override func layoutSubviews() { backgroundColor = clock.isRight ? color(DialKit.Kind.self) : .red }
      }
      """, to: "Sources/DialKit/Dial.swift")
    let outcome = try SourceProgram.run(
      ["snapshot", "Sources", "--view", "Dial", "--size", "4x4", "-o", "out.png"],
      folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try PNG.decode(scratch.data("out.png"))[2, 2] == 0xFF00_FF00)
  }

  @Test func `files of a folder that need what is not here are left out, but for named ones`()
    throws
  {
    let scratch = try Scratch()
    let dial = """
      import UIKit
      @IBDesignable class Dial: UIView { override func layoutSubviews() { backgroundColor = .green } }

      """
    try scratch.write(dial, to: "App/Dial.swift")
    try scratch.write(
      "import UIKit\nimport Radio\nclass Tuner { let radio = Radio() }", to: "App/Tuner.swift")
    try scratch.write(
      "import UIKit\nclass Page: UIViewController { let tuner = Tuner() }", to: "App/Page.swift")
    func snapshot(_ sources: String...) throws -> Outcome {
      try SourceProgram.run(
        ["snapshot"] + sources + ["--size", "4x4", "-o", "out.png"], folder: scratch.path)
    }
    let outcome = try snapshot("App")
    #expect(outcome.status == 0)
    #expect(try PNG.decode(scratch.data("out.png"))[2, 2] == 0xFF00_FF00)
    #expect(outcome.errors.contains("App/Tuner.swift:2:8: left out: no such module 'Radio'"))
    let page = "App/Page.swift:2:44: left out: what declares 'Tuner' is left out"
    #expect(outcome.errors.contains(page))
    #expect(try snapshot("App/Dial.swift", "App/Tuner.swift").status == 65)
    // A mistake that its author can mend is told.
    try scratch.write(dial + "let angle: CGFloat = \"\"\n", to: "App/Dial.swift")
    let mistaken = try snapshot("App")
    #expect(mistaken.status == 65)
    #expect(mistaken.errors.contains("App/Dial.swift:3:22"))
    #expect(!mistaken.errors.contains("Radio"))
    // Nothing to show is left.
    try scratch.write("import Radio\n" + dial, to: "App/Dial.swift")
    let lost = try snapshot("App")
    #expect(lost.status == 65)
    #expect(lost.errors.contains("App/Dial.swift:1:8: no such module 'Radio'"))
  }

  @Test func `a bundle finds what lies beside the sources`() throws {
    let scratch = try Scratch()
    try scratch.write("1", to: "Dial.bundle/inner/step.txt")
    try scratch.write("2", to: "Texts/beside.txt")
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Dial: UIView {
        override func layoutSubviews() {
          let main = Bundle(for: Dial.self)
          let dial = Bundle(path: main.path(forResource: "Dial", ofType: "bundle")!)!
          let step = dial.bundlePath + "/inner/step.txt"
          let beside = main.url(forResource: "beside", withExtension: "txt")!
          let texts = [try? String(contentsOfFile: step, encoding: .utf8), try? String(contentsOf: beside, encoding: .utf8)]
          let all = main.paths(forResourcesOfType: "txt", inDirectory: "Texts")
          let isNowhere = all.count == 1 && main.path(forResource: "nowhere", ofType: "txt") == nil
          backgroundColor = texts == ["1", "2"] && isNowhere ? .green : .red
        }
      }
      """, to: "Dial.swift")
    let outcome = try SourceProgram.run(
      ["snapshot", ".", "--view", "Dial", "--size", "4x4", "-o", "out.png"], folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try PNG.decode(scratch.data("out.png"))[2, 2] == 0xFF00_FF00)
  }
}
