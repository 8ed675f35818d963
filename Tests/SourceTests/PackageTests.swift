// Targets of packages: each is a module of its own, as SwiftPM builds it.

import Foundation
import TestSupport
import Testing

@Suite struct PackageTests {
  private let cache: Scratch
  private let scratch: Scratch

  init() throws {
    cache = try Scratch()
    scratch = try Scratch()
  }

  private func write(_ files: [String: String]) throws {
    for (name, text) in files { try scratch.write(text, to: name) }
  }

  /// `Views` depends on `Core`, and that on `Looks`; `Views` has a dial as `Core` has one.
  private func writeDials() throws {
    try write([
      "Dials/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Dials", targets: [
        .target(name: "Views", dependencies: ["Core", .target(name: "Looks")]),
        .target(name: "Core", dependencies: ["Looks"]), .target(name: "Looks"),
      ])
      """,
      "Dials/Sources/Looks/Looks.swift": """
      import UIKit
      public enum Looks { public static var tint: UIColor { .red } }
      extension Looks { package static let inset: CGFloat = 4 }
      struct Secret { static let inset: CGFloat = 2 }
      """,
      "Dials/Sources/Core/Dial.swift": """
      import Looks
      import UIKit
      @IBDesignable open class Dial: UIView {
        @IBInspectable public var inset: CGFloat = Looks.inset
        open override func draw(_ rect: CGRect) { Looks.tint.setFill(); UIRectFill(rect) }
      }
      """,
      "Dials/Sources/Views/Dial.swift": """
      import UIKit
      import Core
      @testable import Looks
      @IBDesignable public class Dial: Core.Dial {
        @IBInspectable public var level: CGFloat = Secret.inset
        let other: Views.Dial? = nil
      }
      """,
    ])
  }

  private func run(_ arguments: [String]) throws -> Outcome {
    try SourceProgram.run(
      arguments, folder: scratch.path, environment: ["XDG_CACHE_HOME": cache.path])
  }

  private func snapshot(_ source: String, _ arguments: String...) throws -> Outcome {
    try run(["snapshot", source, "--size", "8x8", "-o", "out.png"] + arguments)
  }

  /// The objects in the cache, by module.
  private var objects: [String: Int] {
    let all = FileManager.default.enumerator(atPath: cache.path)?.allObjects as? [String] ?? []
    return all.filter { $0.hasSuffix(".o") }.reduce(into: [:]) { counts, path in
      let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
      counts[folder, default: 0] += 1
    }
  }

  @Test func `what is declared with package access is seen in the other files of a package`() throws
  {
    try write([
      "Dial.swift": """
      import UIKit
      class Dial: UIView { override func draw(_ rect: CGRect) { Ink.color.setFill() } }
      """,
      "Ink.swift": "import UIKit\npackage enum Ink { package static let color = UIColor.red }",
    ])
    let outcome = try snapshot(".")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func `targets are modules, with types of the same names, and their own names before them`()
    throws
  {
    try writeDials()
    for source in ["Dials/Sources/Views", "Dials", "Dials/Sources/Views/Dial.swift"] {
      let outcome = try run(["inspect", source])
      #expect(outcome.status == 0, "\(outcome.errors)")
      let lines = outcome.output.split(separator: "\n").filter { !$0.hasPrefix("     ") }
        .map { $0.split(separator: " ").joined(separator: " ") }
      let names = lines.compactMap { $0.split(separator: " ").first }.filter { $0 != "*" }
      #expect(
        names == (source == "Dials" ? ["Dial", "Views.Dial"] : ["Dial", "Core.Dial"]), "\(source)")
      #expect(lines.filter { $0 == "* inset Inset number 4" }.count == 2)
      #expect(lines.filter { $0 == "* level Level number 2" }.count == 1)
    }
    #expect(try snapshot("Dials/Sources/Views", "--view", "Core.Dial").status == 0)
    let scan = try run(["scan", "Dials"])
    #expect(scan.output.contains("2 designables: 2 drawn"), "\(scan.output)\(scan.errors)")
  }

  @Test func `what a target keeps to itself is told at its place in the other one`() throws {
    try writeDials()
    try scratch.write(
      "import UIKit\nimport Looks\nclass Knob: UIView { let inset = Secret.inset }",
      to: "Dials/Sources/Views/Dial.swift")
    let outcome = try snapshot("Dials/Sources/Views")
    #expect(outcome.status == 65)
    #expect(
      outcome.errorLines == [
        "vitrine: Dials/Sources/Views/Dial.swift:3:34: cannot find 'Secret' in scope"
      ])
    try scratch.write("import UIKit\nlet a: Int = true", to: "Dials/Sources/Core/Dial.swift")
    let lines = try snapshot("Dials/Sources/Views").errorLines
    #expect(lines.count == 1 && lines[0].contains("/Sources/Core/Dial.swift:2:14: "), "\(lines)")
  }

  @Test func `a module is compiled anew when it changed, or the declarations of one it imports`()
    throws
  {
    try writeDials()
    let views = "Dials/Sources/Views"
    let file = "\(views)/Dial.swift"
    #expect(try snapshot(views, "--view", "Dial").status == 0)
    #expect(objects == ["Looks": 1, "Core": 1, "Views": 1])
    let first = try scratch.data("out.png")
    try scratch.write(try scratch.text(file) + "\n// A remark.", to: file)
    #expect(try snapshot(views, "--view", "Dial").status == 0)
    #expect(objects == ["Looks": 1, "Core": 1, "Views": 2])
    // The body of a function is nobody else's, and still it is the new one that is drawn.
    let looks = "Dials/Sources/Looks/Looks.swift"
    let text = try scratch.text(looks)
    try scratch.write(text.replacing("{ .red }", with: "{ .blue }"), to: looks)
    #expect(try snapshot(views, "--view", "Dial").status == 0)
    #expect(objects == ["Looks": 2, "Core": 1, "Views": 2])
    #expect(try scratch.data("out.png") != first)
    try scratch.write(text + "\npublic let more = 1", to: looks)
    #expect(try snapshot(views, "--view", "Dial").status == 0)
    #expect(objects == ["Looks": 3, "Core": 2, "Views": 3])
    #expect(try scratch.data("out.png") == first)
  }

  @Test func `a file that needs a missing module is left out of its target alone`() throws {
    try writeDials()
    try write([
      "Dials/Sources/Core/Radio.swift": "import Radio\npublic class Tuner {}",
      "Dials/Sources/Views/Page.swift": "import Core\nclass Page { let tuner = Tuner() }",
    ])
    let outcome = try snapshot("Dials/Sources/Views")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errorLines.map { $0.split(separator: "left out: ").last } == [
        "no such module 'Radio'", "what declares 'Tuner' is left out",
      ])
  }

  @Test
  func `targets of packages beside it are modules too, and names of the framework's are free`()
    throws
  {
    try write([
      "App/Package.swift": """
      let package = Package(name: "App", dependencies: [.package(path: "../Kit")], targets: [
        .target(name: "App", dependencies: [.product(name: "Kit", package: "Kit")], path: "."),
      ])
      """,
      "App/Dial.swift": """
      import Stage
      import UIKit
      class Dial: UIView { let light = Stage.Light(level: 1) }
      """,
      "Kit/Package.swift": """
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Stage"])],
        targets: [.target(name: "Stage")])
      """,
      "Kit/Sources/Stage/Light.swift": """
      import UIKit
      public struct Light { public let level: CGFloat; public init(level: CGFloat) { self.level = level } }
      """,
    ])
    let outcome = try snapshot("App")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
