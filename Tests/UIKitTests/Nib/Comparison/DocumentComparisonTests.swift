// Documents shown as they are written.

import CoreGraphics
import Foundation
import InterfaceDocuments
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite struct DocumentComparisonTests {
  /// A document whose frames follow from metrics that were measured in public documents of Interface Builder.
  private func fixture() throws -> Data {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Frames.storyboard")
    return try Data(contentsOf: url)
  }

  private func compare<Result>(
    _ data: Data, _ body: (DocumentComparison) throws -> Result
  ) throws -> Result {
    let bounds = UIScreen.main.bounds
    defer { DocumentComparison.leaveDevice(bounds) }
    return try body(try DocumentComparison(data, name: "Frames.storyboard"))
  }

  @Test func `constraints give the frames that the document has, within half a point`() throws {
    let mismatches = try compare(try fixture()) { $0.solvedFrames(ofScene: 0) }
    let found = try #require(mismatches)
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `each attribute of the document is the view's`() throws {
    let found = try compare(try fixture()) { $0.attributes(ofScene: 0) }
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: [
    ("text=\"Fixed\"", "text=\"Other\"", "text"), ("tag=\"7\"", "tag=\"8\"", "tag"),
    ("alpha=\"0.5\"", "alpha=\"0.6\"", "alpha"), ("hidden=\"NO\"", "hidden=\"YES\"", "hidden"),
    ("pointSize=\"13\"", "pointSize=\"14\"", "fontDescription size"),
  ])
  func `a view that differs from its element is found`(
    text: String, other: String, attribute: String
  ) throws {
    let written = try #require(String(data: try fixture(), encoding: .utf8))
    let changed = written.replacingOccurrences(of: text, with: other)
    let found = try compare(Data(written.utf8)) { comparison in
      let views = comparison.elements(ofScene: 0)
      return try compare(Data(changed.utf8)) { others in
        zip(views, others.elements(ofScene: 0)).flatMap {
          DocumentExpectations($0.view, $1.element).mismatches
        }
      }
    }
    #expect(found.map(\.attribute) == [attribute])
  }

  /// Lists the mismatches of the documents that a file names, one path a line; the file is the value of
  /// `VITRINE_DOCUMENTS`, the list is written beside it.
  @Test(.enabled(if: Self.list != nil))
  func `documents in reach are listed with what differs`() throws {
    let list = try #require(Self.list)
    let bounds = UIScreen.main.bounds
    defer { DocumentComparison.leaveDevice(bounds) }
    var report = ""
    for path in try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n") {
      guard let data = FileManager.default.contents(atPath: String(path)),
        let comparison = try? DocumentComparison(data, name: "Main.storyboard")
      else {
        report += "\(path)\tunreadable\n"
        continue
      }
      for index in comparison.document.scenes.indices {
        let attributes = comparison.attributes(ofScene: index)
        let frames = comparison.solvedFrames(ofScene: index)
        report += "\(path)\tscene \(index)\t\(frames.map { "\($0.count)" } ?? "in doubt")\n"
        for line in attributes { report += "\(path)\tattribute\t\(line)\n" }
        for line in frames ?? [] { report += "\(path)\tframe\t\(line)\n" }
      }
    }
    try report.write(toFile: list + ".report", atomically: true, encoding: .utf8)
  }

  private nonisolated static let list = ProcessInfo.processInfo.environment["VITRINE_DOCUMENTS"]
}
