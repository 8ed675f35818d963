// Which files a command line means.

import Building
import Foundation
import Messages
import Testing

@Suite struct SourceFilesTests {
  private func folder(_ names: [String]) throws -> String {
    let path = NSTemporaryDirectory() + "vitrine-sources-" + UUID().uuidString
    for name in names {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("let a = 1".utf8).write(to: file)
    }
    return path
  }

  @Test func `a folder is all its Swift files, without tests, packages and hidden ones`() throws {
    let path = try folder([
      "B.swift", "A.swift", "Views/C.swift", "Tests/D.swift", "Pods/E.swift", ".build/F.swift",
      "Package.swift", "G.txt",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let found = try SourceListing([path, path + "/A.swift"]).paths
    #expect(found.map { $0.dropFirst(path.count + 1) } == ["A.swift", "B.swift", "Views/C.swift"])
  }

  @Test func `folders that are left out because of their names are told where they hold Swift`()
    throws
  {
    let path = try folder(["A.swift", "Tests/D.swift", "Views/Pods/E.swift", "build/F.txt"])
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(
      try SourceListing([path, path + "/A.swift"]).skippedFolders
        == ["\(path)/Tests", "\(path)/Views/Pods"])
  }

  @Test func `an empty file is named`() throws {
    let path = try folder(["A.swift", "B.swift"])
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data().write(to: URL(fileURLWithPath: path + "/A.swift"))
    #expect {
      try SourceFiles.read([path + "/A.swift"])
    } throws: { error in
      guard case .sources(let messages) = error as? BuildFailure else { return false }
      return messages.first?.description.hasPrefix("\(path)/A.swift:1:1: ") == true
    }
    #expect(try SourceFiles.read([path + "/A.swift", path + "/B.swift"]).count == 2)
  }

  @Test(arguments: ["Page.xib", "Main.storyboard", "Dial.swift.orig", "Dial"])
  func `a file of another kind is refused by its name`(name: String) throws {
    let path = try folder([name])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = "\(path)/\(name)"
    #expect {
      try SourceListing([file]).paths
    } throws: { error in
      guard case .missing(let sentence) = error as? BuildFailure else { return false }
      return sentence == "\(file): this is no Swift file: its name does not end in .swift"
    }
  }

  /// Where a text is nested too deeply; nil: nowhere.
  private func excess(_ text: String) throws -> SourcePlace? {
    let path = NSTemporaryDirectory() + "vitrine-sources-" + UUID().uuidString + ".swift"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    do throws(BuildFailure) {
      _ = try SourceFiles.read([path])
      return nil
    } catch {
      guard case .sources(let messages) = error else { throw error }
      #expect(messages.count == 1 && messages[0].place?.file == path)
      #expect(messages[0].text == "this is nested more than 256 deep")
      return messages[0].place
    }
  }

  @Test(arguments: [("(", ")"), ("[", "]"), ("{", "}"), ("#if DEBUG\n", "#endif\n")])
  func `what is nested deeper than the compiler takes it is told with its place`(
    open: String, close: String
  ) throws {
    func text(_ depth: Int) -> String {
      "let a =\n" + String(repeating: open, count: depth) + "1\n"
        + String(repeating: close, count: depth)
    }
    #expect(try excess(text(256)) == nil)
    let place = try #require(try excess(text(20_000)))
    let isLine = open.hasSuffix("\n")
    #expect(place.line == (isLine ? 258 : 2) && place.column == (isLine ? 1 : 257))
  }

  @Test func `brackets in strings and comments nest nothing`() throws {
    let many = String(repeating: "([{", count: 300)
    for text in [
      "// \(many)\n", "/* /* \(many) */ \(many) */", "let a = \"\(many)\"",
      "let a = \"\"\"\n\(many)\n\"\"\"", "let a = #\"\\\"\(many)\"#",
      "let a = \"\\\"\(many)\"", String(repeating: "f(1)\n", count: 1000), "\"", "/*", "#", "\"\\",
    ] {
      #expect(try excess(text) == nil, "\(text.prefix(20))")
    }
    #expect(try excess("let a = \"([{\"" + many)?.line == 1)
  }

  @Test func `a link that leads back to a folder around it is not followed`() throws {
    let path = try folder(["A.swift", "Views/C.swift"])
    defer { try? FileManager.default.removeItem(atPath: path) }
    for link in ["again", "Views/again"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(path)/\(link)", withDestinationPath: path)
    }
    let found = try SourceListing([path]).paths
    #expect(found.map { $0.dropFirst(path.count + 1) } == ["A.swift", "Views/C.swift"])
  }

  @Test func `each folder is listed once, whatever links lead to it`() throws {
    let path = try folder(["App/A.swift", "App/Shared/B.swift", "Kit/C.swift"])
    defer { try? FileManager.default.removeItem(atPath: path) }
    for (link, target) in [
      ("App/First", "\(path)/App/Shared"), ("App/Kit", "\(path)/Kit"),
      ("App/Shared/Kit", "\(path)/Kit"), ("Kit/App", "\(path)/App"), ("App/root", "/"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(path)/\(link)", withDestinationPath: target)
    }
    let found = try SourceListing([path + "/App"]).paths
    #expect(
      found.map { $0.dropFirst(path.count + 1) }
        == ["App/A.swift", "App/Shared/B.swift", "App/Kit/C.swift"])
  }

  @Test func `folders that all link to one another are listed in a moment`() throws {
    let names = (0..<20).map { "Views\($0)" }
    let path = try folder(names.map { "\($0)/\($0).swift" })
    defer { try? FileManager.default.removeItem(atPath: path) }
    for (one, other) in names.flatMap({ one in names.map { (one, $0) } }) {
      try FileManager.default.createSymbolicLink(
        atPath: "\(path)/\(one)/to\(other)", withDestinationPath: "\(path)/\(other)")
    }
    #expect(try SourceListing([path]).paths.count == 20)
  }

  @Test func `a name that is no UTF-8 is left out, and the reason told`() throws {
    let path = try folder(["A.swift"])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let script = "printf 1 > \"$0/$(printf 'B\\377').swift\""
    let made = try Process.run(
      URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script, path])
    made.waitUntilExit()
    let listing = try SourceListing([path])
    #expect(listing.paths == [path + "/A.swift"])
    #expect(listing.unreachable.map(\.reason) == ["its name is no UTF-8"])
  }

  @Test func `what is not there is named`() {
    #expect(throws: BuildFailure.self) { try SourceListing(["/nowhere/Dial.swift"]).paths }
    #expect(throws: BuildFailure.self) { try SourceFiles.read(["/nowhere/Dial.swift"]) }
  }

  @Test func `a file knows the modules of the projects around it`() throws {
    let path = try folder([
      "Dial-Kit.podspec", "Sources/Dial.swift", "Demo/Demo.xcodeproj/project.pbxproj", ".git/HEAD",
      "Demo/Demo/Page.swift", "Package.swift",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let manifest = """
      let package = Package(
        name: "Dials", products: [.library(name: "Knobs", targets: ["DialCore"])],
        targets: [.target(name: "DialCore", path: "Sources"), .target( name: "DialViews")])
      """
    try manifest.write(toFile: path + "/Package.swift", atomically: true, encoding: .utf8)
    let texts = try SourceFiles.read([path + "/Demo/Demo/Page.swift", path + "/Sources/Dial.swift"])
    #expect(
      texts.map(\.modules) == [
        ["Demo", "DialCore", "DialViews", "Dial_Kit"], ["DialCore", "DialViews", "Dial_Kit"],
      ])
  }
}
