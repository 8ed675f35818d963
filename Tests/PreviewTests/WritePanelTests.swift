// The panel of changes: values to choose from, long lines, the way to a view that can be written.

import CoreGraphics
import Foundation
import Messages
import Testing
import UIKit

@testable import Studio

@MainActor @Suite(.ownScreenScale) struct WritePanelTests {
  private let change = FileChange(
    path: "Dial.swift", before: Data("var a = 1\nvar b = 1\n".utf8),
    after: Data("var a = 2\nvar b = 2\n".utf8), values: ["a = 2", "b = 2"])

  private func words(_ view: UIView) -> [String] {
    if view.isHidden { return [] }
    return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(words)
  }

  private func laidOut(_ panel: WritePanel, width: CGFloat = 640) -> WritePanel {
    panel.frame.size = panel.sizeThatFits(CGSize(width: width + 24, height: 600))
    panel.layoutIfNeeded()
    return panel
  }

  @Test func `a value is taken out by Space, and nothing is written without any`() {
    let panel = laidOut(WritePanel(.success([change]), values: ["a = 2", "b = 2"]))
    var heard: [Set<Int>] = []
    panel.onChoose = { heard.append($0) }
    var writes = 0
    panel.onWrite = { writes += 1 }
    for name in [FieldKey.Name.down, .down, .space] { _ = panel.take(FieldKey(name: name)) }
    #expect(heard == [[0]])
    _ = panel.take(FieldKey(name: .enter))
    #expect(writes == 1)
    for name in [FieldKey.Name.up, .space] { _ = panel.take(FieldKey(name: name)) }
    #expect(heard == [[0], []])
    #expect(words(panel).contains("Nothing is chosen"))
    _ = panel.take(FieldKey(name: .enter))
    #expect(writes == 1)
  }

  @Test func `the panel shows the changes of what is chosen, and why there are none`() {
    let panel = laidOut(WritePanel(.success([change]), values: ["a = 2", "b = 2"]))
    var one = change
    one.values = ["a = 2"]
    panel.show(.success([one]))
    #expect(words(panel).contains("Write 1 value into Dial.swift?"))
    panel.show(.failure(Failure(.badData, "b has no default")))
    panel.layoutIfNeeded()
    #expect(words(panel).contains("Not written") && words(panel).contains("b has no default"))
    #expect(!words(panel).contains("Write"))
  }

  @Test func `one value has no box`() {
    let panel = laidOut(WritePanel(.success([change]), values: ["a = 2"]))
    #expect(!words(panel).contains("a = 2"))
  }

  @Test(arguments: [200.0, 330, 640]) func `a long line goes on below, and no character is lost`(
    width: Double
  ) {
    let line = "let words = \"" + String(repeating: "Wien 維也納 ", count: 20) + "\""
    let change = FileChange(
      path: "A.swift", before: Data(), after: Data(line.utf8), values: ["words"])
    let views = DiffLines.views(of: change, width: CGFloat(width))
    let pieces = views.dropFirst().flatMap(words).filter { !["1", "↪", "+", "−"].contains($0) }
    #expect(pieces.joined().contains(line))
    #expect(pieces.count > 2)
    for view in views {
      view.frame = CGRect(x: 0, y: 0, width: width, height: DiffLines.height(of: view))
      view.layoutIfNeeded()
      for case let label as UILabel in view.subviews where pieces.contains(label.text ?? "") {
        #expect(label.intrinsicContentSize.width <= label.frame.width + 1)
      }
    }
  }

  @Test func `nothing to write leads to another view`() {
    var isLed = false
    let panel = laidOut(
      WritePanel(
        .failure(Failure(.badData, "no literal")),
        lead: WritePanel.Lead(words: "Select Dial") { isLed = true }))
    let button = panel.subviews.compactMap { $0 as? DialogButton }.first {
      words($0).contains("Select Dial")
    }
    button?.sendActions(for: .touchUpInside)
    #expect(isLed)
  }
}
