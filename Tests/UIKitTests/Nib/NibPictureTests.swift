// One picture of many kinds of views, made of a document.

import CoreGraphics
import Foundation
import InterfaceDocuments
import Rasterizer
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite struct NibPictureTests {
  /// Makes a view with its subviews and its parts, without constraints.
  private func make(_ element: NibElement) -> UIView {
    let view = NibViews.make(element, "sheet")
    let builder = NibBuilder(
      makeView: { make($0) }, register: { _, _ in }, makeCopy: { make($0) })
    NibParts.add(to: view, element, builder)
    let parts = NibParts.views(of: view, element)
    var (parent, lines) = (view, element.child("subviews")?.children ?? [])
    if let content = element.value("contentView"), let inner = NibViews.contentView(of: view) {
      NibViews.setAttributes(of: inner, content)
      (parent, lines) = (inner, content.child("subviews")?.children ?? [])
    }
    for line in lines {
      if let part = parts[line.attributes["id"] ?? ""] {
        NibViews.setAttributes(of: part, line)
      } else if let stack = parent as? UIStackView {
        stack.addArrangedSubview(make(line))
      } else {
        parent.addSubview(make(line))
      }
    }
    return view
  }

  private func document() throws -> Data {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Sheet.xib")
    return try Data(contentsOf: url)
  }

  /// The document's outermost view; nil where it has none.
  private func sheet(_ document: Data) throws -> UIView? {
    let root = NibTree.prepared(try NibElement.parse(document), name: "Sheet")
    return root.child("objects")?.child("view").map { make($0) }
  }

  @Test func `the kinds of a document look as they should`() throws {
    pixelsInstalled
    let sheet = try #require(try sheet(try document()))
    sheet.outputScale = 1
    sheet.layoutIfNeeded()
    let size = sheet.bounds.size
    let context = CGContext(recordingSize: size, scale: 1)
    _ = sheet.layer.layoutAndDisplayIfNeeded()
    sheet.layer.render(in: context)
    let pixels = PictureRasterizer.current.rasterize(
      context.displayList, width: Int(size.width), height: Int(size.height), transform: .identity)
    expectGolden(
      named: "document-kinds", of: pixels, showsText: true,
      maximumBytes: 48 * 1024, because: "every visible kind of documents on one sheet")
  }

  /// Values of the document changed at random: none brings its reading down.
  @Test func `any values are read or refused`() throws {
    let good = String(decoding: try document(), as: UTF8.self)
    let values = good.ranges(of: /"[^"]*"/)
    let wrong = [
      "\"\"", "\"-1\"", "\"1e300\"", "\"-1e300\"", "\"nan\"", "\"YES\"", "\"99999999999999999999\"",
      "\"inf\"", "\"no such name\"", "\"0.0\"",
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      var text = good
      // From the end, so that the other ranges stay valid.
      for range in values.shuffled(using: &generator).prefix(6).sorted(by: {
        $0.lowerBound > $1.lowerBound
      }) {
        text.replaceSubrange(range, with: wrong.randomElement(using: &generator) ?? "\"\"")
      }
      // A document that is refused says why.
      (try? sheet(Data(text.utf8)))??.layoutIfNeeded()
    }
  }
}
