// The files of a project that a document's classes need.

import Foundation
import Messages
import TestSupport
import Testing

@testable import Building

@Suite struct DocumentSourcesTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try write(".git/HEAD", "")
    try write(
      "App/Main.storyboard",
      """
      <document><scenes><scene><objects><viewController customClass="Page" id="1">
      <view key="view" customClass="Dial" id="2"><rect key="frame" width="9" height="9"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="rim.width"/>
      </userDefinedRuntimeAttributes></view></viewController></objects></scene></scenes></document>
      """)
    try write("App/Page.swift", "class Page: UIViewController { let model = Model() }")
    try write(
      "Views/Dial.swift",
      "class Dial: UIView { let hand = Hand(), nib = \"Badge\", a = turned() }")
    try write("Views/Hand.swift", "struct Hand {}")
    try write("Views/Turn.swift", "func turned() -> Int { 1 }")
    try write("Views/Model.swift", "struct Model {}")
    try write(
      "Views/Rim.swift", "extension UIView { @IBInspectable var rim: Int { get { 1 } set {} } }")
    try write(
      "Views/Badge.xib",
      "<document><objects><view customClass=\"Badge\"><rect key=\"frame\"/></view></objects></document>"
    )
    try write("Views/Badge.swift", "class Badge: UIView {}")
    try write("Other/Hand.swift", "struct Hand {}")
  }

  private func write(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: scratch.file(path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private var document: String { scratch.file("App/Main.storyboard") }

  private func sources() -> DocumentSources {
    let classes = DocumentClasses(ofDocument: document)
    return DocumentSources(
      classes.views, keys: classes.keys, for: document, in: ProjectTexts(around: [document]),
      framework: "", whole: .these([]))
  }

  private func names(_ paths: [String]) -> [String] {
    paths.map { String($0.dropFirst(scratch.path.count + 1)) }
  }

  @Test func `a document names the classes of views, of others, and properties`() {
    let classes = DocumentClasses(ofDocument: document)
    #expect(classes.views == ["Dial"])
    #expect(classes.others == ["Page"])
    #expect(classes.keys == ["rim"])
  }

  @Test func `views need their files, extensions, and further documents' classes`() {
    #expect(
      names(sources().files.chosen).sorted() == [
        "Views/Badge.swift", "Views/Dial.swift", "Views/Hand.swift", "Views/Rim.swift",
      ])
  }

  @Test func `what extends a type by a member that a file calls is needed`() throws {
    try write(
      "Views/Dial.swift",
      """
      class Dial: UIView {
        func spin() { CALayer.animate({ alpha = 0 }, completion: nil) }
        let style = UIBlurEffect.Style(word: "light"), other = Style(word: ""), size = max(1, 2)
      }
      """)
    try write("Views/Moves.swift", "extension CALayer { class func animate() {} }")
    try write("Views/Style.swift", "extension UIBlurEffect.Style { init?(word: String) { nil } }")
    try write("Other/Style.swift", "extension Rim { init?(word: String) { nil } }")
    let chosen = names(sources().files.chosen)
    #expect(chosen.contains("Views/Moves.swift") && chosen.contains("Views/Style.swift"))
    #expect(!chosen.contains("Other/Style.swift"))
  }

  @Test func `without a project a document's folder is looked at, and folders in it that are few`()
    throws
  {
    try FileManager.default.removeItem(atPath: scratch.file(".git"))
    #expect(sources().files.chosen.isEmpty)
    try write("App/Views/Dial.swift", "class Dial: UIView {}")
    #expect(names(sources().files.chosen) == ["App/Views/Dial.swift"])
    for number in 0..<60 { try write("App/Other/\(number)/Notes.swift", "") }
    #expect(sources().files.chosen.isEmpty)
    try write("App/Dial.swift", "class Dial: UIView {}")
    #expect(names(sources().files.chosen) == ["App/Dial.swift"])
    let localized = scratch.file("App/Base.lproj/Main.storyboard")
    #expect(ProjectTexts.folder(around: localized) == scratch.file("App"))
  }

  @Test func `a refused file is remembered until a name is declared that it may miss`() throws {
    var first = sources()
    let dial = scratch.file("Views/Dial.swift")
    _ = first.follow([
      SourceMessage(.error, at: SourcePlace(file: dial, line: 1, column: 1), "expected expression")
    ])
    first.remember(failure: nil)
    #expect(!sources().files.chosen.contains(dial))
    try write("Views/New.swift", "struct New {}")
    #expect(sources().files.chosen.contains(dial))
  }

  @Test func `a library is taken as a whole`() throws {
    try write(
      "Views/Package.swift",
      "let package = Package(name: \"Views\", targets: [.target(name: \"Views\", path: \".\")])")
    #expect(names(sources().files.chosen).contains("Views/Model.swift"))
  }

  @Test func `a large library is taken as a whole where types lead through much of it`() throws {
    try write("Views/Model.swift", "struct Model { let part = Part0() }")
    for number in 0..<100 {
      let text = "class Part\(number) { let next = Part\(number + 1)() }"
      try write("Views/Part\(number).swift", text)
    }
    try write("Views/Hand.swift", "struct Hand { let model = Model() }")
    #expect(sources().files.chosen.count < 10)
    try write(
      "Views/Package.swift",
      "let package = Package(name: \"Views\", targets: [.target(name: \"Views\", path: \".\")])")
    #expect(names(sources().files.chosen).filter { $0.contains("Part") }.count == 100)
  }

  @Test func `a second large library is taken as a whole behind the first`() throws {
    try write("Views/Hand.swift", "struct Hand { let part = Part0() }")
    for number in 0..<100 {
      let (next, last) = ("Part\(number + 1)", "Piece\(number + 1)")
      try write(
        "Views/Part\(number).swift",
        "class Part\(number) { let next = \(number == 99 ? "Piece0" : next)() }")
      try write("More/Piece\(number).swift", "class Piece\(number) { let next = \(last)() }")
    }
    for name in ["Views", "More"] {
      try write(
        "\(name)/Package.swift",
        "let package = Package(name: \"\(name)\", targets: [.target(name: \"\(name)\", path: \".\")])"
      )
    }
    #expect(names(sources().files.chosen).filter { $0.contains("Piece") }.count == 100)
  }

  @Test func `a library at fault is given up for what the classes need`() throws {
    try write(
      "Views/Package.swift",
      "let package = Package(name: \"Views\", targets: [.target(name: \"Views\", path: \".\")])")
    var sources = sources()
    let place = SourcePlace(file: scratch.file("Views/Model.swift"), line: 1, column: 1)
    let helps = sources.follow([SourceMessage(.error, at: place, "expected expression")])
    #expect(helps)
    #expect(
      names(sources.files.chosen).sorted() == [
        "Views/Badge.swift", "Views/Dial.swift", "Views/Hand.swift", "Views/Rim.swift",
      ])
    #expect(sources.files.refused.isEmpty)
  }

  @Test func `a file that imports what is nowhere is left out with all that do`() throws {
    try write("Views/Dial.swift", "import Snap\nclass Dial: UIView { let hand = Hand() }")
    try write("Views/Hand.swift", "import Snap\nstruct Hand {}")
    var sources = sources()
    let place = SourcePlace(file: scratch.file("Views/Dial.swift"), line: 1, column: 8)
    let helps = sources.follow([SourceMessage(.error, at: place, "no such module 'Snap'")])
    #expect(helps)
    #expect(names(sources.files.chosen) == ["Views/Rim.swift"])
  }

  @Test func `a document is shown without its classes where the search for their files ends`()
    async throws
  {
    var limits = SearchLimits()
    limits.rounds = 1
    let built = try await Builder().build(document: document, runs: false, within: limits)
    #expect(built.path.isEmpty)
    #expect(
      built.leftOut.contains { $0.text.hasPrefix("left out: cannot find") }, "\(built.leftOut)")
  }

  @Test func `a failure is settled until a file changes`() throws {
    let message = SourceMessage(.error, at: nil, "no")
    sources().remember(failure: [message])
    #expect(sources().settledFailure == [message])
    try write("Views/Hand.swift", "struct Hand { }")
    #expect(sources().settledFailure == nil)
  }

  @Test func `what the compiler misses is added, what it refuses is taken away`() {
    var sources = sources()
    let dial = scratch.file("Views/Dial.swift")
    func error(_ text: String) -> SourceMessage {
      SourceMessage(.error, at: SourcePlace(file: dial, line: 1, column: 1), text)
    }
    let grows = sources.follow([error("cannot find 'turned' in scope")])
    #expect(grows)
    #expect(names(sources.files.chosen).contains("Views/Turn.swift"))
    let shrinks = sources.follow([error("expected expression")])
    #expect(shrinks)
    #expect(!sources.files.chosen.contains(dial))
    #expect(sources.files.refused[dial]?.text == "left out: expected expression")
    let helps = sources.follow([error("expected expression")])
    #expect(!helps)
  }
}
