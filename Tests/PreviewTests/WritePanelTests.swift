// The panel of changes: values to choose from, why some are not written, long lines, long lists.

import CoreGraphics
import Foundation
import Messages
import Testing
import UIKit
import Windowing

@testable import Pages
@testable import Preview
@testable import Studio

@MainActor @Suite(.ownScreenScale) struct WritePanelTests {
  private let change = FileChange(
    path: "Dial.swift", before: Data("var a = 1\nvar b = 1\n".utf8),
    after: Data("var a = 2\nvar b = 2\n".utf8), values: ["a = 2", "b = 2"])
  private let items = ["a = 2", "b = 2"].map { WriteItem(view: "Dial", group: 0, words: $0) }

  private func words(_ view: UIView) -> [String] {
    if view.isHidden { return [] }
    return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(words)
  }

  private func laidOut(_ panel: WritePanel, width: CGFloat = 640) -> WritePanel {
    panel.frame.size = panel.sizeThatFits(CGSize(width: width + 24, height: 600))
    panel.layoutIfNeeded()
    return panel
  }

  private func press(_ panel: WritePanel, _ names: FieldKey.Name...) {
    for name in names { _ = panel.take(FieldKey(name: name)) }
  }

  @Test func `a value is taken out by Space, and nothing is written without any`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 700, height: 600))
    var content = WritePanel.Content(chosen: [0, 1], changes: [change])
    let panel = WritePanel(content, items: items)
    window.addSubview(laidOut(panel))
    var heard: [Int] = []
    panel.onToggle = { heard.append($0) }
    var writes = 0
    panel.onWrite = { writes += 1 }
    press(panel, .down, .down, .space)
    #expect(heard == [1])
    press(panel, .enter)
    #expect(writes == 1)
    press(panel, .up, .space)
    #expect(heard == [1, 0])
    content = WritePanel.Content()
    panel.show(content)
    #expect(words(panel).contains("No values chosen"))
    press(panel, .enter)
    #expect(writes == 1)
  }

  @Test func `the panel shows the changes of what is chosen, and why there are none`() {
    let panel = laidOut(
      WritePanel(WritePanel.Content(chosen: [0, 1], changes: [change]), items: items))
    var one = change
    one.values = ["a = 2"]
    panel.show(
      WritePanel.Content(
        chosen: [0], files: [0: "Dial.swift"],
        reasons: [1: WriteReason(sentence: "b has no default")], changes: [one]))
    panel.layoutIfNeeded()
    #expect(words(panel).contains("Write 1 value into Dial.swift?"))
    #expect(words(panel).contains("b has no default") && words(panel).contains("Dial.swift"))
    panel.show(WritePanel.Content(failure: Failure(.badData, "no file")))
    panel.layoutIfNeeded()
    #expect(words(panel).contains("Not written") && words(panel).contains("no file"))
    #expect(!words(panel).contains("Write"))
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

  @Test func `a long line goes on between words, not in them`() {
    let line = "    var lineWidth: CGFloat = 40 { didSet { setNeedsLayout(); setNeedsDisplay() } }"
    let change = FileChange(
      path: "A.swift", before: Data(), after: Data(line.utf8), values: ["lineWidth"])
    for width in stride(from: 260.0, through: 640, by: 20) {
      let pieces = DiffLines.views(of: change, width: CGFloat(width)).dropFirst().flatMap(words)
        .filter { !["", "1", "↪", "+", "−"].contains($0) }
      #expect(pieces.joined() == line)
      #expect(pieces.dropLast().allSatisfy { $0.hasSuffix(" ") }, "\(pieces)")
    }
    // A word that is longer than the line has room for goes on in the next one.
    let word = FileChange(
      path: "A.swift", before: Data(), after: Data(String(repeating: "a", count: 200).utf8),
      values: ["a"])
    #expect(DiffLines.views(of: word, width: 300).count > 3)
  }

  @Test func `a long difference has a scroll bar, and pages`() throws {
    let text = (0..<60).map { "var a\($0) = 2\n" }.joined()
    let long = FileChange(
      path: "Dial.swift", before: Data(), after: Data(text.utf8), values: ["a = 2"])
    let panel = laidOut(WritePanel(WritePanel.Content(changes: [long])))
    let bar = try #require(panel.subviews.compactMap { $0 as? ScrollBar }.first)
    let scroll = try #require(panel.subviews.compactMap { $0 as? UIScrollView }.first)
    #expect(!bar.isHidden && scroll.contentSize.height > scroll.bounds.height)
    press(panel, .pageDown)
    #expect(scroll.contentOffset.y == scroll.bounds.height - DiffLines.height)
    press(panel, .end)
    #expect(scroll.contentOffset.y == scroll.contentSize.height - scroll.bounds.height)
    press(panel, .pageUp, .home)
    #expect(scroll.contentOffset.y == 0)
    bar.drag(to: CGPoint(x: 5, y: bar.bounds.height), isContinued: false)
    #expect(scroll.contentOffset.y == scroll.contentSize.height - scroll.bounds.height)
    let short = laidOut(WritePanel(WritePanel.Content(changes: [change])))
    #expect(short.subviews.contains { $0 is ScrollBar && $0.isHidden })
  }
}

