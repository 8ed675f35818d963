// `vitrine scan` over all fixtures: each compiles, draws, and looks as it did.

import CoreGraphics
import Foundation
import ImageCoding
import TestSupport
import Testing

@Suite struct ScanTests {
  /// All fixtures are one module.
  private static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Fixtures"

  /// The report's row about a designable, as far as the tests ask.
  private struct Entry: Decodable {
    var name: String
    var compiled: Bool
    var lowered: Bool
    var drawn: Bool
    var blank: Bool
    var crashed: Bool
    var hung: Bool
    var missingSymbols: [String]
    var messages: [String]
    var leftOut: [String]
    var files: [String]
    var target: String?
    var isDesignable: Bool
    var kind: String
    var scene: String?
    var picture: String?
  }

  private func entries(_ output: String) throws -> [Entry] {
    try JSONDecoder().decode([Entry].self, from: Data(output.utf8))
  }

  @Test func `every fixture compiles, draws, and looks as it should`() throws {
    let scratch = try Scratch()
    let outcome = try SourceProgram.run([
      "scan", Self.folder, "--json", "-o", scratch.file("pictures"),
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let all = try entries(outcome.output)
    let entries = all.filter { $0.kind != "scene" }
    #expect(entries.count >= 60)
    #expect(all.contains { $0.kind == "scene" && $0.drawn && $0.picture != nil })
    #expect(entries.first { $0.name == "PerformFixture" }?.lowered == true)
    #expect(entries.first { $0.name == "StackFixture" }?.lowered == false)
    // All fixtures are one module, which is compiled once.
    #expect(Set(entries.map(\.files)).count == 1)
    for entry in entries {
      #expect(entry.drawn, "\(entry.name): \(entry.messages)")
      let path = scratch.file("pictures/\(entry.name).png")
      let pixels = try PNG.decode(try Data(contentsOf: URL(fileURLWithPath: path)))
      expectGolden(named: "scan-\(entry.name)", of: pixels, showsText: true)
    }
  }

  /// The largest memory of a process in KiB, looked at until it ends.
  private func peak(of process: Process) -> Int {
    var peak = 0
    while process.isRunning {
      let text = KernelFile.text("/proc/\(process.processIdentifier)/status")
      let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
      peak = max(peak, line?.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0)
      usleep(10_000)
    }
    return peak
  }

  @Test func `a flood of lines takes no memory`() throws {
    func scan(printing mebibytes: Int) throws -> Int {
      let scratch = try Scratch()
      try scratch.write(
        """
        import UIKit
        @IBDesignable class Loud: UIView {
          override func draw(_ rect: CGRect) {
            let line = [UInt8](repeating: 120, count: 4095) + [10]
            for _ in 0..<\(mebibytes * 256) { write(1, line, line.count) }
            UIRectFill(rect)
          }
        }
        """, to: "Loud.swift")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Program.path)
      process.arguments = ["scan", scratch.path]
      process.environment = ProcessInfo.processInfo.environment.merging(CompilerCache.environment) {
        $1
      }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try scratch.handle("output")
      process.standardError = try scratch.handle("errors")
      try process.runWithAllSignals()
      let peak = peak(of: process)
      let said = try scratch.text("errors")
      #expect(process.terminationStatus == 0, "\(said)")
      return peak
    }
    let (quiet, loud) = (try scan(printing: 0), try scan(printing: 120))
    #expect(loud - quiet < 40 << 10, "\(quiet) and \(loud) KiB")
  }

  @Test func `no name of a preview is too long or too odd for its picture`() throws {
    let scratch = try Scratch()
    let long = String(repeating: "x", count: 400)
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Dial: UIView { override func draw(_ rect: CGRect) { UIRectFill(rect) } }
      #Preview("\(long)") { Dial() }
      #Preview("../../\\u{1B}[31mred") { Dial() }
      """, to: "Dial.swift")
    let outcome = try SourceProgram.run([
      "scan", scratch.file("Dial.swift"), "-o", scratch.file("pictures"),
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.file("pictures"))
    #expect(names.count == 3)
    #expect(names.contains("Dial ..-..-\u{FFFD}[31mred.png"), "\(names)")
    #expect(names.contains { $0.hasPrefix("Dial xxxx") && $0.utf8.count < 256 })
  }

  @Test func `what goes wrong is told for each designable`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Fine: UIView { override func draw(_ rect: CGRect) { paint(rect) } }
      """, to: "Fine.swift")
    try scratch.write(
      "import UIKit\nfunc paint(_ rect: CGRect) { UIRectFill(rect.insetBy(dx: 9, dy: 9)) }",
      to: "Paint.swift")
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Lost: UIView { let radio: Radio? = nil; func f(_ v: UIView) { v.tune() } }
      """, to: "Lost.swift")
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Falling: UIView {
        override func layoutSubviews() { fatalError("no ground") }
      }
      @IBDesignable class Clear: UIView {}
      @IBDesignable class Made: UIView {
        init(turn: Int) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { fatalError("no document") }
      }
      @IBDesignable class Plain: UIView { override func layoutSubviews() { backgroundColor = .white } }
      """, to: "Other.swift")
    let outcome = try SourceProgram.run(["scan", scratch.path, "--json"])
    #expect(outcome.status == 65)
    let found = Dictionary(uniqueKeysWithValues: try entries(outcome.output).map { ($0.name, $0) })
    #expect(found["Fine"]?.drawn == true)
    #expect(
      found["Fine"]?.files.map { ($0 as NSString).lastPathComponent }.sorted() == [
        "Fine.swift", "Other.swift", "Paint.swift",
      ])
    #expect(found["Clear"]?.blank == true)
    #expect(found["Made"]?.compiled == true && found["Made"]?.crashed == false)
    #expect(found["Made"]?.messages.first?.contains("has none of init(frame:)") == true)
    // One colour is a picture too.
    #expect(found["Plain"]?.drawn == true)
    #expect(found["Falling"]?.crashed == true)
    #expect(found["Falling"]?.messages.contains { $0.contains("no ground") } == true)
    #expect(found["Lost"]?.compiled == false && found["Lost"]?.blank == true)
    #expect(found["Lost"]?.missingSymbols == ["Radio", "UIView.tune"])
    #expect(
      found["Lost"]?.leftOut.map { $0.split(separator: "/").last.map(String.init) } == [
        "Lost.swift:2:47: left out radio: cannot find type 'Radio' in scope",
        "Lost.swift:2:85: left out a statement of f(_:): value of type 'UIView' has no member 'tune'",
      ])
  }

  @Test
  func `what does not compile in a file is left out, for the rest of the project to be drawn`()
    throws
  {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      class Library: NSObject, PHPhotoLibraryChangeObserver {
        let asset: PHAsset? = nil
        func photoLibraryDidChange(_ change: PHChange) { reload() }
        func reload() {
          PHPhotoLibrary.shared().register(self)
          color = .green
        }
        var color = UIColor.red
      }
      """, to: "Library.swift")
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Page: UIView {
        let library = Library()
        override func layoutSubviews() {
          library.reload()
          backgroundColor = library.color
        }
      }
      """, to: "Page.swift")
    let outcome = try SourceProgram.run(["scan", scratch.path, "--json", "-o", scratch.path])
    #expect(outcome.status == 0)
    let entry = try #require(try entries(outcome.output).first)
    #expect(entry.compiled && entry.drawn && entry.leftOut.isEmpty && entry.messages.isEmpty)
    #expect(try PNG.decode(scratch.data("Page.png"))[2, 2] == 0xFF00_FF00)
  }

  @Test func `a folder of a target finds what it misses in the rest of the target`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", path: \"Kit\")])",
      to: "Package.swift")
    try scratch.write("struct Theme {}", to: "Kit/Models/Theme.swift")
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Page: UIView {
        var theme: Theme?
        override func layoutSubviews() { backgroundColor = .green }
      }
      """, to: "Kit/Views/Page.swift")
    let outcome = try SourceProgram.run(["scan", scratch.file("Kit/Views"), "--json"])
    let entry = try #require(try entries(outcome.output).first)
    #expect(entry.drawn && entry.leftOut.isEmpty)
  }

  @Test func `a designable whose file is drawn in part is none that is clean`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Page: UIView {
        override func layoutSubviews() { backgroundColor = .green; tune() }
      }
      """, to: "Page.swift")
    let outcome = try SourceProgram.run(["scan", scratch.path])
    #expect(outcome.status == 65)
    #expect(outcome.output.contains("1 designable: 1 in part"))
    #expect(
      outcome.output.contains(
        "Page.swift:3:62: left out a statement of layoutSubviews(): cannot find 'tune' in scope"))
  }

  @Test func `the cause is told for which a file is left out`() throws {
    let scratch = try Scratch()
    try scratch.write("class Coil: Radio {}", to: "Coil.swift")
    try scratch.write("class Gauge: Coil {}", to: "Gauge.swift")
    try scratch.write(
      "import UIKit\n@IBDesignable class Dial: UIView { var gauge: Gauge? }", to: "Dial.swift")
    let outcome = try SourceProgram.run(["scan", scratch.path, "--json"])
    let entry = try #require(try entries(outcome.output).first)
    #expect(!entry.compiled && entry.missingSymbols == ["Gauge"])
    let cause = scratch.file("Coil.swift") + ":1:13: left out: cannot find type 'Radio' in scope"
    #expect(entry.messages == [cause])
    #expect(entry.leftOut.first?.contains("cannot find type 'Gauge'") == true)
  }

  @Test func `a type is found that is named by its class and looked for in a module of that name`()
    throws
  {
    let scratch = try Scratch()
    try scratch.write("", to: "Dials.podspec")
    let library = "import UIKit\nclass Dials: UIView { enum Kind { case round } }"
    try scratch.write(library, to: "Dials.swift")
    // The same again, as of another target: the folder cannot be one module.
    try scratch.write(library, to: "Other/Dials.swift")
    try scratch.write(
      """
      import Dials
      import UIKit
      @IBDesignable class Cell: UIView {
        var kind = Dials.Kind.round
        override func layoutSubviews() { backgroundColor = kind == .round ? .green : .red }
        func f(_ kind: Dials.Kind) {}
      }
      """, to: "App/Cell.swift")
    let outcome = try SourceProgram.run(["scan", scratch.path, "--json"])
    let cell = try #require(try entries(outcome.output).first { $0.name == "Cell" })
    #expect(cell.drawn, "\(cell.messages)")
  }

  @Test func `initialisers of the framework's classes are found in other files, by their labels`()
    throws
  {
    let scratch = try Scratch()
    let extensions = [
      "Hex":
        "UIColor { convenience init(hex: Int, alpha: CGFloat = 1) { self.init(white: 1, alpha: alpha) } }",
      "Kind":
        "UIFont { enum Kind { case small }; static func of(_ kind: Kind) -> UIFont { .systemFont(ofSize: 9) } }",
      "Tinted":
        "UIView { convenience init(color: UIColor) { self.init(); backgroundColor = color } }",
      "Short": "CGPoint { init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) } }",
      "Degrees": "CGFloat { init(degrees: CGFloat) { self = degrees * .pi / 180 } }",
    ]
    for (name, text) in extensions {
      try scratch.write("import UIKit\nextension \(text)", to: "\(name).swift")
    }
    // The same again, as of another target: the folder cannot be one module.
    try scratch.write(
      "import UIKit\nextension \(try #require(extensions["Hex"]))", to: "Other/Hex.swift")
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Dial: UIView {
        override func layoutSubviews() {
          backgroundColor = UIColor(hex: 0xFF0000)
          addSubview(UIView(color: .red))
          layer.anchorPoint = CGPoint(0.5, 0.5)
          transform = CGAffineTransform(rotationAngle: CGFloat(degrees: 9))
        }
      }
      """, to: "Dial.swift")
    let outcome = try SourceProgram.run(["scan", scratch.path, "--json"])
    let entry = try #require(try entries(outcome.output).first)
    #expect(entry.drawn, "\(entry.messages)")
    #expect(
      entry.files.map { ($0 as NSString).lastPathComponent }.sorted()
        == ["Degrees.swift", "Dial.swift", "Hex.swift", "Short.swift", "Tinted.swift"])
  }

  @Test func `files without faults are one module, without those that miss the others`() throws {
    let scratch = try Scratch()
    let texts = [
      "Lost": "class Radio { let lost: Lost }",
      "Tuner": "class Tuner: UIView { let radio = Radio() }",
      "Dial": """
      @IBDesignable class Dial: UIView {
        let scroll = UIScrollView()
        override func layoutSubviews() {
          scroll.delegate = self
          let label = UILabel()
          label.text = "7".padded(to: 3)
          label.font = .systemFont(10, heavy: true)
          label.sizeToFit()
          addSubview(label)
        }
      }
      """,
      "Scrolling": "extension Dial: UIScrollViewDelegate {}",
      "Fonts": """
      extension UIFont {
        static func systemFont(_ size: CGFloat, heavy: Bool) -> UIFont {
          .systemFont(ofSize: size, weight: heavy ? .heavy : .regular)
        }
      }
      """,
      "Texts":
        "extension String { func padded(to count: Int) -> String { String(repeating: self, count: count) } }",
    ]
    for (name, text) in texts {
      try scratch.write("import UIKit\n" + text, to: "\(name).swift")
    }
    let outcome = try SourceProgram.run(["scan", scratch.path, "--json"])
    let entry = try #require(try entries(outcome.output).first)
    #expect(entry.drawn, "\(entry.messages)")
    #expect(
      entry.files.map { ($0 as NSString).lastPathComponent }.sorted()
        == ["Dial.swift", "Fonts.swift", "Scrolling.swift", "Texts.swift"])
  }

  /// No name in the designable's file or in what the compiler says of it leads to the extension.
  @Test func `a library is tried whole where the search for a class's files fails`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", path: \"Kit\")])",
      to: "Package.swift")
    try scratch.write(
      "import UIKit\n@IBDesignable class Dial: UIView { let text = \"\\(twice: 2)\" }",
      to: "Kit/Dial.swift")
    try scratch.write(
      """
      extension DefaultStringInterpolation {
        mutating func appendInterpolation(twice number: Int) { appendInterpolation(number * 2) }
      }
      """, to: "Kit/Texts/Twice.swift")
    for number in 0..<40 {
      try scratch.write("struct Part\(number) {}", to: "Kit/Parts/Part\(number).swift")
    }
    let outcome = try SourceProgram.run(["scan", scratch.path, "--json"])
    let entry = try #require(try entries(outcome.output).first)
    #expect(entry.compiled, "\(entry.messages)")
    #expect(entry.files.count == 42)
  }

  @Test func `a member is looked for in extensions of the type that misses it`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "import UIKit\nextension UIColor { static var `default`: UIColor { .red } }",
      to: "Shared/Colors.swift")
    // As near as the designable, and of no use to it.
    try scratch.write(
      "import UIKit\nstruct Kind { let lost: Lost; static let `default` = 1 }", to: "Kind.swift")
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Dial: UIView {
        override func layoutSubviews() { backgroundColor = UIColor.default }
      }
      """, to: "Dial.swift")
    let outcome = try SourceProgram.run(["scan", scratch.path, "--json"])
    let entry = try #require(try entries(outcome.output).first)
    #expect(entry.drawn, "\(entry.messages)")
    #expect(
      entry.files.map { ($0 as NSString).lastPathComponent }.sorted()
        == ["Colors.swift", "Dial.swift"])
  }

  @Test func `a member is looked for in extensions of the classes above, too`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "import UIKit\nextension UITextView { var isBare: Bool { text.isEmpty } }",
      to: "Shared/Texts.swift")
    // As near as the designable, and of no use to it.
    try scratch.write(
      "import UIKit\nstruct Kind { let lost: Lost }\nextension UILabel { var isBare: Bool { true } }",
      to: "Labels.swift")
    try scratch.write("import UIKit\nclass Notes: UITextView {}", to: "Notes.swift")
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Pad: UIView {
        let notes = Notes(frame: .zero)
        override func layoutSubviews() { backgroundColor = notes.isBare ? .red : .blue }
      }
      """, to: "Pad.swift")
    let outcome = try SourceProgram.run(["scan", scratch.path, "--json"])
    let entry = try #require(try entries(outcome.output).first)
    #expect(entry.drawn, "\(entry.messages)")
    #expect(entry.files.contains { $0.hasSuffix("Shared/Texts.swift") })
  }

  @Test func `a member of a protocol is looked for in extensions that make a type conform`() throws
  {
    let scratch = try Scratch()
    try scratch.write(
      "import UIKit\nprotocol Grounded {}\nextension Grounded { var ground: UIColor { .red } }",
      to: "Shared/Grounded.swift")
    try scratch.write("import UIKit\nextension UIView: Grounded {}", to: "Shared/Views.swift")
    try scratch.write(
      "struct Kind { let lost: Lost }\nextension Kind: Grounded {}", to: "Kind.swift")
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Dial: UIView {
        let label = UILabel()
        override func layoutSubviews() { backgroundColor = label.ground }
      }
      """, to: "Dial.swift")
    let outcome = try SourceProgram.run(["scan", scratch.path, "--json"])
    let entry = try #require(try entries(outcome.output).first)
    #expect(entry.drawn, "\(entry.messages)")
    #expect(
      entry.files.map { ($0 as NSString).lastPathComponent }.sorted()
        == ["Dial.swift", "Grounded.swift", "Views.swift"])
  }

  @Test func `an initialiser that is nowhere is named with its labels`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Dial: UIView { let color = UIColor(hex: 1, alpha: 1) }
      """, to: "Dial.swift")
    let outcome = try SourceProgram.run(["scan", scratch.path, "--json"])
    #expect(try entries(outcome.output).first?.missingSymbols == ["init(hex:alpha:)"])
  }

  @Test func `what crashes where a property is read is drawn, as nobody reads it`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Titled: UIView {
        private let label = UILabel()
        @IBInspectable var title: String {
          get { label.text! }
          set { label.text = newValue }
        }
        override func layoutSubviews() { backgroundColor = .white }
      }
      """, to: "Titled.swift")
    let outcome = try SourceProgram.run(["scan", scratch.path, "--json"])
    #expect(try entries(outcome.output).map(\.drawn) == [true])
  }

  @Test func `two classes of one name have a picture each`() throws {
    let scratch = try Scratch()
    for (folder, color) in [("A", "red"), ("B", "blue")] {
      try scratch.write(
        """
        import UIKit
        @IBDesignable class Dial: UIView {
          override func layoutSubviews() { backgroundColor = .\(color) }
        }
        """, to: "\(folder)/Dial.swift")
    }
    let outcome = try SourceProgram.run([
      "scan", scratch.path, "--json", "-o", scratch.file("pictures"),
    ])
    #expect(try entries(outcome.output).map(\.drawn) == [true, true])
    let pictures = try ["Dial.png", "Dial-2.png"].map { name in
      try Data(contentsOf: URL(fileURLWithPath: scratch.file("pictures/" + name)))
    }
    #expect(pictures[0] != pictures[1])
  }

  @Test func `an application may import the framework that its sources are`() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "DialKit.podspec")
    try scratch.write(
      """
      import UIKit
      open class Dial: UIView {
        open override func layoutSubviews() { backgroundColor = .white }
      }
      """, to: "Source/Dial.swift")
    try scratch.write(
      "import DialKit\nimport UIKit\n@IBDesignable class Page: Dial {}", to: "Demo/Page.swift")
    try scratch.write("import UIKit\nUIApplicationMain(0, nil, nil, nil)", to: "Demo/main.swift")
    let outcome = try SourceProgram.run(["scan", scratch.path, "--json"])
    let entry = try #require(try entries(outcome.output).first)
    #expect(entry.drawn && entry.files.count == 3, "\(entry.messages)")
  }

  @Test func `a table says the same, with the counts at its end`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "import UIKit\n@IBDesignable class Clear: UIView {}", to: "Clear.swift")
    let outcome = try SourceProgram.run(["scan", scratch.path])
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    func columns(_ line: Substring?) -> [Substring] { line?.split(separator: " ") ?? [] }
    #expect(columns(lines.first).prefix(4) == ["name", "kind", "target", "outcome"])
    #expect(columns(lines.dropFirst().first).prefix(4) == ["Clear", "designable", "blank", "no"])
    #expect(lines.last == "1 designable: 1 blank")
  }

  /// A framework, an application that imports it, tests, a dangling link.
  @Test func `targets of an Xcode project are modules, and tests are left out`() throws {
    let scratch = try Scratch()
    try scratch.write(Self.project, to: "Dials.xcodeproj/project.pbxproj")
    try scratch.write(
      """
      import UIKit
      open class Dial: UIView { open override func layoutSubviews() { backgroundColor = .white } }
      class Page: UIView {}
      """, to: "Kit/Dial.swift")
    try scratch.write(
      "import DialKit\nimport UIKit\n@IBDesignable class Page: Dial {}\nclass Other: UIView {}",
      to: "App/Page.swift")
    try scratch.write("import XCTest\n@IBDesignable class Bad: UIView {}", to: "Checks/Bad.swift")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("App/Gone.swift"), withDestinationPath: "nowhere.swift")
    let outcome = try SourceProgram.run([
      "scan", scratch.path, "--json", "-o", scratch.file("pictures"),
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let entries = try entries(outcome.output)
    #expect(entries.map(\.name) == ["Page"] && entries.map(\.target) == ["App"])
    #expect(entries.map(\.isDesignable) == [true] && entries.map(\.picture) == ["Page.png"])
    #expect(entries.first?.files.count == 2, "\(entries)")
    #expect(outcome.errors.contains("App/Gone.swift: left out: the link leads nowhere"))
    #expect(outcome.errors.contains("Checks: left out: its 1 files are tests"))
  }

  private static let project = """
    { rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (A, K, C); };
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (FA, FK, FC); };
      FA = {isa = PBXFileReference; path = App/Page.swift; sourceTree = "<group>"; };
      FK = {isa = PBXFileReference; path = Kit/Dial.swift; sourceTree = "<group>"; };
      FC = {isa = PBXFileReference; path = Checks/Bad.swift; sourceTree = "<group>"; };
      A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (SA); };
      K = {isa = PBXNativeTarget; name = DialKit; productType = "com.apple.product-type.framework"; buildPhases = (SK); };
      C = {isa = PBXNativeTarget; name = Checks; productType = "com.apple.product-type.bundle.unit-test";
        buildPhases = (SC); };
      SA = {isa = PBXSourcesBuildPhase; files = (BA); }; BA = {isa = PBXBuildFile; fileRef = FA; };
      SK = {isa = PBXSourcesBuildPhase; files = (BK); }; BK = {isa = PBXBuildFile; fileRef = FK; };
      SC = {isa = PBXSourcesBuildPhase; files = (BC); }; BC = {isa = PBXBuildFile; fileRef = FC; };
    }; }
    """

  @Test func `a refusal is kept, so that the same sources are refused again at once`() throws {
    let (scratch, cache) = (try Scratch(), try Scratch())
    try scratch.write(
      "import UIKit\n@IBDesignable class Dial: UIView {\n  init() { super.init(frame: .zero) }\n}\n",
      to: "Dial.swift")
    func scan() throws -> [Entry] {
      let outcome = try SourceProgram.run(
        ["scan", scratch.path, "--json"], environment: ["XDG_CACHE_HOME": cache.path])
      #expect(outcome.status == 65)
      return try entries(outcome.output)
    }
    let first = try scan()
    let kept = try FileManager.default.subpathsOfDirectory(atPath: cache.path)
      .filter { $0.hasSuffix(".failure.json") }
    #expect(kept.count == 1)
    #expect(first.first?.messages.count == 1)
    // The compiler would not say this.
    for name in try FileManager.default.subpathsOfDirectory(atPath: cache.path)
    where name.hasSuffix(".json") {
      let path = cache.file(name)
      let text = try String(contentsOfFile: path, encoding: .utf8).replacing(
        "provided", with: "kept")
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(try scan().first?.messages.first?.contains("kept") == true)
    try scratch.write(
      "import UIKit\n@IBDesignable class Dial: UIView {\n  init() { super.init(frame: .null) }\n}\n",
      to: "Dial.swift")
    #expect(try scan().first?.messages.first?.contains("provided") == true)
  }

  @Test func `scenes of documents are rows, with their pictures and a project's classes`() throws {
    let scratch = try Scratch()
    try scratch.write("", to: ".git/HEAD")
    try scratch.write(
      "import UIKit\nclass Plain: UIView { override func layoutSubviews() { backgroundColor = .red } }",
      to: "Plain.swift")
    try scratch.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="a" customClass="Plain"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view>
      </objects></document>
      """, to: "Card.xib")
    try scratch.write("<document", to: "Torn.xib")
    let outcome = try SourceProgram.run([
      "scan", scratch.path, "--json", "-o", scratch.file("pictures"),
    ])
    let entries = try entries(outcome.output)
    #expect(entries.map(\.kind) == ["view", "scene", "scene"], "\(outcome.errors)")
    #expect(entries.map(\.drawn) == [true, true, false])
    #expect(entries.map(\.picture) == ["Plain.png", "Card Plain.png", nil])
    #expect(entries.map(\.scene) == [nil, "a", nil])
    #expect(entries.last?.messages.first?.contains("Torn.xib:1") == true)
    // The document alone.
    let alone = try SourceProgram.run(["scan", scratch.file("Card.xib")])
    #expect(alone.output.contains("1 scene: 1 drawn"), "\(alone.errors)")
  }

  @Test func `an endless loop is named and ended`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Turning: UIView { override func layoutSubviews() { while true {} } }
      """, to: "Turning.swift")
    let outcome = try SourceProgram.run(["scan", scratch.path, "--json", "--limit", "2"])
    #expect(outcome.status == 65)
    let entry = try #require(try entries(outcome.output).first)
    #expect(entry.hung)
    #expect(entry.messages.first?.hasPrefix("no answer in 2 s while") == true)
  }
}
