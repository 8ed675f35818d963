// The colours of asset catalogs: in the picker, in fields, and as what is copied.

import CXTest
import CoreGraphics
import Foundation
import Messages
import Pages
import PropertyForms
import Stage
import TestSupport
import Testing
import UIKit
import Windowing

@testable import Inspection
@testable import Preview
@testable import Studio

@MainActor @Suite(.ownScreenScale) struct CatalogColorsTests {
  private let catalog: ScratchCatalog

  init() throws {
    catalog = try ScratchCatalog()
    try catalog.add(
      "brand", ColorSet.json([1, 0, 0, 1], dark: [0, 0, 1, 1]))
    try catalog.add("ink", ColorSet.json([0, 0.5, 0, 0.5]))
    catalog.register()
  }

  private func hands(_ names: [String] = ["brand", "ink"]) throws -> StudioHands {
    let module = CatalogModule(names: names.map { catalog.name($0) })
    let hands = StudioHands(try Harness(page: try InProcessPage(PageScene(), of: module)))
    hands.pick(line: 0)
    return hands
  }

  private func openPicker(_ hands: StudioHands) throws -> ColorPicker {
    hands.click(try hands.control("Background", 16))
    return try #require(hands.harness.views(ColorPicker.self).first)
  }

  @Test func `a page tells of its catalogs' colours in both variants`() {
    ResourceSearchPath.register("/nowhere/\(catalog.name("x")).xcassets")
    let told = catalog.own(NamedColors.names)
    #expect(told == [catalog.name("brand"), catalog.name("ink")])
  }

