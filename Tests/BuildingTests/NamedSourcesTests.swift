// Files and folders that are named, and what they need of the project around them.

import Foundation
import Messages
import TestSupport
import Testing

@testable import Building

@Suite struct NamedSourcesTests {
  private let scratch: Scratch
  private let card: String

  init() throws {
    scratch = try Scratch()
    card = scratch.file("App/Card.swift")
    try write(".git/HEAD", "")
    try write(
      "App/Card.swift",
      """
      import UIKit
      @IBDesignable class Card: BaseCard {
        override func layoutSubviews() { super.layoutSubviews(); alpha = 0.5; tint() }
      }
      """)
    try write(
      "Views/BaseCard.swift",
      "import UIKit\nclass BaseCard: UIView { let theme = Theme() }")
    try write("Style/Theme.swift", "struct Theme {}")
    try write("Style/Tint.swift", "import UIKit\nextension UIView { func tint() {} }")
    try write("Other/Broken.swift", "class Broken { let a: Int = true }")
  }

  private func write(_ path: String, _ text: String) throws { try scratch.write(text, to: path) }

  private func sources(_ given: [String]) throws -> NamedSources {
    var sources = NamedSources(given)
    _ = try sources.list()
    return sources
  }

  private func names(_ paths: [String]) -> [String] {
    paths.map { String($0.dropFirst(scratch.path.count + 1)) }.sorted()
  }

  private func messages(
    _ builder: Builder, _ files: inout NamedSources
  ) async throws -> [SourceMessage] {
    do throws(BuildFailure) {
      _ = try await builder.build(&files)
    } catch {
      guard case .sources(let messages) = error else { throw error }
      return messages.filter { $0.severity == .error }
    }
    return []
  }

