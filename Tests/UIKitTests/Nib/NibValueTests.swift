// Values in documents: colours of every space, fonts, images, texts with attributes, runtime attributes.

import CoreGraphics
import Foundation
import ObjCRuntime
import Testing

@testable import UIKit

@MainActor @Suite struct NibValueTests {
  private func color(_ attributes: String, resources: String = "") throws -> UIColor? {
    let view = try #require(
      NibFixture.objects(
        "<view id=\"a\"><color key=\"backgroundColor\" \(attributes)/></view>",
        resources: resources
      ).first as? UIView)
    return view.backgroundColor
  }

  private func label(_ font: String) throws -> UIFont {
    try NibFixture.view(
      "<label id=\"a\"><fontDescription key=\"fontDescription\" \(font)/></label>",
      as: UILabel.self
    ).font
  }

  // MARK: Colours

  @Test(
    arguments: [
      ("white=\"0.5\" alpha=\"1\" colorSpace=\"deviceWhite\"", 0.5, 0.5, 0.5),
      (
        "white=\"0.25\" alpha=\"1\" customColorSpace=\"genericGamma22GrayColorSpace\"", 0.25, 0.25,
        0.25
      ),
      (
        "red=\"0.2\" green=\"0.4\" blue=\"0.6\" alpha=\"1\" customColorSpace=\"sRGB\"", 0.2, 0.4,
        0.6
      ),
      (
        "red=\"0.2\" green=\"0.4\" blue=\"0.6\" alpha=\"1\" colorSpace=\"deviceRGB\"", 0.2, 0.4, 0.6
      ),
      ("cyan=\"1\" magenta=\"0.5\" yellow=\"0\" black=\"0.5\" alpha=\"1\"", 0, 0.25, 0.5),
      ("white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"", 1, 1, 1),
      ("red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\" colorSpace=\"calibratedRGB\"", 1, 1, 1),
      // 0.5 to the power of 1.8 is 0.2872 of light, which sRGB writes as 0.5727.
      ("white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"", 0.5727, 0.5727, 0.5727),
      (
        "red=\"0.5\" green=\"0.5\" blue=\"0.5\" alpha=\"1\" colorSpace=\"calibratedRGB\"", 0.5727,
        0.5727, 0.5727
      ),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func `components are read in each colour space`(
    attributes: String, red: CGFloat, green: CGFloat, blue: CGFloat
  ) throws {
    let parts = try #require(color(attributes)?.cgColor.components)
    let found = parts.count == 2 ? [parts[0], parts[0], parts[0]] : Array(parts.prefix(3))
    for (part, wanted) in zip(found, [red, green, blue]) {
      #expect(abs(part - wanted) < 0.004, "\(found)")
    }
  }

  @Test func `the system's colours have three spellings`() throws {
    #expect(try color("systemColor=\"tintColor\"") == .tintColor)
    #expect(try color("cocoaTouchSystemColor=\"darkTextColor\"") == .darkText)
    #expect(
      try color("xcode11CocoaTouchSystemColor=\"systemBackgroundColor\"") == .systemBackground)
    #expect(try color("cocoaTouchSystemColor=\"scrollViewTexturedBackgroundColor\"") != nil)
    #expect(try color("colorSpace=\"custom\"") == nil)
  }

  // MARK: Fonts

  @Test func `fonts have styles, weights, slants and names`() throws {
    #expect(try label("type=\"system\" pointSize=\"12\"") == .systemFont(ofSize: 12))
    #expect(
      try label("type=\"system\" weight=\"heavy\" pointSize=\"12\"")
        == .systemFont(ofSize: 12, weight: .heavy))
    #expect(try label("type=\"boldSystem\" pointSize=\"12\"") == .boldSystemFont(ofSize: 12))
    #expect(try label("type=\"italicSystem\" pointSize=\"12\"") == .italicSystemFont(ofSize: 12))
    #expect(
      try label("style=\"UICTFontTextStyleCaption1\"")
        == .preferredFont(forTextStyle: .caption1))
    #expect(try label("name=\"Nowhere-Bold\" family=\"Nowhere\" pointSize=\"9\"").pointSize == 9)
  }

  // MARK: Attributed strings

  @Test func `attributed strings have fragments with fonts, colours and paragraphs`() throws {
    let label = try NibFixture.view(
      """
      <label usesAttributedText="YES" id="a"><attributedString key="attributedText">
        <fragment content="Big"><attributes>
          <color key="NSColor" systemColor="systemRedColor"/>
          <font key="NSFont" size="30" metaFont="systemBold"/>
          <integer key="NSUnderline" value="1"/><real key="NSKern" value="2"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping"
            lineSpacing="4" minimumLineHeight="22" lineHeightMultiple="1.1"/>
        </attributes></fragment>
        <fragment><string key="content"> small</string><attributes>
          <font key="NSFont" size="8" name="HelveticaNeue"/></attributes></fragment>
      </attributedString></label>
      """, as: UILabel.self)
    let text = try #require(label.attributedText)
    #expect(text.string == "Big small")
    let all = [text.attributes(atIndex: 0), text.attributes(atIndex: 5)]
    #expect(all.first?[.font] as? UIFont == .boldSystemFont(ofSize: 30))
    #expect(all.first?[.foregroundColor] as? UIColor == .systemRed)
    #expect(all.first?[.underlineStyle] as? Int == 1 && all.first?[.kern] as? Double == 2)
    let style = try #require(all.first?[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .center && style.lineSpacing == 4)
    #expect(style.minimumLineHeight == 22 && style.lineHeightMultiple == 1.1)
    #expect((all.last?[.font] as? UIFont)?.pointSize == 8)
  }

  // MARK: Runtime attributes

  private final class Bag: UIView {
    var values: [String: Any?] = [:]

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func setValue(_ value: Any?, forKeyPath keyPath: String) { values[keyPath] = value }
  }

  @Test func `runtime attributes have each of Interface Builder's types`() throws {
    NibClasses.register(Bag.self, "Bag")
    let bag = try NibFixture.view(
      """
      <view customClass="Bag" id="a"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="boolean" value="YES"/>
        <userDefinedRuntimeAttribute type="number" keyPath="real">
          <real key="value" value="0.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="integer">
          <integer key="value" value="7"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="string" value="S"/>
        <userDefinedRuntimeAttribute type="string" keyPath="localized" value="L" localized="YES"/>
        <userDefinedRuntimeAttribute type="point" keyPath="point">
          <point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="size" keyPath="size">
          <size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="rect" keyPath="rect">
          <rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="range" keyPath="range">
          <range key="value" location="5" length="6"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="color">
          <color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="image" keyPath="image" value="missing"/>
        <userDefinedRuntimeAttribute type="nil" keyPath="nil"/>
        <userDefinedRuntimeAttribute type="string" value="without a path"/>
      </userDefinedRuntimeAttributes></view>
      """, as: Bag.self)
    #expect(bag.values["boolean"] as? Bool == true)
    #expect((bag.values["real"] as? NSNumber)?.doubleValue == 0.5)
    #expect((bag.values["integer"] as? NSNumber)?.intValue == 7)
    #expect(bag.values["string"] as? String == "S" && bag.values["localized"] as? String == "L")
    #expect(bag.values["point"] as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(bag.values["size"] as? CGSize == CGSize(width: 3, height: 4))
    #expect(bag.values["rect"] as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((bag.values["range"] as? NSValue)?.rangeValue == NSRange(location: 5, length: 6))
    #expect(bag.values["color"] as? UIColor == .systemRed)
    #expect(bag.values.keys.contains("nil") && bag.values.count == 12)
  }
}