/// Which values are written, and what the page's answers make of them.
@MainActor struct WriteSheetTests {
  private func value(_ name: String, view: Int) -> UnwrittenValue {
    UnwrittenValue(
      path: NodePath(indices: [view]),
      view: PageNode(
        id: view, className: "Dial", readableName: "Dial", size: [1, 1], corners: []),
      group: PropertyGroup(name: "Dial", isInspectable: true, properties: []),
      property: PageProperty(
        name: name, readableName: name.uppercased(), kind: "number", value: "2", isChanged: true),
      text: "2")
  }

  @Test(arguments: [
    ("insets", "8,16,16,4", "top 8, left 16, bottom 16, right 4"),
    ("directionalInsets", "1,2,3,4", "top 1, leading 2, bottom 3, trailing 4"),
    ("point", "0.5,1", "x 0.5, y 1"), ("rect", "0,0,3,4", "x 0, y 0, width 3, height 4"),
    ("size", "1", "1"), ("string", "a,b", "a,b"),
  ])
  func `a value of several parts names them`(kind: String, text: String, words: String) {
    var value = value("a", view: 0)
    (value.property.kind, value.text) = (kind, text)
    #expect(value.words == words)
  }

  @Test func `what cannot be written is taken out with its reason, and asked for again`() {
    let values = [value("a", view: 0), value("b", view: 0), value("a", view: 1)]
    var plan = WritePlan()
    plan.changes = [FileChange(path: "A", before: Data(), after: Data([1]), values: ["a"])]
    plan.paths = [0: "/x/A.swift", 1: "/x/A.swift"]
    plan.refusals = [2: .failed(Failure(.badData, "taken"))]
    var sheet = WriteSheet(values, answer: .success(plan)) {
      WriteReason(sentence: "\($0.property.name): \($1.failure.message)")
    }
    #expect(sheet.items.map(\.group) == [0, 0, 1] && sheet.items[1].words == "B = 2")
    #expect(sheet.content.chosen == [0, 1] && sheet.content.files == [0: "A.swift", 1: "A.swift"])
    #expect(sheet.content.reasons[2]?.sentence == "a: taken")
    #expect(!sheet.hasNothingToDo)
    let first = sheet.toggle(2)
    #expect(first == values && sheet.content.reasons.isEmpty)
    let second = sheet.toggle(0)
    // The answer to the choice before comes too late.
    let isLate = sheet.take(.success(plan), of: first)
    plan.refusals = [:]
    let isTaken = sheet.take(.success(plan), of: second)
    #expect(!isLate && isTaken)
    #expect(sheet.written == Array(values[1...]))
  }
}

/// Values that no file has a place for.
@MainActor @Suite(.ownScreenScale) struct WriteRefusalTests {
  private func words(_ hands: StudioHands) -> [String] {
    hands.harness.views(UILabel.self).compactMap(\.text)
  }

  private func property(
    _ name: String, _ kind: String, value: String? = nil
  ) -> PageProperty {
    PageProperty(name: name, readableName: name, kind: kind, value: value)
  }

  @Test func `a class's setting of the same name, or with the same value, leads to an inner one`() {
    let groups = [
      PropertyGroup(
        name: "Card", isInspectable: true,
        properties: [
          property("buttonTitle", "string"), property("cornerRadius", "number", value: "10"),
          property("tone", "color", value: "#30b0c7"), property("width", "number", value: "4"),
        ]),
      PropertyGroup(name: "Layer", isInspectable: false, properties: [property("alpha", "number")]),
    ]
    func leading(_ name: String, _ kind: String, first: String? = nil) -> String? {
      LeadingProperty.of(property(name, kind), first: first, among: groups)?.name
    }
    #expect(leading("layer.cornerRadius", "number") == "cornerRadius")
    #expect(leading("title", "string") == "buttonTitle")
    #expect(leading("backgroundColor", "color", first: "#30b0c7") == "tone")
    #expect(leading("backgroundColor", "color", first: "#ffffff") == nil)
    #expect(leading("alpha", "number", first: "4") == nil)
    #expect(leading("layer.cornerRadius", "string") == nil)
  }

  @Test func `the value goes over to the class that makes the view, as one step`() throws {
    let page = WritablePage(try InProcessPage(PageScene(), of: CardModule()))
    let hands = StudioHands(try Harness(page: page))
    page.plan = { values in
      var plan = WritePlan()
      for index in values.indices where values[index].view.className != "CardView" {
        plan.refusals[index] = .noPlace(Failure(.badData, "there is no literal to write"))
      }
      return plan
    }
    let card = try #require(hands.harness.views(CardView.self).first)
    let radius = card.badge.layer.cornerRadius
    hands.pick(line: 1)
    #expect(hands.harness.session.studio.set("layer.cornerRadius", to: "20"))
    hands.harness.type("s", [.control, .shift])
    #expect(page.asked.map(\.value.text) == ["20"])
    #expect(!words(hands).contains { $0.contains("literal") }, "\(words(hands))")
    let offer = try #require(
      words(hands).first { $0.hasPrefix("Set ") && $0.hasSuffix("of Card View instead") },
      "\(words(hands))")
    let place = try #require(hands.labels(offer).first)
    hands.click(CGPoint(x: place.midX, y: place.midY))
    hands.harness.frame()
    #expect(card.radius == 20 && card.badge.layer.cornerRadius == 20)
    #expect(!hands.labels("Card View  180 × 180").isEmpty, "\(words(hands))")
    hands.harness.type("z", .control)
    #expect(card.badge.layer.cornerRadius == 20 && card.radius != 20)
    #expect(radius != 20)
  }
}
