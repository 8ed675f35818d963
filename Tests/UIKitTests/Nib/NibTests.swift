// Interface documents: what is read of them, and that nothing in them does harm.

import CoreGraphics
import Foundation
import ObjCRuntime
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct NibTests {
  private func objects(_ body: String, owner: AnyObject? = nil) -> [Any] {
    let text = "<?xml version=\"1.0\"?><document><objects>\(body)</objects></document>"
    return UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
  }

  private func view(_ body: String) throws -> UIView {
    try #require(objects(body).first as? UIView)
  }

  @Test func `a view has its frame, colour and look`() throws {
    let view = try view(
      """
      <view contentMode="center" alpha="0.5" hidden="YES" tag="7" clipsSubviews="YES" id="a">
        <rect key="frame" x="1" y="2" width="30" height="40"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="0.5"/>
      </view>
      """)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(view.contentMode == .center)
    #expect(view.alpha == 0.5)
    #expect(view.isHidden)
    #expect(view.tag == 7)
    #expect(view.clipsToBounds)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
  }

  @Test func `what nobody takes lives as long as its maker's turn`() async {
    weak var root: UIView?
    func load() { root = objects("<view id=\"a\"/>").first as? UIView }
    load()
    #expect(root != nil)
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    #expect(root == nil)
  }

  @Test func `labels have their text, font and lines`() throws {
    let label = try #require(
      try view(
        """
        <label text="A &lt; B &#65;" textAlignment="center" lineBreakMode="wordWrap"
          numberOfLines="0" id="a">
          <rect key="frame" width="9" height="9"/>
          <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
          <nil key="textColor"/>
        </label>
        """) as? UILabel)
    #expect(label.text == "A < B A")
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byWordWrapping)
    #expect(label.numberOfLines == 0)
    #expect(label.font == UIFont.boldSystemFont(ofSize: 20))
  }

  final class Server: NSObject, UICollectionViewDataSource, UITableViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection: Int) -> Int {
      3
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  @Test func `collections have their layout and who serves them`() throws {
    let server = Server()
    let collection = try #require(
      objects(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <collectionView id="a"><rect key="frame" width="90" height="80"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4"
            minimumInteritemSpacing="5" scrollDirection="horizontal" id="b">
            <size key="itemSize" width="20" height="30"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
          </collectionViewFlowLayout>
          <connections><outlet property="dataSource" destination="-1" id="c"/></connections>
        </collectionView>
        """, owner: server
      ).first as? UICollectionView)
    let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.minimumLineSpacing == 4 && layout.minimumInteritemSpacing == 5)
    #expect(layout.scrollDirection == .horizontal)
    #expect(layout.itemSize == CGSize(width: 20, height: 30))
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(collection.dataSource === server && collection.numberOfItems(inSection: 0) == 3)
  }

  @Test func `tables have their look, and cells what lies in their content`() throws {
    let server = Server()
    let found = objects(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableView style="grouped" rowHeight="30" sectionHeaderHeight="-1" separatorStyle="none"
        id="a"><rect key="frame" width="90" height="80"/>
        <connections><outlet property="delegate" destination="-1" id="c"/></connections>
      </tableView>
      <tableViewCell reuseIdentifier="row" id="d"><rect key="frame" width="90" height="44"/>
        <tableViewCellContentView key="contentView" id="e">
          <subviews><label text="A" id="f"><rect key="frame" width="9" height="9"/></label></subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """, owner: server)
    let table = try #require(found.first as? UITableView)
    #expect(table.style == .grouped && table.rowHeight == 30 && table.separatorStyle == .none)
    #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
    #expect(table.delegate === server)
    let cell = try #require(found.last as? UITableViewCell)
    #expect(cell.reuseIdentifier == "row")
    #expect(cell.contentView.subviews.contains { ($0 as? UILabel)?.text == "A" })
  }

  @Test func `buttons have their type and what each state shows`() throws {
    let button = try #require(
      try view(
        """
        <button buttonType="system" id="a"><rect key="frame" width="9" height="9"/>
          <state key="normal" title="Go"><color key="titleColor" white="0" alpha="1"/></state>
          <state key="disabled"><string key="title">Stay
        here</string></state>
        </button>
        """) as? UIButton)
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Go")
    #expect(button.titleColor(for: .normal) == UIColor(white: 0, alpha: 1))
    #expect(button.title(for: .disabled)?.contains("\n") == true)
  }

  @Test func `constraints lay views out, and excluded ones do not`() throws {
    let view = try view(
      """
      <view id="a"><rect key="frame" width="200" height="100"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b">
          <rect key="frame" width="1" height="1"/>
          <constraints><constraint firstAttribute="height" constant="10" priority="900" id="h"/>
          </constraints></view></subviews>
        <constraints>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a"
            secondAttribute="leading" constant="20" id="1"/>
          <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width"
            multiplier="1:2" id="2"/>
          <constraint firstItem="b" firstAttribute="centerY" secondItem="a"
            secondAttribute="centerY" id="3"/>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a"
            secondAttribute="leading" constant="90" id="4"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="nobody"
            secondAttribute="top" id="5"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="4"/></mask></variation>
      </view>
      """)
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 20, y: 45, width: 100, height: 10))
  }

  @Test func `outlets and actions reach the owner`() throws {
    let owner = NibOwner()
    ObjCRuntime.registerProperty(
      NibOwner.self, "field", get: { $0.field }, set: { $0.field = $1 })
    ObjCRuntime.registerProperty(
      NibOwner.self, "all", get: { $0.all }, set: { $0.all = $1 })
    ObjCRuntime.register(NibOwner.self, "turned:") { (owner, sender: UISwitch) in
      owner.turned.append(sender.isOn)
    }
    let made = objects(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="field" destination="s"/><outlet property="unknown" destination="s"/>
        <outletCollection property="all" destination="s"/>
        <outletCollection property="all" destination="v"/>
      </connections></placeholder>
      <view id="v"><rect key="frame" width="9" height="9"/><subviews>
        <switch on="YES" id="s"><rect key="frame" width="9" height="9"/><connections>
          <action selector="turned:" destination="-1" eventType="valueChanged"/>
        </connections></switch>
      </subviews></view>
      """, owner: owner)
    #expect(made.count == 1)
    #expect(owner.field?.isOn == true)
    #expect(owner.all?.count == 2)
    owner.field?.sendActions(for: .valueChanged)
    #expect(owner.turned == [true])
  }

  @Test func `runtime attributes are set by key path`() throws {
    let view = try view(
      """
      <view id="a"><rect key="frame" width="9" height="9"/><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <real key="value" value="3.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(view.layer.cornerRadius == 3.5)
    #expect(view.clipsToBounds)
  }

  // Apple's coders do so: what an observer needs is often made behind `super.init(coder:)`.
  @Test func `setters are called for what a document has`() throws {
    final class Observed: UITextField {
      var calls: [String] = []
      override var isEnabled: Bool { didSet { calls.append("isEnabled") } }
      override var isSelected: Bool { didSet { calls.append("isSelected") } }
      override var isHidden: Bool { didSet { calls.append("isHidden") } }
      override var tag: Int { didSet { calls.append("tag") } }
      override var text: String? { didSet { calls.append("text") } }
      override var placeholder: String? { didSet { calls.append("placeholder") } }
      override var borderStyle: BorderStyle { didSet { calls.append("borderStyle") } }
      override var contentHorizontalAlignment: ContentHorizontalAlignment {
        didSet { calls.append("contentHorizontalAlignment") }
      }
    }
    NibClasses.register(Observed.self, "Observed")
    UIView.register(Observed.self) { Observed(frame: $0) }
    let rect = "<rect key=\"frame\" width=\"9\" height=\"9\"/>"
    let bare = try view("<textField customClass=\"Observed\">\(rect)</textField>")
    #expect((bare as? Observed)?.calls == [])
    let full = try view(
      """
      <textField customClass="Observed" enabled="NO" selected="YES" hidden="YES" tag="3" text="a" placeholder="b"
        borderStyle="line" contentHorizontalAlignment="center">\(rect)</textField>
      """)
    #expect(
      (full as? Observed)?.calls.sorted() == [
        "borderStyle", "contentHorizontalAlignment", "isEnabled", "isHidden", "isSelected",
        "placeholder", "tag", "text",
      ])
  }

  @Test func `attributes show the end of what they animate, and what wakes animates`() throws {
    final class Moving: UIView {
      override var alpha: CGFloat {
        didSet { UIView.animate(withDuration: 1) { self.layer.opacity = 0.25 } }
      }
      override var clipsToBounds: Bool {
        didSet { UIView.animate(withDuration: 1) { self.layer.cornerRadius = 4 } }
      }
      override func awakeFromNib() {
        UIView.animate(withDuration: 1) { self.center.x = 100 }
      }
    }
    NibClasses.register(Moving.self, "Moving")
    UIView.register(Moving.self) { Moving(frame: $0) }
    let view = try view(
      """
      <view customClass="Moving" alpha="0.5" id="a"><rect key="frame" width="9" height="9"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
        </userDefinedRuntimeAttributes></view>
      """)
    #expect(view.layer.opacity == 0.25 && view.layer.cornerRadius == 4)
    #expect(view.layer.animationKeys() == ["position"])
    #expect(!DesignTime.isPreparing)
  }

  @Test func `another view may stand in a view's place`() throws {
    final class Other: UILabel {}
    final class Placeholder: UIView {
      override func awakeAfter(using coder: NSCoder) -> Any? {
        guard subviews.isEmpty else { return self }
        let other = Other(frame: frame)
        other.tag = 5
        return other
      }
    }
    NibClasses.register(Placeholder.self, "Placeholder")
    UIView.register(Placeholder.self) { Placeholder(frame: $0) }
    let root = try view(
      """
      <view id="a"><rect key="frame" width="100" height="100"/><subviews>
        <view customClass="Placeholder" id="b"><rect key="frame" x="1" width="9" height="9"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="text" value="set"/>
          </userDefinedRuntimeAttributes></view>
        <view customClass="Placeholder" id="c"><subviews><view id="d"/></subviews></view>
      </subviews></view>
      """)
    let label = try #require(root.subviews.first as? Other)
    #expect(label.tag == 5 && label.frame == CGRect(x: 1, y: 0, width: 9, height: 9))
    #expect(label.text == "set")
    #expect(root.subviews.last is Placeholder)
  }

  @Test func `an element that is not known is a plain view`() throws {
    let view = try view(
      "<gaugeView id=\"a\"><rect key=\"frame\" width=\"5\" height=\"6\"/></gaugeView>")
    #expect(type(of: view) == UIView.self)
    #expect(view.frame.size == CGSize(width: 5, height: 6))
  }

  @Test func `a missing document is an empty view`() {
    let made = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil)
    #expect(made.count == 1)
    #expect((made.first as? UIView)?.subviews.isEmpty == true)
  }

  /// Bytes of a good document changed at random: none brings the reader down.
  @Test func `any bytes are read or refused`() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("SourceTests/Fixtures/Scanned/CardFixture.xib")
    let good = Array(try Data(contentsOf: url))
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0...2, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 9))
        default: bytes.insert(contentsOf: "9<\"".utf8, at: place)
        }
      }
      let made = UINib(data: Data(bytes), bundle: nil).instantiate(withOwner: nil)
      #expect(!made.isEmpty)
    }
  }
}

private final class NibOwner: NSObject {
  var field: UISwitch?
  var all: [UIView]?
  var turned: [Bool] = []
}
