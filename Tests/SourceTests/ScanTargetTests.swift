// `vitrine scan` of Xcode projects whose targets share files, or see a module that other files import.

import Foundation
import TestSupport
import Testing

@Suite struct ScanTargetTests {
  /// A framework `DialKit` of `Kit/Dial.swift` and an application of files.
  private func project(_ application: [String]) -> String {
    let files = application.enumerated()
    let references = files.map {
      "F\($0) = {isa = PBXFileReference; path = \"\($1)\"; sourceTree = \"<group>\"; };"
        + " B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };"
    }
    let (children, built) = (files.map { "F\($0.offset)" }, files.map { "B\($0.offset)" })
    return """
      { rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (A, K); };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (FK, \(children.joined(separator: ", "))); };
        FK = {isa = PBXFileReference; path = Kit/Dial.swift; sourceTree = "<group>"; };
        \(references.joined(separator: "\n"))
        A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (SA); };
        K = {isa = PBXNativeTarget; name = DialKit; productType = "com.apple.product-type.framework"; buildPhases = (SK); };
        SA = {isa = PBXSourcesBuildPhase; files = (\(built.joined(separator: ", "))); };
        SK = {isa = PBXSourcesBuildPhase; files = (BK); }; BK = {isa = PBXBuildFile; fileRef = FK; };
      }; }
      """
  }

  /// The lines about the views of a folder.
  private func scan(_ scratch: Scratch) throws -> String {
    try SourceProgram.run(["scan", scratch.path]).output
  }

  // Swift shows a module's files the members of what one of them imports, until `MemberImportVisibility`.
  @Test func `a file sees the members of a module that only a file imports that cannot compile`()
    throws
  {
    let scratch = try Scratch()
    try scratch.write(
      project(["App/Cell.swift", "App/Page.swift"]), to: "Dials.xcodeproj/project.pbxproj")
    try scratch.write(
      """
      import UIKit
      extension UIView { public var ground: UIColor { .white } }
      """, to: "Kit/Dial.swift")
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Cell: UIView { override func layoutSubviews() { backgroundColor = ground } }
      """, to: "App/Cell.swift")
    try scratch.write(
      "import DialKit\nimport Nowhere\nimport UIKit\nclass Page: UIViewController {}",
      to: "App/Page.swift")
    let output = try scan(scratch)
    #expect(output.contains("1 designable: 1 drawn"), "\(output)")
  }

  @Test func `a file of two targets is compiled with both`() throws {
    let scratch = try Scratch()
    try scratch.write(
      project(["App/Page.swift", "../Sources/Dials/Dial.swift"]),
      to: "Example/Dials.xcodeproj/project.pbxproj")
    try scratch.write(
      "let package = Package(name: \"Dials\", targets: [.target(name: \"Dials\")])",
      to: "Package.swift")
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Dial: UIView { override func layoutSubviews() { backgroundColor = ground() } }
      func ground() -> UIColor { .white }
      """, to: "Sources/Dials/Dial.swift")
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Page: UIView { override func layoutSubviews() { backgroundColor = ground() } }
      """, to: "Example/App/Page.swift")
    let output = try scan(scratch)
    #expect(output.contains("2 designables: 2 drawn"), "\(output)")
  }

  @Test func `modules that import each other are refused with the compiler's words`() throws {
    let scratch = try Scratch()
    try scratch.write(project(["App/Page.swift"]), to: "Dials.xcodeproj/project.pbxproj")
    try scratch.write(
      "import App\nimport UIKit\n@IBDesignable public class Dial: UIView {}", to: "Kit/Dial.swift")
    try scratch.write(
      "import DialKit\nimport UIKit\n@IBDesignable class Page: Dial {}", to: "App/Page.swift")
    let output = try scan(scratch)
    #expect(output.contains("2 designables: ") && output.contains("no such module"), "\(output)")
  }
}
