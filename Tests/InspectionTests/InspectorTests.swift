// Finding and setting properties by name.

import CoreGraphics
import Inspection
import Messages
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct InspectorTests {
  private final class Gauge: UIView {
    var level: CGFloat = 0
    var count = 3
    var ratio: Float = 0.5
    var caption: String?
  }

  private let inspector = Inspector([
    DesignableDescription(
      Gauge.self,
      inspectables: [
        Inspectable("level", \Gauge.level),
        Inspectable("count", \Gauge.count),
        Inspectable("ratio", \Gauge.ratio),
        Inspectable("caption", \Gauge.caption),
      ]
    ) { Gauge(frame: $0) },
    DesignableDescription(UIButton.self) { UIButton(frame: $0) },
    DesignableDescription(UILabel.self) { UILabel(frame: $0) },
  ])

  private func set(_ assignment: String, on view: UIView) throws {
    try inspector.apply(try Assignment(assignment), to: view)
  }

  private func value(_ name: String, of view: UIView) throws -> String {
    let property = try #require(inspector.properties(of: view).first { $0.name == name })
    return ValueText.text(try #require(property.value(of: view)))
  }

  @Test func `an assignment names a property, or a class and a property`() throws {
    let plain = try Assignment("level=1=2")
    #expect(plain.className == nil)
    #expect(plain.property == "level")
    #expect(plain.text == "1=2")
    let classed = try Assignment("Gauge.layer.cornerRadius=4")
    #expect(classed.className == "Gauge")
    #expect(classed.property == "layer.cornerRadius")
  }

  @Test(arguments: ["\u{301}x", "\u{200D}", "\u{FE0F}"])
  func `a text may begin with a combining mark`(text: String) throws {
    let assignment = try Assignment("caption=" + text)
    #expect(assignment.property == "caption")
    #expect(assignment.text.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: ["level", "=3", "Gauge.=3", ""])
  func `what is not an assignment is refused`(text: String) {
    #expect(throws: InspectionError.notAnAssignment(text)) { try Assignment(text) }
  }

  @Test func `inspectables come first, in the order of declaration`() {
    let names = inspector.properties(of: Gauge(frame: .zero)).map(\.name)
    #expect(names.prefix(4) == ["level", "count", "ratio", "caption"])
    #expect(names.contains("alpha"))
    #expect(names.contains("layer.cornerRadius"))
    #expect(!names.contains("title"))
    #expect(Set(names).count == names.count)
  }

  @Test func `inspectables are set through their types`() throws {
    let gauge = Gauge(frame: .zero)
    try set("level=2.5", on: gauge)
    try set("count=-7", on: gauge)
    try set("caption=hello = world", on: gauge)
    #expect(gauge.level == 2.5)
    #expect(gauge.count == -7)
    #expect(gauge.caption == "hello = world")
    try set("caption=nil", on: gauge)
    #expect(gauge.caption == nil)
  }

  @Test func `a number too large for its type is refused and nothing changes`() {
    let gauge = Gauge(frame: .zero)
    #expect(throws: InspectionError.self) { try set("ratio=1e300", on: gauge) }
    #expect(gauge.ratio == 0.5)
  }

  @Test(arguments: [
    ("alpha=0.25", "alpha", "0.25"), ("isHidden=yes", "isHidden", "true"),
    ("backgroundColor=#123456", "backgroundColor", "#123456"), ("tag=9", "tag", "9"),
    ("clipsToBounds=1", "clipsToBounds", "true"), ("contentMode=center", "contentMode", "center"),
    ("layer.cornerRadius=10", "layer.cornerRadius", "10"),
    ("layer.masksToBounds=true", "layer.masksToBounds", "true"),
    ("layer.borderWidth=2", "layer.borderWidth", "2"),
    ("layer.borderColor=systemRed", "layer.borderColor", "#ff3b30"),
    ("layer.shadowOffset=2,3", "layer.shadowOffset", "2,3"),
    ("layer.shadowOpacity=0.5", "layer.shadowOpacity", "0.5"),
  ])
  func `a view's built-in attributes are set and read`(
    assignment: String, name: String, written: String
  ) throws {
    let view = UIView(frame: .zero)
    try set(assignment, on: view)
    #expect(try value(name, of: view) == written)
  }

  @Test(arguments: [
    ("title=Continue", "title", "Continue"), ("titleColor=red", "titleColor", "#ff0000"),
    ("isEnabled=no", "isEnabled", "false"), ("isSelected=yes", "isSelected", "true"),
    ("isHighlighted=yes", "isHighlighted", "true"), ("fontSize=21", "fontSize", "21"),
  ])
  func `a button's built-in attributes are set and read`(
    assignment: String, name: String, written: String
  ) throws {
    let button = UIButton(frame: .zero)
    try set(assignment, on: button)
    #expect(try value(name, of: button) == written)
  }

  @Test(arguments: [
    ("text=Hello", "text", "Hello"), ("textColor=blue", "textColor", "#0000ff"),
    ("fontSize=30", "fontSize", "30"), ("textAlignment=right", "textAlignment", "right"),
    ("numberOfLines=0", "numberOfLines", "0"),
  ])
  func `a label's built-in attributes are set and read`(
    assignment: String, name: String, written: String
  ) throws {
    let label = UILabel(frame: .zero)
    try set(assignment, on: label)
    #expect(try value(name, of: label) == written)
  }

  @Test func `an unknown property names the class and what may have been meant`() {
    #expect(
      throws: InspectionError.unknownProperty("Level", className: "Gauge", near: ["level"])
    ) { try set("Level=1", on: Gauge(frame: .zero)) }
  }

  @Test func `an unknown class lists the known ones`() {
    #expect(
      throws: InspectionError.unknownClass("Gage", known: ["Gauge", "UIButton", "UILabel"])
    ) { try inspector.description(named: "Gage") }
  }

  @Test func `a bad value names itself, the property and the allowed form`() {
    #expect(
      throws: InspectionError.badValue(
        "NaN", property: "level", allowed: "a number, such as 12.5")
    ) { try set("level=NaN", on: Gauge(frame: .zero)) }
  }

  @Test func `a missing image is told from a bad value`() {
    #expect(throws: InspectionError.missingImage("x.png", property: "image")) {
      try set("image=x.png", on: UIButton(frame: .zero))
    }
  }
}