  @Test func `a colour of the catalog is picked by its name, and the field says it`() throws {
    let hands = try hands()
    let picker = try openPicker(hands)
    let line = try #require(hands.labels(catalog.name("brand")).first)
    #expect(picker.convert(picker.bounds, to: hands.harness.stage.root).contains(line))
    hands.click(CGPoint(x: line.midX, y: line.midY))
    let shown = try #require(
      hands.harness.views(UIView.self).first { $0.backgroundColor?.catalogName != nil })
    #expect(shown.backgroundColor?.catalogName == catalog.name("brand"))
    let color = try #require(shown.backgroundColor)
    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    let fields = hands.harness.views(UITextField.self).filter { $0.text == catalog.name("brand") }
    #expect(fields.count == 2)
    // The swatch has both variants.
    let swatch = try #require(
      hands.harness.views(ColorSwatch.self).first { $0.color?.isDynamic == true })
    #expect(
      swatch.color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .red)
    hands.harness.press(.escape)
    #expect(hands.harness.views(ColorPicker.self).isEmpty)
    hands.harness.type("z", .control)
    #expect(shown.backgroundColor == .white)
  }

  @Test func `the list is searched and chosen from by keys`() throws {
    let hands = try hands()
    let picker = try openPicker(hands)
    let list = try #require(hands.harness.views(PickList.self).first)
    #expect(list.isDescendant(of: picker))
    _ = list.field.becomeFirstResponder()
    hands.harness.enter(catalog.name("ink"))
    hands.harness.press(.return)
    #expect(
      hands.harness.views(UIView.self).contains {
        $0.backgroundColor?.catalogName == catalog.name("ink")
      })
    // A name that no colour has cannot be chosen.
    hands.harness.type("a", .control)
    hands.harness.enter("nothing of this name")
    #expect(hands.labels("Use “nothing of this name”").isEmpty)
  }

  @Test func `a name that is typed into the field sets the colour, another one is refused`() throws
  {
    let hands = try hands()
    try hands.type(catalog.name("brand"), into: "Background", 60)
    #expect(
      hands.harness.views(UIView.self).contains {
        $0.backgroundColor?.catalogName == catalog.name("brand")
      })
    try hands.type("Nobody", into: "Background", 60)
    let reasons = hands.harness.views(UILabel.self).compactMap(\.text)
    #expect(reasons.contains { $0.contains("Nobody") && $0.contains("named:") })
  }

  @Test func `it is copied by its name in each form, and pasted back`() throws {
    let hands = try hands()
    let studio = hands.harness.session.studio
    let text = ValueNotation.text(ofCatalogColor: catalog.name("brand"))
    #expect(studio.set("backgroundColor", to: text))
    studio.perform(.copy(.swift))
    #expect(
      UIPasteboard.general.string
        == "view.backgroundColor = UIColor(named: \"\(catalog.name("brand"))\")\n")
    let swift = UIPasteboard.general.string
    studio.perform(.copy(.runtimeAttributes))
    #expect(
      UIPasteboard.general.string?.contains(
        "<color key=\"value\" name=\"\(catalog.name("brand"))\"/>") == true)
    let attributes = UIPasteboard.general.string
    studio.perform(.copy(.json))
    #expect(UIPasteboard.general.string?.contains("\"\(text)\"") == true)
    for copied in [swift, attributes, UIPasteboard.general.string] {
      #expect(studio.set("backgroundColor", to: "#ffffff"))
      studio.paste(copied)
      #expect(
        hands.harness.views(UIView.self).contains {
          $0.backgroundColor?.catalogName == catalog.name("brand")
        })
    }
  }

  @Test func `a layer's colour keeps the name, and is copied as one that may be missing`() throws {
    let hands = try hands()
    let studio = hands.harness.session.studio
    #expect(
      studio.set("layer.borderColor", to: ValueNotation.text(ofCatalogColor: catalog.name("brand")))
    )
    #expect(
      hands.harness.views(UITextField.self).contains { $0.text == catalog.name("brand") })
    studio.perform(.copy(.swift))
    #expect(
      UIPasteboard.general.string
        == "view.layer.borderColor = UIColor(named: \"\(catalog.name("brand"))\")?.cgColor\n")
  }

  @Test func `a catalog's colour with an opacity is typed, copied, pasted, and slid in the picker`()
    throws
  {
    let hands = try hands()
    let studio = hands.harness.session.studio
    let brand = catalog.name("brand")
    func shown() -> UIColor? {
      hands.harness.views(UIView.self).compactMap(\.backgroundColor)
        .first { $0.original?.catalogName == brand }
    }
    try hands.type("\(brand) 80%", into: "Background", 60)
    let color = try #require(shown())
    #expect(abs(color.rgba.alpha - 0.8) < 1e-9)
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(red: 0, green: 0, blue: 1, alpha: 0.8))
    #expect(hands.harness.views(UITextField.self).contains { $0.text == "\(brand) 80%" })
    for (form, part) in [
      (PropertyForm.swift, "UIColor(named: \"\(brand)\")?.withAlphaComponent(0.8)\n"),
      (.json, "\"named:\(brand) 80%\""),
    ] {
      studio.perform(.copy(form))
      let copied = UIPasteboard.general.string
      #expect(copied?.contains(part) == true, "\(copied ?? "nothing")")
      #expect(studio.set("backgroundColor", to: "#ffffff"))
      #expect(shown() == nil)
      studio.paste(copied)
      #expect(try #require(shown()).rgba.alpha == 0.8)
    }
    // The bar of alpha keeps the name.
    let picker = try openPicker(hands)
    let bar = try #require(
      picker.subviews.compactMap { $0 as? ColorBar }.max { $0.frame.minY < $1.frame.minY })
    let area = bar.convert(bar.bounds, to: hands.harness.stage.root)
    hands.click(CGPoint(x: area.midX, y: area.midY))
    #expect(abs(try #require(shown()).rgba.alpha - 0.5) < 0.02)
  }

  @Test func `runtime attributes are copied with the resources of their colours, and pasted`()
    throws
  {
    let hands = try hands()
    let studio = hands.harness.session.studio
    let brand = catalog.name("brand")
    #expect(studio.set("backgroundColor", to: "named:\(brand)"))
    #expect(studio.set("tintColor", to: "systemTeal"))
    studio.perform(.copy(.runtimeAttributes))
    let copied = try #require(UIPasteboard.general.string)
    #expect(
      copied.hasSuffix(
        """
        </userDefinedRuntimeAttributes>
        <resources>
            <namedColor name="\(brand)">
                <color red="1" green="0" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/>
            </namedColor>
            <systemColor name="systemTealColor">
                <color red="0.18823529411764706" green="0.6901960784313725" \
        blue="0.7803921568627451" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </systemColor>
        </resources>

        """), "\(copied)")
    #expect(studio.set("backgroundColor", to: "#ffffff"))
    studio.paste(copied)
    #expect(
      hands.harness.views(UIView.self).contains { $0.backgroundColor?.catalogName == brand })
  }

  @Test(arguments: [("brand", true), ("ink", false)])
  func `a faded colour is copied by its components, and the line says where dark is lost`(
    words: String, hasDark: Bool
  ) throws {
    let hands = try hands()
    let studio = hands.harness.session.studio
    #expect(studio.set("backgroundColor", to: "named:\(catalog.name(words)) 80%"))
    studio.perform(.copy(.runtimeAttributes))
    let copied = try #require(UIPasteboard.general.string)
    #expect(copied.contains("alpha=\"0.8\"") && !copied.contains("<resources>"), "\(copied)")
    #expect(
      hands.harness.session.panels.toast?.text
        == "Copied 1 value as runtime attributes" + (hasDark ? ", backgroundColor as in light" : "")
    )
  }

  @Test func `a colour whose own name ends as an opacity does is told from one with an opacity`() {
    let colors = PageColors([
      PageColor(name: "Black 50%", light: "#00000080", dark: nil),
      PageColor(name: "Brand", light: "#ff0000", dark: "#0000ff"),
    ])
    #expect(colors.text(typed: "Black 50%") == "named:\"Black 50%\"")
    #expect(colors.text(typed: "Brand 50%") == "named:Brand 50%")
    #expect(colors.text(typed: "Nobody 50%") == nil)
    // Also without quotes, as other files may have it.
    #expect(colors.color("named:Black 50%")?.rgba.alpha == 128.0 / 255)
    #expect(colors.color("named:\"Black 50%\" 20%")?.rgba.alpha == 0.2)
    #expect(colors.text("named:Brand", alpha: 0.25) == "named:Brand 25%")
    #expect(colors.text("named:Brand 25%", alpha: 1) == "named:Brand")
    #expect(PageColors.name(in: "named:\"Black 50%\" 20%") == "Black 50% 20%")
  }

  @Test func `without a catalog the picker has no list`() throws {
    let hands = try hands([])
    _ = try openPicker(hands)
    #expect(hands.harness.views(PickList.self).isEmpty)
  }

  @Test(arguments: ["light", "dark"]) func `the catalog's colours in the picker`(
    style: String
  ) throws {
    let hands = try hands([])
    let studio = hands.harness.session.studio
    studio.style = style == "dark" ? .dark : .light
    let colors = PageColors([
      PageColor(name: "Brand", light: "#e6334d", dark: "#ff7380"),
      PageColor(name: "Glass", light: "#3366e680", dark: "#80b3ff80"),
      PageColor(name: "Theme/Ink", light: "#1a1a26", dark: "#ebebf2"),
      PageColor(name: "Sun", light: "#ffcc1a", dark: nil),
    ])
    let search = try #require(hands.harness.views(InspectorPanel.self).first).search
    studio.open(
      ColorPicker(.red, text: "named:Theme/Ink", of: colors) { _ in }, at: search)
    hands.harness.frame()
    let list = try #require(hands.harness.views(PickList.self).first)
    let area = list.convert(list.bounds, to: hands.harness.stage.root)
    let screen = hands.harness.screen()
    let part = PixelBuffer(width: Int(area.width), height: Int(area.height))
    for y in 0..<part.height {
      for x in 0..<part.width { part[x, y] = screen[Int(area.minX) + x, Int(area.minY) + y] }
    }
    expectGolden(named: "catalog-colors-\(style)", of: part, showsText: true)
  }

  @Test(arguments: [0, 60, 120, 200, 300])
  func `a picker in a low window leaves out what it has no room for`(missing: CGFloat) throws {
    let colors = PageColors((1...9).map { PageColor(name: "c\($0)", light: "#ff0000", dark: nil) })
    RecentColors.clear()
    let picker = ColorPicker(.red, text: "#ff0000", of: colors) { _ in }
    var size = picker.sizeThatFits(.zero)
    size.height -= missing
    picker.frame.size = size
    picker.layoutIfNeeded()
    #expect(
      picker.subviews.allSatisfy { $0.isHidden || picker.bounds.contains($0.frame) })
    let list = try #require(picker.subviews.first { $0 is PickList })
    #expect(list.isHidden == (missing > 100))
    #expect(picker.subviews.contains { $0 is ColorSwatch && !$0.isHidden } == (missing < 250))
  }

  @Test func `colours without components and without a name are left out`() {
    let colors = PageColors([
      PageColor(name: "bad", light: "red?", dark: nil),
      PageColor(name: "", light: "#ff0000", dark: nil),
      PageColor(name: "good", light: "#ff0000", dark: "none"),
    ])
    #expect(colors.names == ["good"])
    #expect(colors.color("named:good") == .red && colors.color("named:bad") == nil)
    #expect(colors.text(typed: "good") == "named:good" && colors.text(typed: "bad") == nil)
    #expect(colors.text(typed: "red") == "red")
  }
}

