// Documents before objects are made of them: their own colours and images, size classes, texts.

import CoreGraphics
import Foundation
import InterfaceDocuments
import Testing

@testable import UIKit

@MainActor @Suite struct NibTreeTests {
  private func tree(_ text: String) throws -> NibElement {
    try NibElement.parse(Data("<document>\(text)</document>".utf8))
  }

  private func traits(
    _ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: height),
    ])
  }

  // MARK: Resources

  @Test func `a document's own colour is used where no catalog has it`() throws {
    let root = try tree(
      """
      <objects><view id="a"><color key="backgroundColor" name="Own"/></view>
        <view id="b"><color key="backgroundColor" systemColor="strangeColor"/></view></objects>
      <resources><namedColor name="Own"><color red="1" green="0" blue="0" alpha="0.5"/></namedColor>
        <systemColor name="strangeColor"><color white="0" alpha="1"/></systemColor></resources>
      """)
    let views = NibTree.prepared(root, name: "Nowhere").child("objects")?.children ?? []
    let colors = views.map { NibViews.make($0, "test").backgroundColor }
    #expect(
      colors == [UIColor(red: 1, green: 0, blue: 0, alpha: 0.5), UIColor(white: 0, alpha: 1)])
  }

  @Test func `a box of the document's size stands for an image that is not there`() throws {
    let root = try tree(
      """
      <objects><imageView image="nowhere" id="a"/>
        <imageView image="no.such.symbol" catalog="system" id="b"/>
        <imageView image="nowhere else" id="c"/>
        <imageView id="d"><imageReference key="image" image="no.such.symbol" catalog="system"
        symbolScale="large"/></imageView></objects>
      <resources><image name="nowhere" width="24" height="16"/>
        <image name="no.such.symbol" catalog="system" width="128" height="96"/></resources>
      """)
    let views = NibTree.prepared(root, name: "Nowhere").child("objects")?.children ?? []
    let images = views.map { (NibViews.make($0, "test") as? UIImageView)?.image?.size }
    #expect(images[0] == CGSize(width: 24, height: 16))
    #expect(images[2] == nil)
    // A symbol's size is that of the text beside it, of the shape that the document has.
    let (medium, large) = (try #require(images[1]), try #require(images[3]))
    #expect(abs(medium.width - 20) <= 1 && abs(medium.height - 15) <= 1)
    #expect(abs(large.width - 25.7) <= 1 && abs(large.height - 19.3) <= 1)
  }

  // MARK: Size classes

  private let varied = """
    <stackView axis="vertical" spacing="4" id="a"><subviews><view id="v"/><view id="w"/></subviews>
      <fontDescription key="fontDescription" pointSize="1"/>
      <variation key="default"><mask key="subviews"><exclude reference="v"/></mask></variation>
      <variation key="heightClass=compact" axis="horizontal"><mask key="subviews">
        <include reference="v"/><exclude reference="w"/></mask></variation>
      <variation key="heightClass=compact-widthClass=regular" spacing="25">
        <fontDescription key="fontDescription" pointSize="2"/></variation></stackView>
    """

  @Test(arguments: [
    (UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular, ["v"], "vertical", "4"),
    (.compact, .compact, ["w"], "horizontal", "4"), (.regular, .compact, ["w"], "horizontal", "25"),
    (.regular, .regular, ["v"], "vertical", "4"),
  ])
  func `a variation holds for its size classes`(
    width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass, excluded: [String],
    axis: String, spacing: String
  ) throws {
    let stack = try #require(try tree(varied).child("stackView"))
    let traits = traits(width, height)
    #expect(NibVariations.excluded(stack, traits) == Set(excluded))
    let applied = NibVariations.applied(to: stack, traits)
    #expect(applied.attributes["axis"] == axis && applied.attributes["spacing"] == spacing)
    let size = applied.value("fontDescription")?.number("pointSize")
    #expect(size == (spacing == "25" ? 2 : 1))
    let marked = applied.child("subviews")?.children.filter { $0.flag("excluded") == true }
    #expect(marked?.compactMap { $0.attributes["id"] } == excluded)
  }

  // MARK: Texts

  @Test func `attributed texts are the table's too, and look as their first part`() throws {
    let texts = NibTexts { ["l.attributedText": "Hallo", "b.normalTitle": "Los"][$0] }
    func applied(_ text: String) throws -> NibElement {
      texts.applied(to: try NibElement.parse(Data(text.utf8)))
    }
    let label = try applied(
      """
      <label id="l"><attributedString key="attributedText">
        <fragment content="Hel"><attributes><integer key="NSUnderline" value="1"/></attributes></fragment>
        <fragment content="lo"/></attributedString></label>
      """)
    let shown = try #require(label.value("attributedText")?.attributedText)
    #expect(shown.string == "Hallo")
    let line = unsafe shown.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int
    #expect(line == 1)
    let button = try applied(
      """
      <button id="b"><state key="normal"><attributedString key="attributedTitle">
        <fragment><string key="content">Go</string></fragment></attributedString></state></button>
      """)
    let title = button.value("normal")?.value("attributedTitle")?.attributedText
    #expect(title?.string == "Los")
  }

  @Test func `a text in base 64 is that text`() throws {
    let label = try NibElement.parse(
      Data(
        "<label><string key=\"text\" base64-UTF8=\"YES\">\nQQti\n</string></label>".utf8))
    #expect(label.text("text") == "A\u{0B}b")
  }

  @Test func `texts are those of the document's table, by the identifiers of objects`() throws {
    let table = [
      "l.text": "Hallo", "b.normalTitle": "Los", "b.configuration.title": "Teilen",
      "f.placeholder": "Name", "f.accessibilityLabel": "Dein Name", "s.segmentTitles[1]": "Woche",
      "r.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]": "Rot",
      "t.headerTitle": "Kopf", "q.scopeButtonTitles[0]": "Alle",
    ]
    let texts = NibTexts { table[$0] }
    func applied(_ text: String) throws -> NibElement {
      texts.applied(to: try NibElement.parse(Data(text.utf8)))
    }
    let label = try applied("<label id=\"l\"><string key=\"text\">Hello</string></label>")
    #expect(label.text("text") == "Hallo")
    let button = try applied(
      """
      <button id="b"><state key="normal" title="Go"/><state key="selected" title="Gone"/>
        <buttonConfiguration key="configuration" title="Share"/></button>
      """)
    #expect(button.value("normal")?.text("title") == "Los")
    #expect(button.value("selected")?.text("title") == "Gone")
    #expect(button.value("configuration")?.text("title") == "Teilen")
    let field = try applied(
      "<textField id=\"f\"><accessibility key=\"accessibilityConfiguration\"/></textField>")
    #expect(field.text("placeholder") == "Name")
    #expect(field.value("accessibilityConfiguration")?.text("label") == "Dein Name")
    let segments = try applied(
      "<segmentedControl id=\"s\"><segments><segment title=\"A\"/><segment title=\"B\"/></segments>"
        + "</segmentedControl>")
    #expect(segments.child("segments")?.children.map { $0.text("title") } == ["A", "Woche"])
    let view = try applied(
      """
      <view id="r"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="a" value="A"/>
        <userDefinedRuntimeAttribute type="string" keyPath="b" value="Red" localized="YES"/>
      </userDefinedRuntimeAttributes></view>
      """)
    let values = view.child("userDefinedRuntimeAttributes")?.children.map { $0.text("value") }
    #expect(values == ["A", "Rot"])
    #expect(try applied("<tableViewSection id=\"t\"/>").text("headerTitle") == "Kopf")
    let search = try applied(
      "<searchBar id=\"q\"><scopeButtonTitles><string>All</string></scopeButtonTitles></searchBar>")
    #expect(search.child("scopeButtonTitles")?.children.map(\.text) == ["Alle"])
  }

  @Test func `a document without a table keeps its texts`() {
    #expect(NibTexts(table: "A document without texts") == nil)
  }
}
