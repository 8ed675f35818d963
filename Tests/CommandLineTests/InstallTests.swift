// The installed program: complete, independent of where it was built, and gone again.

import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite struct InstallTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private func make(_ verb: String, into folder: Scratch) throws {
    let outcome = try Program.run(
      [
        "--no-print-directory", "-C", root, verb, "DESTDIR=" + folder.path, "PREFIX=/opt/vitrine",
        "BUILT=" + URL(fileURLWithPath: Program.path).deletingLastPathComponent().path,
      ], program: "/usr/bin/make")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// The files and links in a folder, from there.
  private func files(_ folder: Scratch) -> Set<String> {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return Set(
      (all ?? []).filter { path in
        let kind = try? FileManager.default.attributesOfItem(atPath: folder.file(path))[.type]
        return kind as? FileAttributeType != .typeDirectory
      })
  }

  private static let expected: Set<String> = Set(
    [
      "bin/vitrine", "lib/vitrine/vitrine", "lib/vitrine/vitrine-agent",
      "lib/vitrine/vitrine-reader", "lib/vitrine/vitrine-supervisor",
      "lib/vitrine/Modules/UIKit.swiftmodule", "lib/vitrine/Modules/VitrineTesting.swiftmodule",
      "lib/vitrine/libvitrine.so", "lib/vitrine/Package/vitrine/Package.swift",
      "lib/pkgconfig/vitrine.pc",
      "lib/vitrine/ModuleMaps/CPixelKernels/module.modulemap",
      "lib/vitrine/vitrine_Preview.resources/Gallery/heart.png",
      "lib/vitrine/vitrine_Preview.resources/Window/vitrine-48.png",
      "lib/vitrine/vitrine_Designables.resources/Designables/bubble@3x.png",
      "share/applications/vitrine.desktop", "share/man/man1/vitrine.1",
      "share/bash-completion/completions/vitrine", "share/zsh/site-functions/_vitrine",
      "share/fish/vendor_completions.d/vitrine.fish",
    ].map { "opt/vitrine/" + $0 }
      + [16, 32, 48, 64, 128].map {
        "opt/vitrine/share/icons/hicolor/\($0)x\($0)/apps/vitrine.png"
      })

  @Test func `what is installed runs where it is, and goes again whole`() throws {
    let folder = try Scratch()
    try make("install", into: folder)
    let installed = files(folder)
    #expect(installed.isSuperset(of: Self.expected), "\(Self.expected.subtracting(installed))")
    let program = folder.file("opt/vitrine/bin/vitrine")
    for (name, from) in [("own.png", Program.path), ("other.png", program)] {
      let arguments = [
        "snapshot", "--seed-date", "2024-03-03", "--start", "--at", "2.5", "-o", folder.file(name),
      ]
      let outcome = try Program.run(arguments, program: from)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }
    #expect(try folder.data("own.png") == folder.data("other.png"))
    #expect(try folder.text("opt/vitrine/share/man/man1/vitrine.1").contains("SOURCE"))
    for shell in ["bash-completion/completions/vitrine", "zsh/site-functions/_vitrine"] {
      #expect(try folder.text("opt/vitrine/share/" + shell).contains("snapshot"))
    }
    try make("uninstall", into: folder)
    #expect(files(folder) == ["own.png", "other.png"])
  }

  /// Whether folders can be hidden from a program in a mount namespace of its own.
  private static let canHideFolders =
    (try? Program.run(["-rm", "true"], program: "/usr/bin/unshare"))?.status == 0

  @Test(.enabled(if: canHideFolders, "this machine allows no mount namespaces"))
  func `what is installed needs nothing of the folder it was built in`() throws {
    let folder = try Scratch()
    try make("install", into: folder)
    for (arguments, picture) in [("--start --at 2.5", "out.png"), ("Dial.swift", "dial.png")] {
      let line = "mount -t tmpfs none '\(root)' && exec \"$0\" snapshot \(arguments) -o \"$1\""
      try Data(Self.source.utf8).write(to: URL(fileURLWithPath: folder.file("Dial.swift")))
      let outcome = try Program.run(
        ["-rm", "sh", "-c", line, folder.file("opt/vitrine/bin/vitrine"), folder.file(picture)],
        environment: ["XDG_CACHE_HOME": folder.file("cache")], folder: folder.path,
        program: "/usr/bin/unshare")
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      #expect(folder.names.contains(picture))
    }
  }

  /// A user's file, which takes the compiler.
  private static let source = """
    import UIKit
    @IBDesignable class Dial: UIView {
      override func draw(_ rect: CGRect) { UIColor.red.setFill(); UIRectFill(rect) }
    }
    """

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/desktop-file-validate"),
      "desktop-file-utils is not installed"))
  func `the desktop entry is valid`() throws {
    let outcome = try Program.run(
      [root + "/Resources/Desktop/vitrine.desktop"], program: "/usr/bin/desktop-file-validate")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty, "\(outcome.output)")
  }

  @Test func `the manual page and the documentation name the same variables`() throws {
    let page = try String(contentsOfFile: root + "/Resources/Desktop/vitrine.1", encoding: .utf8)
    let inPage = Set(page.matches(of: /\.B (VITRINE_[A-Z_]+)/).map(\.output.1))
    let inReference = try variables(in: "Resources/Documentation/CommandLine.md")
    #expect(inPage == inReference)
    let folder = root + "/Resources/Documentation"
    for article in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let named = try variables(in: "Resources/Documentation/" + article)
      #expect(named.isSubset(of: inPage), "\(article) names other variables")
    }
    #expect(try variables(in: "README.md").isSubset(of: inPage))
  }

  /// The environment variables that a text names as code.
  private func variables(in path: String) throws -> Set<Substring> {
    let text = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
    return Set(text.matches(of: /`(VITRINE_[A-Z_]+)/).map(\.output.1))
  }
}
