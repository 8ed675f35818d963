// A file of a project that is named alone.

import Foundation
import TestSupport
import Testing

@Suite struct NamedSourceTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try write("Package.swift", "")
    try write(
      "Sources/Views/Card.swift",
      """
      import UIKit
      @IBDesignable class Card: Base { @IBInspectable var level = 1 }
      """)
    try write(
      "Sources/Base/Base.swift",
      """
      import UIKit
      @IBDesignable class Base: UIView {
        override func draw(_ rect: CGRect) { Palette.color.setFill(); UIRectFill(bounds) }
      }
      #Preview("Base") { Base() }
      """)
    try write(
      "Sources/Base/Palette.swift",
      "import UIKit\nenum Palette { static let color = UIColor.red }")
  }

  private func write(_ path: String, _ text: String) throws { try scratch.write(text, to: path) }

  private func run(_ arguments: String...) throws -> Outcome {
    try SourceProgram.run(arguments, folder: scratch.path)
  }

  @Test func `its own views alone are described, others by name`() throws {
    let outcome = try run("inspect", "Sources/Views/Card.swift")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("Card") == true)
    #expect(!lines.contains { $0.hasPrefix("Base") })
    #expect(outcome.output.contains("level"))
    let other = try run("inspect", "Sources/Views/Card.swift", "--view", "Base")
    #expect(other.output.hasPrefix("Base"), "\(other.errors)")
  }

  @Test func `it is drawn as with the whole folder`() throws {
    for (source, picture) in [("Sources/Views/Card.swift", "one.png"), ("Sources", "all.png")] {
      let outcome = try run(
        "snapshot", source, "--view", "Card", "--size", "20x20", "-o", picture)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let one = try Data(contentsOf: URL(fileURLWithPath: scratch.file("one.png")))
    #expect(one == (try Data(contentsOf: URL(fileURLWithPath: scratch.file("all.png")))))
  }

  @Test func `a scan has rows for its own views`() throws {
    let outcome = try run("scan", "Sources/Views/Card.swift")
    #expect(outcome.status == 0, "\(outcome.output) \(outcome.errors)")
    #expect(outcome.output.contains("1 designable: 1 drawn"), "\(outcome.output)")
  }

  @Test func `a scan of a folder has its own rows, with what they need of the project around`()
    throws
  {
    try write(
      "Sources/Views/Badge.swift",
      "import UIKit\n@IBDesignable class Badge: UIView { let card = Card() }")
    for folder in ["Sources/Views", "Sources"] {
      let outcome = try run("scan", folder)
      let count = folder == "Sources" ? 3 : 2
      #expect(outcome.output.contains("\(count) designables"), "\(outcome.output)")
      #expect(outcome.output.contains("1 preview") == (folder == "Sources"), "\(outcome.output)")
      #expect(!outcome.output.contains("not compiled"), "\(outcome.output) \(outcome.errors)")
    }
  }

  @Test func `a scan lists views whose classes above lie outside the folder`() throws {
    try write("Sources/Base/Base.swift", "import UIKit\nclass Base: UIView {}")
    try write("Sources/Views/Card.swift", "class Card: Base {}")
    let outcome = try run("scan", "Sources/Views")
    #expect(outcome.output.contains("Card"), "\(outcome.output) \(outcome.errors)")
    #expect(!outcome.output.contains("Base.swift"), "\(outcome.output)")
  }

  @Test func `a check of a folder builds with the project around`() throws {
    let outcome = try run("check", "Sources/Views", "--record")
    #expect(!outcome.output.contains("not compiled"), "\(outcome.output) \(outcome.errors)")
    #expect(FileManager.default.fileExists(atPath: scratch.file("Sources/Views/__Snapshots__")))
  }

  @Test func `views and previews are offered in the order in which their files are named`() throws {
    try write(
      "Sources/Views/Badge.swift",
      """
      import UIKit
      @IBDesignable class Badge: Base {}
      #Preview("Badge") { Badge() }
      """)
    try write(
      "Sources/Views/Card.swift",
      """
      import UIKit
      @IBDesignable class Card: Base {}
      #Preview("Card") { Card() }
      """)
    for names in [["Card", "Badge"], ["Badge", "Card"]] {
      let files = names.map { "Sources/Views/\($0).swift" }
      let outcome = try SourceProgram.run(["inspect"] + files, folder: scratch.path)
      let found = outcome.output.split(separator: "\n").filter {
        $0.hasPrefix("Card") || $0.hasPrefix("Badge")
      }
      #expect(found.first?.hasPrefix(names[0]) == true, "\(outcome.output) \(outcome.errors)")
    }
  }

  @Test func `an error is told under the name that it was given`() throws {
    try write("Sources/Views/Card.swift", "import UIKit\nclass Card: Base { let a: Int = true }")
    let outcome = try run("snapshot", "Sources/Views/Card.swift", "-o", "x.png")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains("vitrine: Sources/Views/Card.swift:2:33: "), "\(outcome.errors)")
  }
}
