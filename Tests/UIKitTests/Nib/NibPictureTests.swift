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

  private func document() throws -> NibElement {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Sheet.xib")
    let root = try NibElement.parse(Data(contentsOf: url))
    return NibTree.prepared(root, name: "Sheet")
  }

  @Test func `the kinds of a document look as they should`() throws {
    pixelsInstalled
    let element = try #require(document().child("objects")?.child("view"))
    let sheet = make(element)
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
}
