// `vitrine new`: a package that others begin with.

import Foundation
import TestSupport
import Testing

@Suite struct TemplateTests {
  @Test func `a new package has a designable and a preview that draw, and depends on this package`()
    throws
  {
    let scratch = try Scratch()
    let made = try SourceProgram.run(["new", "Gauge"], folder: scratch.path)
    #expect(made.status == 0, "\(made.errors)")
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let manifest = try scratch.text("Gauge/Package.swift")
    #expect(manifest.contains(".package(name: \"vitrine\", path: \"\(root)\")"))
    #expect(
      try scratch.text("Gauge/Tests/GaugeTests/GaugeViewTests.swift").contains("import Gauge"))
    let scan = try SourceProgram.run(["scan", "Gauge"], folder: scratch.path)
    #expect(scan.status == 0, "\(scan.output)")
    #expect(scan.output.hasSuffix("1 designable, 1 preview: 2 drawn\n"))
    let check = try SourceProgram.run(["check", "--record"], folder: scratch.file("Gauge"))
    #expect(check.status == 0 && check.output.contains("8 pictures: 8 recorded"), "\(check.output)")
    let again = try SourceProgram.run(["new", "Gauge"], folder: scratch.path)
    #expect(again.status == 73)
    #expect(again.errorLines == ["vitrine: Gauge is there already"])
  }

  @Test func `a name that no module can have, or that another one has, is refused`() throws {
    let scratch = try Scratch()
    for name in ["my-gauge", "UIKit", "Stage", "Testing"] {
      let outcome = try SourceProgram.run(["new", name], folder: scratch.path)
      #expect(outcome.status == 64, "\(name)")
    }
    #expect(scratch.names.isEmpty)
    let nowhere = try SourceProgram.run(
      ["new", "Gauge", "--package", "/nowhere"], folder: scratch.path)
    #expect(nowhere.status == 66)
  }
}
