// Files of which parts are left out because the compiler refuses them.

import Foundation
import Messages
import TestSupport
import Testing

@testable import Building

@Suite struct PartialFilesTests {
  private let scratch: Scratch
  private let card: String

  init() throws {
    scratch = try Scratch()
    card = scratch.file("Kit/Card.swift")
    try write(
      "Package.swift",
      "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", path: \"Kit\")])")
    try write(
      "Kit/Card.swift",
      """
      import UIKit
      @IBDesignable class Card: UIView {
        let store = Store()
        override func layoutSubviews() { alpha = 0.5; store.load() }
      }
      """)
    try write("Kit/Store.swift", store)
  }

  private let store = """
    import UIKit
    class Store {
      func load() {
        PHPhotoLibrary.shared().register(self)
        count += 1
      }
      var count = 0
    }
    """

  private func write(_ path: String, _ text: String) throws { try scratch.write(text, to: path) }

  private func sources() throws -> NamedSources {
    var sources = NamedSources([card])
    _ = try sources.list()
    return sources
  }

  /// Time for searches on a machine that runs other tests.
  private var patient: SearchLimits {
    var limits = SearchLimits()
    limits.seconds = 1000
    return limits
  }

  private func errors(_ builder: Builder, _ files: inout NamedSources) async throws -> [String] {
    do throws(BuildFailure) {
      _ = try await builder.build(&files)
    } catch {
      guard case .sources(let messages) = error else { throw error }
      return messages.filter { $0.severity == .error }.map(\.text)
    }
    return []
  }

  private let told = "left out a statement of load(): cannot find 'PHPhotoLibrary' in scope"

