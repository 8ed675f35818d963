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

  @Test func `an error is told under the name that it was given`() throws {
    try write("Sources/Views/Card.swift", "import UIKit\nclass Card: Base { let a: Int = true }")
    let outcome = try run("snapshot", "Sources/Views/Card.swift", "-o", "x.png")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains("vitrine: Sources/Views/Card.swift:2:33: "), "\(outcome.errors)")
  }
}