  @Test func `a file is built with those that declare what it needs, and shown alone`() async throws
  {
    var files = try sources([card, card])
    let library = try await Builder().build(&files)
    #expect(files.files == [card])
    #expect(
      names(files.further) == ["Style/Theme.swift", "Style/Tint.swift", "Views/BaseCard.swift"])
    #expect(library.shownFiles == [card] && library.shows(card))
    #expect(!library.shows(scratch.file("Views/BaseCard.swift")))
    // The next program begins with them.
    var again = try sources([card])
    let same = try await Builder().build(&again)
    #expect(same.path == library.path && again.further == files.further)
  }

  @Test func `a file that needs no others is built without them`() async throws {
    let path = scratch.file("Style/Tint.swift")
    var files = try sources([path])
    let library = try await Builder().build(&files)
    #expect(files.further.isEmpty && library.shownFiles == nil)
    #expect(library.report.files.map(\.path) == [path])
  }

  @Test func `an edit is shown without the compiler also where other files are needed`()
    async throws
  {
    let builder = try await Builder()
    var files = try sources([card])
    let library = try await builder.build(&files)
    try await builder.prepareForEdits(of: library, shownIn: card)
    let text = try String(contentsOfFile: card, encoding: .utf8)
    try write("App/Card.swift", text.replacing("0.5", with: "0.25"))
    let edited = try #require(
      try await builder.withEdits(try SourceFiles.read(files.all)))
    #expect(edited.literals != nil && edited.shownFiles == [card])
    try write("App/Card.swift", text.replacing("tint()", with: "tint(); isHidden = true"))
    let other = try #require(
      try await builder.withEdits(try SourceFiles.read(files.all)))
    #expect(other.path != library.path && other.shownFiles == [card])
  }

  @Test func `a name that no file declares is told in the named file`() async throws {
    try write("App/Card.swift", "import UIKit\nclass Card: BaseCard { let a = Missing() }")
    var files = try sources([card])
    let found = try await messages(try await Builder(), &files)
    #expect(found.map(\.text) == ["cannot find 'Missing' in scope"])
    #expect(found.first?.place == SourcePlace(file: card, line: 2, column: 32))
    #expect(names(files.further) == ["Style/Theme.swift", "Views/BaseCard.swift"])
  }

  @Test func `an error in a file that is needed is told until it is mended`() async throws {
    let builder = try await Builder()
    var files = try sources([card])
    _ = try await builder.build(&files)
    let further = files.further
    try write("Style/Theme.swift", "struct Theme { let a: Int = true }")
    let found = try await messages(builder, &files)
    #expect(found.first?.place?.file == scratch.file("Style/Theme.swift"))
    try write("Style/Theme.swift", "struct Theme { let a = 1 }")
    _ = try await builder.build(&files)
    #expect(files.further == further)
  }

  @Test func `a needed file may go elsewhere`() async throws {
    let builder = try await Builder()
    var files = try sources([card])
    _ = try await builder.build(&files)
    try FileManager.default.removeItem(atPath: scratch.file("Style/Theme.swift"))
    try write("Style/Colors.swift", "struct Theme { let a = 1 }")
    _ = try await builder.build(&files)
    #expect(names(files.further).contains("Style/Colors.swift"))
  }

  @Test func `without a project a file's own folder is looked at, and none beside that`()
    async throws
  {
    try FileManager.default.removeItem(atPath: scratch.file(".git"))
    var files = try sources([card])
    #expect(
      try await messages(try await Builder(), &files).first?.text
        == "cannot find type 'BaseCard' in scope"
    )
    for name in ["Views/BaseCard", "Style/Theme", "Style/Tint"] {
      try FileManager.default.moveItem(
        atPath: scratch.file("\(name).swift"),
        toPath: scratch.file("App/\(name.split(separator: "/")[1]).swift"))
    }
    _ = try await Builder().build(&files)
    #expect(names(files.further).count == 3)
  }

  @Test func `a library is taken whole where the files that are found do not do`() async throws {
    try write(
      "Package.swift",
      "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", path: \"Kit\")])")
    let path = scratch.file("Kit/Dial.swift")
    try write(
      "Kit/Dial.swift",
      "import UIKit\nclass Dial: UIView { let part = Part0(), text = \"\\(twice: 2)\" }")
    try write(
      "Kit/Texts/Twice.swift",
      """
      extension DefaultStringInterpolation {
        mutating func appendInterpolation(twice number: Int) { appendInterpolation(number * 2) }
      }
      """)
    for number in 0..<40 {
      try write("Kit/Parts/Part\(number).swift", "struct Part\(number) {}")
    }
    var files = try sources([path])
    let library = try await Builder().build(&files)
    #expect(files.further.count == 41 && library.shownFiles == [path])
  }

  @Test func `a folder is built with what lies outside it, and shown alone`() async throws {
    let folder = scratch.file("App")
    try write("App/Badge.swift", "import UIKit\nclass Badge: UIView { let card = Card() }")
    try write("App/Lost.swift", "import Nowhere\nclass Lost: Elsewhere {}")
    let builder = try await Builder()
    var files = try sources([folder])
    let library = try await builder.build(&files)
    #expect(
      names(files.further) == ["Style/Theme.swift", "Style/Tint.swift", "Views/BaseCard.swift"])
    #expect(
      names(library.shownFiles ?? []) == ["App/Badge.swift", "App/Card.swift", "App/Lost.swift"])
    #expect(library.leftOut.map(\.text) == ["left out: no such module 'Nowhere'"])
    try write("App/Late.swift", "import UIKit\nclass Late: BaseCard {}")
    _ = try files.list()
    let later = try await builder.build(&files)
    #expect(later.report.views.contains { $0.name == "Late" })
  }

  @Test func `designables of files that are merely needed are none to show`() async throws {
    let folder = scratch.file("App")
    try write("App/Card.swift", "import UIKit\nclass Card: BaseCard {}")
    try write("App/Lost.swift", "import Nowhere\n@IBDesignable class Lost: UIView {}")
    try write("Style/Theme.swift", "import UIKit\n@IBDesignable class Theme: UIView {}")
    let builder = try await Builder()
    var files = try sources([folder])
    let found = try await messages(builder, &files)
    #expect(found.map(\.text) == ["left out: no such module 'Nowhere'"])
    try write("App/Lost.swift", "import Nowhere\nclass Lost: UIView {}")
    let library = try await builder.build(&files)
    #expect(library.report.views.filter { library.shows($0.place.file) }.map(\.name) == ["Card"])
  }

  @Test func `a search that failed is done again where a file around changes, not at a save`()
    async throws
  {
    try write("App/Card.swift", "import UIKit\nclass Card: UIView { let a = Broken() }")
    let builder = try await Builder()
    var files = try sources([card])
    func searchedText() throws -> [Double]? {
      let names = builder.searchNames(ProjectTexts(around: [card]).index)
      return RememberedSources(
        of: RememberedSources.Key(
          card, names: names, whole: .these([card])))?.stamps[card]
    }
    #expect(try await messages(builder, &files).map(\.text) == ["cannot find 'Broken' in scope"])
    let first = FileStamp.of(card)
    #expect(try searchedText() == first)
    try write("App/Card.swift", "import UIKit\nclass Card: UIView { let a = Broken(), b = 1 }")
    #expect(try await messages(builder, &files).map(\.text) == ["cannot find 'Broken' in scope"])
    #expect(try searchedText() == first)
    // Another name is looked for.
    try write(
      "App/Card.swift", "import UIKit\nclass Card: UIView { let a = Broken(), b = Theme() }")
    _ = try await messages(builder, &files)
    #expect(try searchedText() == FileStamp.of(card))
    try write("Other/Broken.swift", "class Broken { let a: Int = 1 }")
    _ = try await builder.build(&files)
    #expect(names(files.further) == ["Other/Broken.swift", "Style/Theme.swift"])
  }

  @Test func `outside a folder that holds the project nothing is looked for`() async throws {
    try write("App/Card.swift", "import UIKit\nclass Card: Missing {}")
    try FileManager.default.removeItem(atPath: scratch.file("Other/Broken.swift"))
    var files = try sources([scratch.path])
    let found = try await messages(try await Builder(), &files)
    #expect(found.map(\.text) == ["cannot find type 'Missing' in scope"])
  }

  @Test func `an error beside missing names is told, and the files are known then`() async throws {
    let text = try String(contentsOfFile: card, encoding: .utf8)
    try write("App/Card.swift", text.replacing("alpha = 0.5", with: "alpha = true"))
    let builder = try await Builder()
    var files = try sources([card])
    let found = try await messages(builder, &files)
    #expect(found.first?.place?.file == card && found.first?.place?.line == 3, "\(found)")
    #expect(files.further.count == 3)
    try write("App/Card.swift", text)
    _ = try await builder.build(&files)
  }

  @Test func `files have the names that they were given`() {
    let here = FileManager.default.currentDirectoryPath
    let names = FileNames(["Card.swift", "./Views/../Dial.swift"])
    #expect(names.path("Card.swift") == here + "/Card.swift")
    #expect(names.name(here + "/Dial.swift") == "./Views/../Dial.swift")
    #expect(names.name("/a/Other.swift") == "/a/Other.swift" && names.path("b.swift") == "b.swift")
  }
}
