// Targets of a package that are named alone.

import Building
import Foundation
import Messages
import Testing

@Suite struct PackageTargetsTests {
  private func package(_ manifest: String, _ folders: [String]) throws -> String {
    let root = NSTemporaryDirectory() + "vitrine-targets-" + UUID().uuidString
    for folder in folders {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    try manifest.write(toFile: "\(root)/Package.swift", atomically: true, encoding: .utf8)
    return root
  }

  private let manifest = """
    let package = Package(
      name: "Dials", products: [.library(name: "Views", targets: ["Views"])],
      targets: [
        .target(
          name: "Views",
          dependencies: [
            .target(name: "Core"), .byName(name: "Looks"), .product(name: "Core2", package: "core"),
          ]),
        .target(name: "Core", dependencies: ["Base"], path: "Kernel"),
        .target(name: "Looks"), .target(name: "Base"), .target(name: "Other"),
        .testTarget(name: "ViewsTests", dependencies: ["Views"]),
      ])
    """

  @Test func `a target's folder brings those of the targets that it depends on`() throws {
    let root = try package(
      manifest,
      [
        "Sources/Views", "Kernel", "Sources/Looks", "Sources/Base", "Sources/Other",
        "Sources/Core2",
      ])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let views = "\(root)/Sources/Views"
    let needed = ["\(root)/Kernel", "\(root)/Sources/Looks", "\(root)/Sources/Base"]
    #expect(PackageTargets.completed([views]) == [views] + needed)
    #expect(
      PackageTargets.completed(["\(root)/Sources/Other/../Views/", "\(root)/Kernel"]).count == 4)
    let other = "\(root)/Sources/Other"
    #expect(PackageTargets.completed([other]) == [other])
    #expect(
      PackageTargets.completed([root, "\(views)/Dial.swift"]) == [root, "\(views)/Dial.swift"])
    // Of a file it is those that it imports.
    let dial = "\(views)/Dial.swift"
    try "import UIKit\nimport Core\n@testable import class Other.Knob".write(
      toFile: dial, atomically: true, encoding: .utf8)
    #expect(
      PackageTargets.completed([dial]) == [dial, "\(root)/Kernel", "\(root)/Sources/Base"])
  }

  @Test
  func `a file is in the module of the target around it, and can import what that depends on`()
    throws
  {
    let root = try package(manifest, ["Sources/Views", "Kernel", "Sources/Looks", "Sources/Base"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let paths = ["Sources/Views/A.swift", "Kernel/B.swift", "Sources/Base/C.swift", "Demo/D.swift"]
    let modules = PackageTargets.assigned(
      paths.map { SourceText(path: "\(root)/\($0)", text: "") }, reserved: ["Base"]
    ).map(\.module)
    #expect(modules.map(\.name) == ["Views", "Core", "Base", "Live"])
    #expect(modules.map(\.compiledName) == ["Views", "Core", "Base_2", "Live"])
    #expect(
      modules.map(\.imports) == [
        ["Core": "Core", "Base": "Base_2"], ["Base": "Base_2"], [:],
        ["Views": "Views", "Core": "Core", "Base": "Base_2"],
      ])
    #expect(modules.allSatisfy { $0.importedElsewhere.isEmpty })
    #expect(Set(modules.map(\.package)).count == 2)
  }

  @Test func `an example that has its library's files and does not import it is one module`()
    throws
  {
    let root = try package(
      "let package = Package(name: \"Dials\", targets: [.target(name: \"Dials\")])",
      ["Sources/Dials", "Example/Example.xcodeproj"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    try """
    // !$*UTF8*$!
    { rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T); };
      G = {isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = Page.swift; sourceTree = "<group>"; };
      B = {isa = PBXFileReference; path = ../Sources/Dials/Dial.swift; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = Example; buildPhases = (S);
        productType = "com.apple.product-type.application"; };
      S = {isa = PBXSourcesBuildPhase; files = (X, Y); };
      X = {isa = PBXBuildFile; fileRef = A; }; Y = {isa = PBXBuildFile; fileRef = B; };
    }; }
    """.write(
      toFile: root + "/Example/Example.xcodeproj/project.pbxproj", atomically: true, encoding: .utf8
    )
    let paths = ["\(root)/Sources/Dials/Dial.swift", "\(root)/Example/Page.swift"]
    for path in paths { try Data().write(to: URL(fileURLWithPath: path)) }
    func names(_ page: String) -> [String] {
      PackageTargets.assigned(
        [SourceText(path: paths[0], text: ""), SourceText(path: paths[1], text: page)],
        reserved: []
      ).map(\.module.name)
    }
    #expect(names("import UIKit") == ["Example", "Example"])
    #expect(names("import Dials") == ["Dials", "Example"])
  }

  @Test func `a module is imported where only a file of the target does that is no source`() throws
  {
    let root = try package(manifest, ["Sources/Views", "Kernel", "Sources/Looks", "Sources/Base"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let other = "\(root)/Sources/Views/Page.swift"
    try "import Core".write(toFile: other, atomically: true, encoding: .utf8)
    let cell = SourceText(path: "\(root)/Sources/Views/Cell.swift", text: "")
    let core = SourceText(path: "\(root)/Kernel/B.swift", text: "import Views")
    func elsewhere(_ texts: [SourceText]) -> [[String]] {
      PackageTargets.assigned(texts, reserved: []).map(\.module.importedElsewhere)
    }
    #expect(elsewhere([cell, core]) == [["Core"], []])
    #expect(elsewhere([cell, core, SourceText(path: other, text: "import Core")]) == [[], [], []])
    try "import UIKit\n".write(toFile: other, atomically: true, encoding: .utf8)
    #expect(elsewhere([cell, core]) == [[], []])
  }

  // A framework and an application that has one of its files; neither's given files import the other.
  @Test func `targets that share files import each other in one direction at most`() throws {
    let fixture = try ProjectFixture()
    try fixture.write(
      """
      { rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (K, A); };
        G = {isa = PBXGroup; children = (FC, FP, FS, FD); sourceTree = "<group>"; };
        FC = {isa = PBXFileReference; path = App/Cell.swift; sourceTree = "<group>"; };
        FP = {isa = PBXFileReference; path = App/Page.swift; sourceTree = "<group>"; };
        FS = {isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
        FD = {isa = PBXFileReference; path = Kit/Dial.swift; sourceTree = "<group>"; };
        K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (SK); };
        A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (SA); };
        SK = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
        SA = {isa = PBXSourcesBuildPhase; files = (B3, B4, B5); };
        B1 = {isa = PBXBuildFile; fileRef = FS; }; B2 = {isa = PBXBuildFile; fileRef = FD; };
        B3 = {isa = PBXBuildFile; fileRef = FS; }; B4 = {isa = PBXBuildFile; fileRef = FC; };
        B5 = {isa = PBXBuildFile; fileRef = FP; };
      }; }
      """, to: "Dials.xcodeproj/project.pbxproj")
    try fixture.write("import Kit", to: "App/Page.swift")
    for path in ["App/Cell.swift", "Shared.swift", "Kit/Dial.swift"] { try fixture.write(to: path) }
    let texts = ["App/Cell.swift", "Shared.swift", "Kit/Dial.swift"].map {
      SourceText(path: fixture.url($0).path, text: "")
    }
    let modules = PackageTargets.assigned(texts, reserved: []).map(\.module)
    #expect(modules.map(\.name) == ["App", "App", "Kit"])
    #expect(modules.map(\.imports) == [["Kit": "Kit"], ["Kit": "Kit"], [:]])
    #expect(modules.map(\.importedElsewhere) == [["Kit"], ["Kit"], []])
  }

  @Test func `a folder of no package stays alone`() throws {
    let folder = NSTemporaryDirectory()
    #expect(PackageTargets.completed([folder, "nowhere"]) == [folder, "nowhere"])
  }
}
