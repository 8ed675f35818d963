// Copying a view's changes and pasting them onto another one.

import CoreGraphics
import Designables
import Foundation
import Messages
import PropertyForms
import Stage
import Studio
import TestSupport
import Testing
import UIKit
import Windowing

@testable import Preview

@MainActor @Suite(.ownScreenScale, .serialized) struct StudioTransferTests {
  /// The gradient is selected, and has an angle and a colour of a person's.
  private func changed() throws -> StudioHands {
    let hands = try StudioHands()
    hands.pick(line: 0)
    #expect(hands.harness.session.studio.set("angle", to: "45"))
    #expect(hands.harness.session.studio.set("startColor", to: "#ff660080"))
    return hands
  }

  private func said(_ hands: StudioHands) -> [String] {
    hands.harness.views(UILabel.self).compactMap(\.text)
  }

  private nonisolated static let keys: [(PropertyForm, Character)] = [
    (.swift, "c"), (.runtimeAttributes, "x"), (.json, "j"),
  ]

  @Test(arguments: keys)
  func `a key copies the changes, and Control-V sets them as one step`(
    form: PropertyForm, key: Character
  ) throws {
    let hands = try changed()
    let gradient = try hands.harness.gradient
    hands.harness.type(key, [.control, .shift])
    #expect(said(hands).contains("Copied 2 values as \(form.words)"))
    let changed = hands.harness.screen()
    hands.harness.runScheduled()
    for _ in 0..<2 { hands.harness.type("z", .control) }
    #expect(gradient.angle == 270)
    hands.harness.type("v", .control)
    #expect(gradient.angle == 45)
    #expect(said(hands).contains("Pasted 2 values from \(form.words)"))
    #expect(hands.harness.screen()[500, 150] == changed[500, 150])
    hands.harness.type("z", .control)
    #expect(gradient.angle == 270)
    #expect(said(hands).contains("Undone: 2 values"))
    hands.harness.type("z", [.control, .shift])
    #expect(gradient.angle == 45)
  }

  @Test func `while a field is edited Control-C copies its text, with Shift the changes`() throws {
    let hands = try changed()
    hands.click(try hands.control("Angle", 60))
    hands.harness.type("c", .control)
    #expect(UIPasteboard.general.string == "45")
    hands.harness.type("c", [.control, .shift])
    #expect(UIPasteboard.general.string?.contains("gradientView.angle = 45") == true)
    hands.harness.type("x", [.control, .shift])
    #expect(UIPasteboard.general.string?.contains("keyPath=\"angle\"") == true)
  }

  @Test func `Swift names the view after its class`() throws {
    let hands = try changed()
    hands.harness.type("c", [.control, .shift])
    #expect(
      UIPasteboard.general.string == """
        gradientView.startColor = UIColor(red: 1, green: 0.4, blue: 0, alpha: 0.5)
        gradientView.angle = 45

        """)
  }

  @Test func `the changes of all views are copied at once, each with its name`() throws {
    let hands = try changed()
    hands.pick(line: 2)
    #expect(hands.harness.session.studio.set("alpha", to: "0.5"))
    hands.harness.session.studio.perform(.copyAll(.swift))
    #expect(said(hands).contains("Copied 3 values of 2 views as Swift"))
    #expect(
      UIPasteboard.general.string?.hasPrefix(
        """
        gradientView.startColor = UIColor(red: 1, green: 0.4, blue: 0, alpha: 0.5)
        gradientView.angle = 45


        """) == true, "\(UIPasteboard.general.string ?? "")")
    hands.harness.session.studio.perform(.copyAll(.runtimeAttributes))
    let attributes = UIPasteboard.general.string ?? ""
    #expect(attributes.hasPrefix("<!-- LD Gradient View -->\n<userDefinedRuntimeAttributes>"))
    #expect(attributes.components(separatedBy: "<!--").count == 3)
    hands.harness.session.studio.perform(.copyAll(.json))
    let json = try #require(UIPasteboard.general.string)
    let list = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    #expect(list?.count == 2 && list?[0]["class"] as? String == "LDGradientView", "\(json)")
    #expect((list?[0]["values"] as? [String: Any])?["angle"] as? Double == 45)
    hands.harness.type("v", .control)
    #expect(said(hands).contains("Not pasted: the text is of 2 views, not of one"))
    // Without a selection the keys mean all views.
    for _ in 0..<3 { hands.harness.press(.escape) }
    UIPasteboard.general.string = ""
    hands.harness.type("j", [.control, .shift])
    #expect(UIPasteboard.general.string == json)
  }

  @Test(arguments: [
    ("angle = 12\nstartColor = 7", "Not pasted: “7” is not a value for startColor"),
    ("hello", "Not pasted: line 1: this is no assignment"),
    ("{\"depth\": 1}", "Not pasted: the view has no property “depth”"),
    ("", "Not pasted: nothing was copied"),
  ])
  func `a wrong text changes nothing and says why`(text: String, reason: String) throws {
    let hands = try changed()
    UIPasteboard.general.string = text
    hands.harness.type("v", .control)
    #expect(try hands.harness.gradient.angle == 45)
    #expect(said(hands).contains { $0.hasPrefix(reason) }, "\(said(hands))")
    hands.harness.type("z", .control)
    hands.harness.type("z", .control)
    #expect(try hands.harness.gradient.angle == 270)
  }

  @Test func `a view without changes copies nothing`() throws {
    let hands = try StudioHands()
    hands.pick(line: 0)
    UIPasteboard.general.string = "before"
    hands.harness.type("j", [.control, .shift])
    #expect(UIPasteboard.general.string == "before")
    #expect(said(hands).contains("LD Gradient View: nothing has changed"))
  }

  @Test func `Return writes the shown changes, unless the file is another meanwhile`() throws {
    let scratch = try Scratch()
    try scratch.write("let a = 1\n", to: "A.swift")
    let path = scratch.path + "/A.swift"
    func present() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
    let change = FileChange(
      path: path, before: Data("let a = 1\n".utf8), after: Data("let a = 2\n".utf8),
      values: ["a = 2"])
    let hands = try StudioHands()
    hands.harness.session.studio.show([change])
    hands.harness.press(.escape)
    #expect(try present() == "let a = 1\n")
    hands.harness.session.studio.show([change])
    hands.harness.press(.return)
    #expect(try present() == "let a = 2\n")
    #expect(said(hands).contains("Wrote 1 value into A.swift"))
    hands.harness.session.studio.show([change])
    hands.harness.press(.return)
    #expect(try present() == "let a = 2\n")
    #expect(said(hands).contains("\(path) was changed meanwhile: nothing is written"))
  }

  @Test func `the gallery's views say that they cannot be written`() throws {
    let hands = try changed()
    hands.harness.type("s", [.control, .shift])
    #expect(said(hands).contains("Not written"))
    #expect(said(hands).contains { $0.hasPrefix("the gallery is a part of the program") })
    hands.harness.press(.escape)
    #expect(!said(hands).contains("Not written"))
  }

  @Test func `the inspector's list has the same commands with their keys`() throws {
    let hands = try changed()
    let title = try #require(hands.labels("LD Gradient View").first { $0.minX > 700 })
    hands.click(CGPoint(x: 1100 - 28, y: title.minY + 18))
    let row = try #require(hands.labels("Copy changes as JSON").first)
    #expect(!hands.labels("Shift-Control-J").isEmpty)
    hands.click(CGPoint(x: row.midX, y: row.midY))
    #expect(UIPasteboard.general.string?.contains("\"angle\": 45") == true)
  }
}
