// Documents as Interface Builder's canvas shows them.

import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite struct DesignedDocumentTests {
  /// A document of scenes on an iPhone 8's screen.
  private func document(_ scenes: String..., initial: String = "") throws -> DesignedDocument {
    let body = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    return try DesignedDocument(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        initialViewController="\(initial)"><device id="retina4_7" orientation="portrait"/>
        <scenes>\(body)</scenes></document>
        """.utf8), name: "Main.storyboard")
  }

  private static let screen = CGSize(width: 375, height: 667)
  private static let insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

  private func make(_ document: DesignedDocument, _ index: Int, size: CGSize? = nil)
    -> DesignedScene
  {
    document.make(index, size: size, standard: Self.screen, insets: Self.insets)
  }

  private static let page = """
    <viewController storyboardIdentifier="page" title="Page" customClass="NoSuchController" id="c1">
      <view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
          <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" misplaced="YES" id="l1">
            <rect key="frame" x="16" y="84" width="300" height="21"/>
          </label>
          <view customClass="NoSuchView" translatesAutoresizingMaskIntoConstraints="NO" id="x1">
            <rect key="frame" x="20" y="200" width="100" height="50"/>
          </view>
        </subviews>
        <viewLayoutGuide key="safeArea" id="s1"/>
        <constraints>
          <constraint firstItem="l1" firstAttribute="top" secondItem="s1" secondAttribute="top" \
    constant="8" id="k1"/>
          <constraint firstItem="l1" firstAttribute="leading" secondItem="s1" \
    secondAttribute="leading" constant="10" id="k2"/>
        </constraints>
      </view>
      <navigationItem key="navigationItem" title="Shown" id="n1"/>
      <connections><segue destination="c2" kind="show" id="g1"/></connections>
    </viewController>
    """
  private static let next = """
    <tableViewController title="Next" id="c2"><tableView key="view" id="t1">
      <rect key="frame" width="375" height="667"/></tableView></tableViewController>
    """
  private static let stack = """
    <navigationController id="nc"><navigationBar key="navigationBar" id="nb"/><connections>
      <segue destination="c1" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController>
    """

  @Test func `scenes have their names, sizes and arrows`() throws {
    let document = try document(Self.stack, Self.page, Self.next, initial: "nc")
    #expect(document.scenes.map(\.caption) == ["Navigation Controller", "Page", "Next"])
    #expect(document.scenes.map(\.size) == [nil, Self.screen, Self.screen])
    #expect(document.initialScene == 0)
    #expect(document.device == "retina4_7")
    #expect(document.arrows.map { [$0.source, $0.destination] } == [[0, 1], [1, 2]])
    #expect(document.scene(named: "page") == 1)
    #expect(document.scene(named: "Page") == 1)
    #expect(document.scene(named: "c1") == 1)
    #expect(document.scene(named: "other") == nil)
  }

  @Test func `at the document's size views have the frames that the document has for them`() throws
  {
    let scene = make(try document(Self.page), 0)
    let content = try #require(scene.view.subviews.first)
    #expect(content.subviews[0].frame == CGRect(x: 16, y: 84, width: 300, height: 21))
    #expect(content.subviews[1].frame == CGRect(x: 20, y: 200, width: 100, height: 50))
  }

  @Test func `at another size constraints find the frames, below the bar and the status bar`()
    throws
  {
    let document = try document(Self.stack, Self.page)
    let scene = make(document, 1, size: CGSize(width: 414, height: 896))
    let content = try #require(scene.view.subviews.first)
    let bar = try #require(scene.view.subviews.compactMap { $0 as? UINavigationBar }.first)
    #expect(scene.view.subviews.last is StatusBarView)
    #expect(content.frame.size == CGSize(width: 414, height: 896))
    #expect(bar.frame.minY == 20)
    #expect(content.subviews[0].frame.origin == CGPoint(x: 10, y: bar.frame.maxY + 8))
  }

  @Test func `scenes that a navigation controller leads to have its bar`() throws {
    let document = try document(Self.stack, Self.page, Self.next)
    for index in 0..<3 {
      #expect(make(document, index).view.subviews.contains { $0 is UINavigationBar })
    }
    let bar = make(document, 1).view.subviews.lazy.compactMap { $0 as? UINavigationBar }.first
    #expect(bar?.items?.first?.title == "Shown")
    let alone = try self.document(Self.page)
    #expect(!make(alone, 0).view.subviews.contains { $0 is UINavigationBar })
  }

  @Test func `a class that is not there is named in the view's place`() throws {
    let scene = make(try document(Self.page), 0)
    let view = try #require(scene.view.subviews.first?.subviews.last)
    #expect((view.subviews.first as? UILabel)?.text == "NoSuchView")
    #expect(scene.ownViews.isEmpty)
  }

  @Test func `misplaced views and references to nowhere are told with their lines`() throws {
    let remarks = try document(Self.page).remarks
    #expect(remarks.contains { $0.contains("line 5: this label is misplaced") })
    #expect(remarks.contains { $0.contains("c2") })
  }

  @Test func `a controller at the top of a xib is shown with its view`() throws {
    let document = try DesignedDocument(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><device id="retina4_7"/><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(Self.page)
        <view id="v2"><rect key="frame" width="40" height="30"/></view></objects></document>
        """.utf8), name: "Launch.xib")
    #expect(document.scenes.map(\.caption) == ["Page", "view"])
    #expect(document.scenes.map(\.size) == [Self.screen, CGSize(width: 40, height: 30)])
    let content = try #require(make(document, 0).view.subviews.first)
    #expect(content.subviews[0].frame == CGRect(x: 16, y: 84, width: 300, height: 21))
  }

  @Test func `all views have the document's tint`() throws {
    let document = try DesignedDocument(
      Data(
        """
        <document><device id="retina4_7"/><scenes><scene><objects>\(Self.page)</objects></scene></scenes>
        <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></document>
        """.utf8), name: "Main.storyboard")
    let scene = make(document, 0)
    #expect(scene.view.subviews.first?.tintColor == .red)
  }

  // MARK: Simulated metrics

  private static func simulating(_ metrics: String) -> String {
    """
    <viewController id="c1">
      <toolbarItems key="toolbarItems"><barButtonItem title="Tool" id="b1"/></toolbarItems>
      <view key="view" id="v1"><rect key="frame" width="375" height="667"/>
        <viewLayoutGuide key="safeArea" id="s1"/></view>
      \(metrics)
    </viewController>
    """
  }

  private func safeArea(_ metrics: String) throws -> (UIEdgeInsets, [UIView]) {
    let scene = make(try document(Self.simulating(metrics)), 0)
    let views = scene.view.subviews.filter { !($0 is StatusBarView) }
    return (try #require(views.first).safeAreaInsets, Array(views.dropFirst()))
  }

  @Test func `bars that a document simulates cover the scene's edges`() throws {
    let (none, noBars) = try safeArea("")
    #expect(none == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) && noBars.isEmpty)
    let (top, bars) = try safeArea(
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>")
    #expect(top.top == 64 && (bars.first as? UINavigationBar)?.isTranslucent == false)
    let (bottom, toolbars) = try safeArea(
      "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>")
    #expect(bottom.bottom == 44)
    #expect((toolbars.first as? UIToolbar)?.items?.map(\.title) == ["Tool"])
    let (tabs, tabBars) = try safeArea(
      "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>")
    #expect(tabs.bottom == 49 && tabBars.first is UITabBar)
    let (bare, _) = try safeArea("<nil key=\"simulatedStatusBarMetrics\"/>")
    #expect(bare.top == 0)
  }

  @Test func `a bar that a document simulates as none is not there, whatever leads to the scene`()
    throws
  {
    let page = Self.page.replacingOccurrences(
      of: "<connections>", with: "<nil key=\"simulatedTopBarMetrics\"/><connections>")
    let scene = make(try document(Self.stack, page), 1)
    #expect(!scene.view.subviews.contains { $0 is UINavigationBar })
  }

  @Test(arguments: [
    ("<simulatedScreenMetrics key=\"destination\" type=\"retina47.fullscreen\"/>", "retina4_7"),
    ("<simulatedScreenMetrics key=\"destination\"/>", "retina3_5"), ("", nil),
  ])
  func `a document that is older than devices says the screen by its simulated metrics`(
    metrics: String, device: String?
  ) throws {
    var asked: String?
    let container =
      metrics.isEmpty
      ? ""
      : "<simulatedMetricsContainer key=\"defaultSimulatedMetrics\">\(metrics)</simulatedMetricsContainer>"
    _ = try DesignedDocument(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
        \(Self.next)</objects></scene></scenes>\(container)</document>
        """.utf8), name: "Old.storyboard"
    ) { id, _ in asked = id }
    #expect(asked == device)
  }

  @Test
  func `a view below a bar that nothing shows through lies below it, with the bar in the scene`()
    throws
  {
    let page = Self.page.replacingOccurrences(
      of: "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/>",
      with: "<rect key=\"frame\" x=\"0.0\" y=\"64\" width=\"375\" height=\"603\"/>")
    let scene = make(try document(Self.stack, page), 1)
    #expect(scene.view.bounds.size == Self.screen)
    let content = try #require(scene.view.subviews.first)
    #expect(content.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    #expect(content.safeAreaInsets == .zero)
    let bar = try #require(scene.view.subviews.lazy.compactMap { $0 as? UINavigationBar }.first)
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
  }

  // MARK: Prototypes

  @Test func `a table shows its prototypes, one row each`() throws {
    let table = """
      <tableViewController id="c1"><tableView key="view" rowHeight="44" id="t1">
        <rect key="frame" width="375" height="667"/>
        <prototypes>
          <tableViewCell reuseIdentifier="a" rowHeight="60" id="p1">
            <rect key="frame" y="28" width="375" height="60"/>
            <tableViewCellContentView key="contentView" id="n1"><rect key="frame" width="375" height="60"/>
              <subviews><label text="Row" id="l1"><rect key="frame" x="16" y="8" width="80" height="21"/></label></subviews>
            </tableViewCellContentView></tableViewCell>
          <tableViewCell reuseIdentifier="b" id="p2"><rect key="frame" y="88" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="n2"/></tableViewCell>
        </prototypes></tableView></tableViewController>
      """
    let scene = make(try document(table), 0)
    let shown = try #require(scene.view.subviews.first as? UITableView)
    let cells = shown.visibleCells
    #expect(cells.map(\.bounds.height) == [60, 44])
    let label = try #require(cells.first?.contentView.subviews.last as? UILabel)
    #expect(label.text == "Row" && label.frame == CGRect(x: 16, y: 8, width: 80, height: 21))
  }

  @Test func `a collection shows its prototypes where the document has them`() throws {
    let list = """
      <collectionViewController id="c1"><collectionView key="view" id="t1">
        <rect key="frame" width="375" height="667"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="f1"><size key="itemSize" width="50" height="50"/>
        </collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="a" id="p1"><rect key="frame" x="7" y="9" width="50" height="40"/>
        </collectionViewCell></cells></collectionView></collectionViewController>
      """
    let scene = make(try document(list), 0)
    let shown = try #require(scene.view.subviews.first as? UICollectionView)
    let cell = shown.subviews.lazy.compactMap { $0 as? UICollectionViewCell }.first
    #expect(cell?.frame == CGRect(x: 7, y: 9, width: 50, height: 40))
  }

  @Test func `a picker shows sample rows`() throws {
    let page = """
      <viewController id="c1"><view key="view" id="v1"><rect key="frame" width="375" height="667"/>
        <subviews><pickerView id="p1"><rect key="frame" width="320" height="216"/></pickerView></subviews>
      </view></viewController>
      """
    let scene = make(try document(page), 0)
    let picker = try #require(scene.view.subviews.first?.subviews.first as? UIPickerView)
    #expect(picker.numberOfRows(inComponent: 0) == 5 && picker.selectedRow(inComponent: 0) == 2)
  }

  @Test func `a document without scenes and views is an error, as are bytes that are none`() {
    for text in ["<document type=\"x\"/>", "<a", ""] {
      #expect(throws: (any Error).self) {
        _ = try DesignedDocument(Data(text.utf8), name: "Bad.xib")
      }
    }
  }

  @Test func `any change of a byte leaves a document that is shown or refused`() throws {
    let text = Array(
      "<document><device id=\"retina4_7\"/><scenes><scene><objects>\(Self.page)</objects></scene></scenes></document>"
        .utf8)
    var state: UInt64 = 11
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<150 {
      var bytes = text
      for _ in 0...random(4) { bytes[random(bytes.count)] = UInt8(random(256)) }
      guard let document = try? DesignedDocument(Data(bytes), name: "Fuzz") else { continue }
      for index in document.scenes.indices { _ = make(document, index) }
    }
  }
}
