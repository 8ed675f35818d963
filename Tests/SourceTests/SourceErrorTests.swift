// Errors in sources are told with their place, and end with the right status.

import Foundation
import TestSupport
import Testing

@Suite struct SourceErrorTests {
  private func snapshot(_ text: String, _ arguments: [String] = []) throws -> Outcome {
    let scratch = try Scratch()
    try scratch.write(text, to: "Dial.swift")
    let outcome = try SourceProgram.run(
      ["snapshot", "Dial.swift", "-o", "out.png"] + arguments, folder: scratch.path)
    if outcome.status != 0 {
      #expect(!FileManager.default.fileExists(atPath: scratch.file("out.png")))
    }
    #expect(try scratch.text("Dial.swift") == text)
    return outcome
  }

  @Test func `every error of the compiler is a line with the user's line and column`() throws {
    let outcome = try snapshot(
      """
      import UIKit
      @IBDesignable class Dial: UIView {
        @objc func tap() { perform(#selector(tap), with: nil); missing() }
        @IBOutlet weak var label: UILabel! = wrong
      }
      """)
    #expect(outcome.status == 65)
    #expect(
      outcome.errorLines.sorted() == [
        "vitrine: Dial.swift:3:58: cannot find 'missing' in scope",
        "vitrine: Dial.swift:4:40: cannot find 'wrong' in scope",
      ])
  }

  @Test func `a selector of a method that is not there is told at the method, and once`() throws {
    let outcome = try snapshot(
      """
      import UIKit
      @IBDesignable class Dial: UIView {
        @objc func tap() { let a = #selector(tapp(_:)), b = #selector(Dial.spin), c = #selector(paste(_:)) }
      }
      """)
    #expect(
      outcome.errorLines.sorted() == [
        "vitrine: Dial.swift:3:40: type 'Dial' has no member 'tapp'",
        "vitrine: Dial.swift:3:70: type 'Dial' has no member 'spin'",
      ])
  }

  @Test func `an error in a member that moved has its own place`() throws {
    let outcome = try snapshot(
      """
      import UIKit
      class Dial: UIView {}
      extension Dial {
        override func layoutSubviews() { missing() }
      }
      """)
    #expect(outcome.errorLines == ["vitrine: Dial.swift:4:36: cannot find 'missing' in scope"])
  }

  @Test func `a syntax error has its place`() throws {
    let outcome = try snapshot("import UIKit\nclass Dial: UIView {\n  var a: = 1\n}\n")
    #expect(outcome.status == 65)
    #expect(outcome.errorLines.first == "vitrine: Dial.swift:3:10: expected type")
  }

  @Test(arguments: [
    ("class Dial: UIView {\n  func f() {\n    print(1)\n\n}\n", "7:1: expected '}' in class"),
    ("class Dial: UIView {\n  func f() {\n    print(1\n", "5:1: expected ')' in expression list"),
    ("class Dial: UIView {}\n/* \n", "3:4: unterminated '/*' comment"),
    ("class Dial: UIView {}\n#if os(iOS)\nlet a = 1", "4:10: expected #else or #endif"),
  ])
  func `what does not end is told at the end of the user's file`(code: String, words: String) throws
  {
    let outcome = try snapshot("import UIKit\n" + code)
    #expect(outcome.status == 65)
    #expect(outcome.errorLines.first?.hasPrefix("vitrine: Dial.swift:" + words) == true)
    #expect(outcome.errorLines.allSatisfy { $0.contains("Dial.swift:") })
  }

  @Test func `a crash is told with its signal, and the program's own words`() throws {
    let outcome = try snapshot(
      """
      import UIKit
      class Dial: UIView {
        override func draw(_ rect: CGRect) { fatalError("no hands") }
      }
      """)
    #expect(outcome.status == 65)
    #expect(outcome.errorLines.first == "vitrine: Dial.swift:3:40: no hands, in Dial.draw(_:)")
    #expect(outcome.errorLines.last?.hasPrefix("vitrine: the sources crashed while ") == true)
    #expect(outcome.errorLines.last?.contains("signal ") == true)
    #expect(outcome.errorLines.count == 2)
  }

  @Test func `the frames of a crash are told where more is asked for`() throws {
    let code = """
      import UIKit
      class Dial: UIView {
        override func draw(_ rect: CGRect) {
          print("*** Signal, and no Fatal error")
          fatalError("no hands")
        }
      }
      """
    #expect(try snapshot(code).errorLines.first == "*** Signal, and no Fatal error")
    let lines = try snapshot(code, ["--verbose"]).errorLines
    #expect(lines.contains { $0.contains(" in vitrine-agent at ") })
    #expect(
      lines.suffix(2).first == "vitrine: Dial.swift:5:5: no hands, in Dial.draw(_:)", "\(lines)")
  }

  @Test func `what is printed like a crash and is none is told when the program ends`() throws {
    let outcome = try snapshot(
      """
      import UIKit
      class Dial: UIView {
        override func draw(_ rect: CGRect) { print("Fatal error: none"); print("more") }
      }
      """)
    #expect(outcome.status == 0)
    #expect(outcome.errorLines == ["Fatal error: none", "more"])
  }

  @Test func `the size that was asked for is named where constraints do not fit in it`() throws {
    let code = """
      import UIKit
      class Dial: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let label = UIView()
          label.translatesAutoresizingMaskIntoConstraints = false
          addSubview(label)
          NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.widthAnchor.constraint(equalToConstant: 300),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let words = "these constraints cannot be kept together"
    let told = try snapshot(code, ["--size", "100x50.5"]).errors
    #expect(told.contains("\(words) with --size 100x50.5: "), "\(told)")
    // Constraints that do not fit each other, in whatever size.
    let other = code.replacing("(equalTo: trailingAnchor)", with: "(equalTo: leadingAnchor)")
    #expect(try snapshot(other, ["--size", "100x50"]).errors.contains("\(words): "))
  }

  @Test func `a picture's log says what is left out of each file`() throws {
    let outcome = try snapshot(
      """
      import SwiftUI
      @IBDesignable class Dial: UIView {}
      struct Page: View { var body: some View { Text("a") } }
      extension Color { static let a = 1 }
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.contains(
        "Dial.swift:3:1: left out, for only SwiftUI compiles it: Page, an extension of Color"),
      "\(outcome.errors)")
    #expect(outcome.errorLines.count == 1)
  }

  @Test func `where code aborts is told too`() throws {
    let outcome = try snapshot(
      """
      import UIKit
      class Dial: UIView {
        override func draw(_ rect: CGRect) { abort() }
      }
      """)
    #expect(
      outcome.errorLines.first == "vitrine: Dial.swift:3:40: signal 6, aborted, in Dial.draw(_:)")
    #expect(outcome.errorLines.last?.contains("signal 6") == true)
  }

  @Test(arguments: [
    ("let p = malloc(8); free(p); free(p)", "signal 6, aborted"),
    ("free(UnsafeMutableRawPointer(bitPattern: 24))", "signal"),
    ("raise(SIGFPE)", "signal 8, floating point exception"),
    ("kill(getpid(), SIGBUS)", "signal 7, bus error"),
    ("memset(UnsafeMutableRawPointer(bitPattern: 8)!, 1, 4096)", "signal 11, segmentation fault"),
    ("for number: Int32 in 0...20 { close(number) }; fatalError()", "signal"),
  ])
  func `whatever signal ends the code, its line and its last words are told`(
    code: String, signal: String
  ) throws {
    let outcome = try snapshot(
      """
      import UIKit
      class Dial: UIView {
        override func draw(_ rect: CGRect) {
          print("last words")
          \(code)
        }
      }
      """)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("last words"))
    #expect(outcome.errors.contains("Dial.draw(_:)") && outcome.errors.contains("Dial.swift:5:"))
    #expect(outcome.errorLines.last?.contains(signal) == true, "\(outcome.errors)")
  }

  @Test(arguments: ["INT", "TERM"])
  func `code that comes to no end is interrupted by the first signal`(signal: String) throws {
    let scratch = try Scratch()
    try scratch.write(
      "import UIKit\nclass Dial: UIView { override func draw(_ rect: CGRect) { while true {} } }",
      to: "Dial.swift")
    let outcome = try Program.run(
      ["-k", "30", "-s", signal, "4", Program.path, "snapshot", "Dial.swift", "-o", "out.png"],
      environment: CompilerCache.environment, folder: scratch.path, program: "/usr/bin/timeout")
    #expect(outcome.status == 124, "\(outcome.errors)")
    #expect(scratch.names == ["Dial.swift"])
  }

  @Test func `code that ends the program is told`() throws {
    let outcome = try snapshot(
      """
      import UIKit
      class Dial: UIView {
        override func layoutSubviews() { exit(3) }
      }
      """)
    #expect(outcome.status == 65)
    #expect(outcome.errorLines.last?.contains("with status 3") == true)
  }

  @Test func `what is missing is named`() throws {
    let nowhere = try SourceProgram.run(["snapshot", "/nowhere/A.swift", "-o", "/tmp/never.png"])
    #expect(nowhere.status == 66)
    #expect(nowhere.errorLines == ["vitrine: /nowhere/A.swift: there is no such file or folder"])
    #expect(try snapshot("let a = 1").status == 65)
    let view = try snapshot("import UIKit\nclass Dial: UIView {}", ["--view", "Dail"])
    #expect(view.status == 64)
    #expect(view.errorLines.first == "vitrine: there is no view class “Dail”; there are Dial")
    let property = try snapshot("import UIKit\nclass Dial: UIView {}", ["--set", "alhpa=1"])
    #expect(property.status == 64)
    #expect(property.errorLines.first?.contains("did you mean alpha?") == true)
  }

  @Test func `all modules that are missing are named with their places`() throws {
    let scratch = try Scratch()
    try scratch.write("import UIKit\nimport Charts\nimport SnapKit\n", to: "Page.swift")
    try scratch.write("import Alamofire\nclass Dial: UIView { let a = missing }", to: "Dial.swift")
    let outcome = try SourceProgram.run(
      ["snapshot", ".", "-o", "out.png"], folder: scratch.path)
    #expect(outcome.status == 65)
    #expect(
      outcome.errorLines == [
        "vitrine: Dial.swift:1:8: no such module 'Alamofire'",
        "vitrine: Page.swift:2:8: no such module 'Charts'",
        "vitrine: Page.swift:3:8: no such module 'SnapKit'",
      ])
  }

  @Test(arguments: [".", "./", "../"]) func `a folder is named, also where a dot stands for it`(
    folder: String
  ) throws {
    let scratch = try Scratch()
    try scratch.write("", to: "empty/inner/nothing.txt")
    let outcome = try SourceProgram.run(
      ["snapshot", folder, "-o", "out.png"], folder: scratch.file("empty/inner"))
    let name = folder == "../" ? "empty" : "empty/inner"
    #expect(outcome.status == 66)
    #expect(outcome.errorLines.count == 1)
    #expect(
      outcome.errorLines[0].hasSuffix("/\(name): there is no Swift file in this folder"),
      "\(outcome.errors)")
  }

  @Test func `another compiler than the one of the modules is named before anything is compiled`()
    throws
  {
    let scratch = try Scratch()
    for name in ["swiftc", "swift-frontend"] {
      try scratch.write(
        """
        #!/bin/sh
        echo '{"compilerVersion": "Swift version 5.1 (other)", "target": {"triple": "x86_64-linux"},
          "paths": {"runtimeResourcePath": "/", "runtimeLibraryPaths": []}}'
        """, to: name)
      unsafe chmod(scratch.file(name), 0o755)
    }
    try scratch.write("import UIKit\nclass Dial: UIView {}", to: "Dial.swift")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let outcome = try SourceProgram.run(
      ["snapshot", "Dial.swift", "-o", "out.png"], folder: scratch.path,
      environment: ["PATH": scratch.path + ":" + path, "XDG_CACHE_HOME": scratch.file("cache")])
    #expect(outcome.status == 69)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("the modules were built by Swift version 6"))
    #expect(outcome.errors.contains("swiftc on PATH is Swift version 5.1 (other)"))
    #expect(!FileManager.default.fileExists(atPath: scratch.file("cache/vitrine/builds")))
  }

  @Test func `a cache that cannot be written is done without`() throws {
    let scratch = try Scratch()
    try scratch.write("import UIKit\nclass Dial: UIView {}", to: "Dial.swift")
    // A file stands where the folder would be.
    let outcome = try SourceProgram.run(
      ["snapshot", "Dial.swift", "-o", "out.png"], folder: scratch.path,
      environment: ["XDG_CACHE_HOME": scratch.file("Dial.swift"), "TMPDIR": scratch.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(scratch.names == ["Dial.swift", "out.png"])
  }
}
