// Where the pictures of sources are looked for.

import Building
import Foundation
import Testing

@Suite struct ResourceFoldersTests {
  private func tree(_ folders: [String]) throws -> String {
    let root = NSTemporaryDirectory() + "vitrine-folders-" + UUID().uuidString
    for folder in folders {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    return root
  }

  @Test func `catalogs and resources of the project around a source are found`() throws {
    let root = try tree([
      "App.xcodeproj", "App/Media.xcassets/Star.imageset", "App/Views", "Kit/Resources",
      "Pods/Other.xcassets", ".hidden/Resources",
    ])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let found = ResourceFolders.of(["\(root)/App/Views/Dial.swift"])
    #expect(
      Set(found) == [
        "\(root)/App/Media.xcassets", "\(root)/Kit/Resources", "\(root)/App/Views",
      ])
    #expect(found.last == "\(root)/App/Views")
  }

  @Test func `a folder of no project is searched itself`() throws {
    let root = try tree(["Views", "Views/Resources", "Other/Resources"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let found = ResourceFolders.of(["\(root)/Views"])
    #expect(found.suffix(2) == ["\(root)/Views/Resources", "\(root)/Views"])
    #expect(!found.contains("\(root)/Other/Resources"))
    #expect(ResourceFolders.of(["\(root)/Other/../Views"]) == found)
  }

  @Test func `without a project the catalogs of the folders around a file are found`() throws {
    let root = try tree(["A/Assets.xcassets", "A/Views", "Brand.xcassets", "Other/Far.xcassets"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let found = ResourceFolders.of(["\(root)/A/Views/Dial.swift"])
    #expect(
      found == ["\(root)/Brand.xcassets", "\(root)/A/Assets.xcassets", "\(root)/A/Views"])
  }

  @Test func `a folder whose name ends as a file's does is a folder`() throws {
    let root = try tree(["Dial.swift/Resources"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let found = ResourceFolders.of(["\(root)/Dial.swift"])
    #expect(found.suffix(2) == ["\(root)/Dial.swift/Resources", "\(root)/Dial.swift"])
  }

  @Test func `folders that hold documents and pictures are ones of resources`() throws {
    let root = try tree(["App.xcodeproj", "App/Card", "App/Icons", "App/Code"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    for file in ["App/Card/Card.xib", "App/Icons/star.png", "App/Code/Dial.swift"] {
      try Data().write(to: URL(fileURLWithPath: "\(root)/\(file)"))
    }
    #expect(Set(ResourceFolders.of([root])) == ["\(root)/App/Card", "\(root)/App/Icons", root])
  }

  @Test func `a repository that holds the home folder is no project`() throws {
    let root = try tree([".git", "App/Views"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    #expect(ResourceFolders.projectRoot(of: "\(root)/App/Views/Dial.swift") == root)
    try FileManager.default.removeItem(atPath: "\(root)/.git")
    #expect(ResourceFolders.projectRoot(of: "\(root)/App/Views/Dial.swift") == nil)
    let home = NSHomeDirectory()
    #expect(ResourceFolders.projectRoot(of: "\(home)/Dial.swift") == nil)
  }

  @Test func `a demonstration without a repository is of the library's project around it`() throws {
    let root = try tree(["Sources", "Example/Example.xcodeproj", "Example/App"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let file = "\(root)/Example/App/Main.storyboard"
    #expect(ResourceFolders.root(of: file) == "\(root)/Example")
    try Data().write(to: URL(fileURLWithPath: "\(root)/Package.swift"))
    #expect(ResourceFolders.root(of: file) == root)
    #expect(ResourceFolders.projectRoot(of: file) == root)
  }
}