  @Test func `of a file that was not named the statement is left out that does not compile`()
    async throws
  {
    var files = try sources()
    let library = try await Builder().build(&files)
    #expect(library.leftOut.map(\.text) == [told])
    #expect(
      library.leftOut.first?.place
        == SourcePlace(file: scratch.file("Kit/Store.swift"), line: 4, column: 5))
    // The next program begins with it.
    var again = try sources()
    let same = try await Builder().build(&again)
    #expect(same.path == library.path && same.leftOut == library.leftOut)
  }

  @Test func `a file that was named has to compile as a whole`() async throws {
    let text = try String(contentsOfFile: card, encoding: .utf8)
    try write("Kit/Card.swift", text.replacing("alpha = 0.5", with: "tune()"))
    var files = try sources()
    #expect(try await errors(try await Builder(), &files) == ["cannot find 'tune' in scope"])
  }

  @Test func `a part is left out until its file is saved`() async throws {
    let builder = try await Builder()
    var files = try sources()
    _ = try await builder.build(&files)
    try write(
      "Kit/Store.swift", store.replacing("PHPhotoLibrary.shared().register(self)", with: ""))
    let library = try await builder.build(&files)
    #expect(library.leftOut.isEmpty)
    // It is whole now.
    try write(
      "Kit/Store.swift", store.replacing("PHPhotoLibrary.shared().register(self)", with: "a()"))
    #expect(try await errors(builder, &files) == ["cannot find 'a' in scope"])
  }

  @Test func `a part comes back also where the first build had an error of its own`() async throws {
    let text = try String(contentsOfFile: card, encoding: .utf8)
    try write(
      "Kit/Store.swift",
      "import UIKit\nclass Store { var card: Card?; func load() { card?.wobble() } }")
    try write("Kit/Card.swift", text.replacing("0.5", with: "true"))
    let builder = try await Builder()
    var files = try sources()
    #expect(try await errors(builder, &files).count == 1)
    try write("Kit/Card.swift", text)
    let partial = try await builder.build(&files)
    #expect(partial.leftOut.count == 1)
    try write(
      "Kit/Card.swift", text.replacing("override", with: "func wobble() {}\n  override"))
    let whole = try await builder.build(&files)
    #expect(whole.leftOut.isEmpty)
  }

  @Test func `errors and other interfaces in turn leave the same parts out in the end`()
    async throws
  {
    let text = try String(contentsOfFile: card, encoding: .utf8)
    let builder = try await Builder()
    var files = try sources()
    _ = try await builder.build(&files)
    for number in 0..<3 {
      let member = text.replacing("override", with: "var a\(number) = 1\n  override")
      try write("Kit/Card.swift", member.replacing("0.5", with: "true"))
      #expect(try await errors(builder, &files).count == 1)
      try write("Kit/Card.swift", member)
      let library = try await builder.build(&files)
      #expect(library.leftOut.map(\.text) == [told])
    }
  }

  @Test func `a part is left out again where its file is saved with it`() async throws {
    let builder = try await Builder()
    var files = try sources()
    _ = try await builder.build(&files)
    try write("Kit/Store.swift", "// Photos\n" + store)
    let library = try await builder.build(&files)
    #expect(library.leftOut.map(\.place?.line) == [5])
    try write("Kit/Card.swift", try String(contentsOfFile: card, encoding: .utf8) + "\n")
    _ = try await builder.build(&files)
  }

  @Test func `a part comes back when a file declares what it misses`() async throws {
    let text = try String(contentsOfFile: card, encoding: .utf8)
    try write(
      "Kit/Store.swift",
      "import UIKit\nclass Store { var card: Card?; func load() { card?.wobble(); Style.a() } }")
    let builder = try await Builder()
    var files = try sources()
    let first = try await builder.build(&files).leftOut.map(\.text)
    #expect(
      first == [
        "left out a statement of load(): value of type 'Card' has no member 'wobble'",
        "left out a statement of load(): cannot find 'Style' in scope",
      ])
    try write(
      "Kit/Card.swift", text.replacing("override", with: "func wobble() {}\n  override"))
    let further = try await builder.build(&files).leftOut.map(\.text)
    #expect(further == ["left out a statement of load(): cannot find 'Style' in scope"])
    try write("Kit/Card.swift", text.replacing("0.5", with: "0.75"))
    let last = try await builder.build(&files).leftOut
    #expect(last.count == 2)
  }

  @Test func `a file that compiled whole tells its errors when it is edited`() async throws {
    let whole = "class Store { func load() {} }"
    try write("Kit/Store.swift", whole)
    let builder = try await Builder()
    var files = try sources()
    _ = try await builder.build(&files)
    try write("Kit/Store.swift", whole.replacing("{}", with: "{ lod() }"))
    #expect(try await errors(builder, &files) == ["cannot find 'lod' in scope"])
  }

  @Test(arguments: ["alpha = 0.5", "alpha = 0.5; backgroundColor = UIColor(resource: .brand)"])
  func `a remembered part is tried again where another file declares something else`(
    statement: String
  ) async throws {
    try FileManager.default.createDirectory(
      atPath: scratch.file("Kit/Media.xcassets/Brand.colorset"), withIntermediateDirectories: true)
    let first = try String(contentsOfFile: card, encoding: .utf8)
    try write("Kit/Card.swift", first.replacing("alpha = 0.5", with: statement))
    var files = try sources()
    let before = try await Builder().build(&files)
    let index = ProjectTexts(around: [card]).index
    func remembered() async throws -> (search: ClassSources, report: SourceReport) {
      let builder = try await Builder()
      let project = ClassSources.Project(
        index, names: builder.searchNames(index), whole: .these([card]))
      let search = ClassSources(for: [card], in: project)
      let texts = try SourceFiles.read(search.files.chosen.sorted())
      return (search, try await builder.read(search.files.faults.marked(texts, FileNames())))
    }
    #expect(before.leftOut.map(\.text) == [told])
    var (search, report) = try await remembered()
    #expect(Array(search.files.faults.paths) == [scratch.file("Kit/Store.swift")])
    #expect(search.files.faults.areCurrent(among: report, FileNames()))
    let text = try String(contentsOfFile: card, encoding: .utf8)
    try write("Kit/Card.swift", text.replacing("0.5", with: "0.25"))
    (search, report) = try await remembered()
    #expect(search.files.faults.areCurrent(among: report, FileNames()))
    try write("Kit/Card.swift", text.replacing("override", with: "func wobble() {}\n  override"))
    (search, report) = try await remembered()
    #expect(!search.files.faults.areCurrent(among: report, FileNames()))
  }

  @Test func `an error that comes by chance leaves nothing out`() async throws {
    let index = ProjectTexts(around: [card]).index
    var files = NeededFiles(in: index, whole: .these([]))
    let store = scratch.file("Kit/Store.swift")
    files.add(store)
    let helps = files.follow([
      SourceMessage(
        .error, at: SourcePlace(file: store, line: 4, column: 5),
        "the compiler is unable to type-check this expression in reasonable time")
    ])
    #expect(helps && files.faults.isEmpty && files.chosen.isEmpty)
  }

  @Test func `a document's classes are shown without the parts that do not compile`() async throws {
    try write(
      "Kit/Main.storyboard",
      """
      <document><scenes><scene><objects><viewController id="1">
      <view key="view" customClass="Card" id="2"><rect key="frame" width="9" height="9"/></view>
      </viewController></objects></scene></scenes></document>
      """)
    let document = scratch.file("Kit/Main.storyboard")
    let library = try await Builder().build(document: document, runs: false, within: patient)
    #expect(library.report.views.map(\.name) == ["Card"])
    #expect(library.leftOut.map(\.text) == [told])
  }

  @Test func `an edit is shown without the compiler also where parts are left out`() async throws {
    let builder = try await Builder()
    var files = try sources()
    let library = try await builder.build(&files)
    try await builder.prepareForEdits(of: library, shownIn: card)
    let text = try String(contentsOfFile: card, encoding: .utf8)
    try write("Kit/Card.swift", text.replacing("0.5", with: "0.25"))
    let edited = try #require(try await builder.withEdits(try files.texts()))
    #expect(edited.literals != nil && edited.leftOut.map(\.text) == [told])
  }

  @Test func `a file in no target is refused as a whole`() async throws {
    try FileManager.default.removeItem(atPath: scratch.file("Package.swift"))
    try write(".git/HEAD", "")
    var files = try sources()
    #expect(try await errors(try await Builder(), &files) == ["cannot find 'Store' in scope"])
  }

  @Test func `a file is refused where the fault is in no part of it`() async throws {
    try write("Kit/Store.swift", store.replacing("class Store", with: "class Store: Absent"))
    var files = try sources()
    #expect(try await errors(try await Builder(), &files) == ["cannot find 'Store' in scope"])
  }

  @Test func `what follows from a part that is left out is left out too`() async throws {
    try write(
      "Kit/Store.swift",
      """
      import UIKit
      class Store: NSObject, PHPhotoLibraryChangeObserver {
        let asset: PHAsset
        override init() {
          asset = PHAsset()
          super.init()
        }
        func load() {
          let size = asset.pixelWidth
          width = size
          loads += 1
        }
        var width = 0, loads = 0
      }
      """)
    var files = try sources()
    let library = try await Builder().build(&files)
    #expect(
      library.leftOut.map(\.text).sorted() == [
        "left out a statement of init(): cannot find 'PHAsset' in scope",
        "left out a statement of load(): cannot find 'asset' in scope",
        "left out a statement of load(): cannot find 'size' in scope",
        "left out asset: cannot find type 'PHAsset' in scope",
        "left out the conformance to PHPhotoLibraryChangeObserver: "
          + "cannot find type 'PHPhotoLibraryChangeObserver' in scope",
      ])
  }

  @Test func `a picture that is checked needs whole files`() async throws {
    let index = ProjectTexts(around: [card]).index
    func search(_ whole: WholeFiles) async throws -> [String]? {
      let builder = try await Builder()
      let project = ClassSources.Project(index, names: builder.searchNames(index), whole: whole)
      var search = ClassSources(for: [card], in: project)
      do throws(BuildFailure) {
        return try await builder.build(&search, given: [card], within: patient)?.leftOut.map(\.text)
      } catch {
        return nil
      }
    }
    #expect(try await search(.all) == nil)
    #expect(try await search(.these([])) == [told])
  }

  @Test func `as a last resort parts of every file are left out, and imports`() async throws {
    let text = try String(contentsOfFile: card, encoding: .utf8)
    try write(
      "Kit/Card.swift",
      "import Lottie\n" + text.replacing("alpha = 0.5", with: "play(Animation(\"a\"))"))
    let index = ProjectTexts(around: [card]).index
    let builder = try await Builder()
    let project = ClassSources.Project(index, names: "", whole: .these([]))
    var search = ClassSources(for: [card], in: project, isLastResort: true)
    let library = try #require(try await builder.build(&search, given: [card], within: patient))
    #expect(
      library.leftOut.map(\.text).sorted()
        == [
          told.replacing("load", with: "layoutSubviews").replacing("PHPhotoLibrary", with: "play"),
          told, "left out the import of Lottie: no such module 'Lottie'",
        ].sorted())
  }
}