/// The same behind an agent, in a real window.
@Suite(.serialized) struct CatalogColorsLiveTests {
  private func save(_ live: LiveProgram, _ comment: String) throws {
    try live.save(
      "tone",
      members: """
        // \(comment)
        @IBInspectable var tone: UIColor = .green { didSet { backgroundColor = tone } }
        """)
  }

  @Test func `a catalog's colour is typed, kept over a save, taken back, and written by its name`()
    throws
  {
    let live = try LiveProgram()
    let hands = live.program.hands
    let set = live.program.folder + "/Assets.xcassets/brand.colorset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    try ColorSet.json([1, 0, 0, 1], dark: [0, 0, 1, 1])
      .write(toFile: set + "/Contents.json", atomically: true, encoding: .utf8)
    try save(live, "first")
    #expect(live.shows(0x00FF00), "\(live.program.said)")
    #expect(live.selectInStudio())
    hands.pause(seconds: 0.3)
    for _ in 0..<3 { hands.press(XK_Up) }
    live.findInStudio([XK_t, XK_o, XK_n, XK_e])
    // The swatch comes first.
    hands.press(XK_Tab)
    for key in [XK_b, XK_r, XK_a, XK_n, XK_d, XK_Return] { hands.press(key) }
    #expect(live.showsInStudio(0xFF0000), "\(live.program.said)")
    live.endTyping()
    try save(live, "second")
    hands.pause(seconds: 3)
    #expect(live.showsInStudio(0xFF0000), "\(live.program.said)")
    hands.press(XK_z, holding: [XK_Control_L])
    #expect(live.showsInStudio(0x00FF00), "\(live.program.said)")
    hands.press(XK_z, holding: [XK_Control_L, XK_Shift_L])
    #expect(live.showsInStudio(0xFF0000), "\(live.program.said)")
    hands.press(XK_s, holding: [XK_Control_L, XK_Shift_L])
    hands.pause(seconds: 1.5)
    hands.press(XK_Return)
    let file = live.program.folder + "/Dial.swift"
    #expect(
      live.waits {
        (try? String(contentsOfFile: file, encoding: .utf8))?
          .contains("var tone: UIColor = UIColor(named: \"brand\")! {") == true
      })
    hands.pause(seconds: 3)
    #expect(live.showsInStudio(0xFF0000), "\(live.program.said)")
  }
}
