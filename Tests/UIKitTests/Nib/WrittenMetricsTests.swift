// Documents laid out with the sizes of the system that they were written on.

import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct WrittenMetricsTests {
  /// Makes the first scene of a document by its constraints, on a screen with a status bar.
  private func solved(
    _ scenes: String, version: String, device: String = "retina4_7",
    runtime: String = "iOS.CocoaTouch", screen: CGSize = CGSize(width: 375, height: 667),
    insets: UIEdgeInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), size: CGSize? = nil
  ) throws -> DesignedScene {
    let bounds = UIScreen.main.bounds
    defer { UIScreen.main.bounds = bounds }
    UIScreen.main.bounds = CGRect(origin: .zero, size: screen)
    let document = try document(scenes, version: version, device: device, runtime: runtime)
    return document.make(0, size: size, standard: screen, insets: insets, solves: true)
  }

  private func document(
    _ scenes: String, version: String, device: String = "retina4_7",
    runtime: String = "iOS.CocoaTouch"
  ) throws -> DesignedDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(version)" targetRuntime="\(runtime)">
      <device id="\(device)" orientation="portrait"/><scenes>\(scenes)</scenes></document>
      """
    return try DesignedDocument(Data(text.utf8), name: "Main.storyboard")
  }

  private func view(_ id: String, of scene: DesignedScene) -> UIView? {
    scene.elements.first { $0.id == id }?.view
  }

  /// A scene with a view at the top of the safe area.
  private func scene(
    _ subview: String = "view", height: Int = 667, width: Int = 375, after: String = ""
  ) -> String {
    """
    <scene><objects><viewController id="c1">
      <view key="view" id="v1"><rect key="frame" width="\(width)" height="\(height)"/><subviews>
        <\(subview) translatesAutoresizingMaskIntoConstraints="NO" id="a1">
          <rect key="frame" width="100" height="20"/></\(subview)></subviews>
        <viewLayoutGuide key="safeArea" id="s1"/><constraints>
          <constraint firstItem="a1" firstAttribute="top" secondItem="s1" secondAttribute="top" \
    id="k1"/>
          <constraint firstItem="a1" firstAttribute="leading" secondItem="s1" \
    secondAttribute="leading" id="k2"/></constraints>
      </view>\(after)</viewController></objects></scene>
    """
  }

  // MARK: Screens

  @Test(
    arguments: [
      ("14490.70", "retina4_7", 20, 0, 20), ("15505", "retina4_7", 20, 0, 0),
      ("17156", "retina4_7", 20, 0, 0), ("21507", "retina4_7", 20, 0, 0),
      ("21701", "retina4_7", 20, 0, 20),
      ("14490.70", "retina6_1", 48, 34, 44), ("20037", "retina6_1", 48, 34, 44),
      ("21701", "retina6_1", 48, 34, 48),
      ("14868", "retina4_7", 20, 0, 0), ("15505", "retina5_9", 44, 34, 44),
      ("22505", "retina5_9", 44, 34, 50), ("23504", "retina6_1", 48, 34, 48),
      ("23727", "retina6_1", 48, 34, 96), ("24127", "retina6_1", 48, 34, 96),
      ("24127", "retina4_7", 20, 0, 20),
    ] as [(String, String, CGFloat, CGFloat, CGFloat)])
  func `the safe area begins where that version of Interface Builder has it`(
    _ version: String, _ device: String, top: CGFloat, bottom: CGFloat, found: CGFloat
  ) throws {
    let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    let scene = try solved(scene(), version: version, device: device, insets: insets)
    #expect(view("a1", of: scene)?.frame.minY == found)
  }

  @Test(arguments: [("22684", 48.0), ("24063", 96)] as [(String, CGFloat)])
  func `the plug-in has the version where Xcode writes none of its own`(
    _ plugIn: String, top: CGFloat
  ) throws {
    let dependencies =
      #"</scenes><dependencies><plugIn version="\#(plugIn)"/></dependencies><scenes>"#
    let insets = UIEdgeInsets(top: 48, left: 0, bottom: 34, right: 0)
    let made = try solved(
      scene() + dependencies, version: "32700.99.1234", device: "retina6_1", insets: insets)
    #expect(view("a1", of: made)?.frame.minY == top)
  }

  @Test func `a television has no status bar`() throws {
    let scene = try solved(scene(), version: "9059", runtime: "AppleTV")
    #expect(view("a1", of: scene)?.frame.minY == 0)
  }

  @Test func `at another size the screen is today's`() throws {
    let size = CGSize(width: 390, height: 844)
    let scene = try solved(scene(), version: "15505", size: size)
    #expect(view("a1", of: scene)?.frame.minY == 20)
  }

  @Test func `a constraint that is removed at build time holds at the document's own size alone`()
    throws
  {
    let width = #"<constraint firstItem="a1" firstAttribute="width""#
    let lines = """
      \(width) constant="80" placeholder="YES" id="k3"/>
      \(width) constant="50" priority="500" id="k4"/></constraints>
      """
    let text = scene().replacing("</constraints>", with: lines)
    #expect(try view("a1", of: solved(text, version: "21701"))?.frame.width == 80)
    let size = CGSize(width: 390, height: 844)
    #expect(try view("a1", of: solved(text, version: "21701", size: size))?.frame.width == 50)
  }

  // MARK: Bars

  @Test func `a view that is lower than the screen lies below an opaque bar`() throws {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>"#
    let made = try solved(scene(height: 603, after: bar), version: "14109")
    #expect(view("a1", of: made)?.frame.minY == 0)
    #expect(view("v1", of: made)?.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    #expect(made.view.bounds.height == 667)
  }

  @Test func `a simulated bar is above the scenes that are shown next, too`() throws {
    let first = """
      <scene><objects><viewController id="c0"><view key="view" id="v0">
        <rect key="frame" width="375" height="667"/></view>
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
        <connections><segue destination="c1" kind="show" id="g1"/></connections>
      </viewController></objects></scene>
      """
    let made = try solved(scene() + first, version: "14109")
    #expect(view("a1", of: made)?.frame.minY == 64)
  }

  /// Scenes that lead from a tab bar to the scene that ``scene(_:height:width:after:)`` makes.
  private static let tabs = """
    <scene><objects><tabBarController id="t0"><tabBar key="tabBar" translucent="NO" id="b0"/>
      <connections><segue destination="n0" kind="relationship" id="g0"/></connections>
    </tabBarController></objects></scene>
    <scene><objects><navigationController id="n0">
      <navigationBar key="navigationBar" translucent="NO" id="b1"/>
      <connections><segue destination="c0" kind="relationship" id="g1"/></connections>
    </navigationController></objects></scene>
    <scene><objects><viewController id="c0"><view key="view" id="v0">
      <rect key="frame" width="375" height="554"/></view>
      <connections><segue destination="c1" kind="show" id="g2"/></connections>
    </viewController></objects></scene>
    """

  @Test func `a view that is lower than the screen lies between opaque bars`() throws {
    let made = try solved(scene(height: 554) + Self.tabs, version: "14460.31")
    #expect(view("v1", of: made)?.frame == CGRect(x: 0, y: 64, width: 375, height: 554))
    #expect(view("v1", of: made)?.safeAreaInsets == .zero)
    #expect(made.view.bounds.height == 667)
  }

  @Test(arguments: [("", 49.0), (#" hidesBottomBarWhenPushed="YES""#, 0)] as [(String, CGFloat)])
  func `a tab bar stays below a scene that is pushed, unless it hides it`(
    _ attribute: String, bottom: CGFloat
  ) throws {
    let pushed = scene().replacing(
      #"<viewController id="c1""#, with: #"<viewController id="c1"\#(attribute)"#)
    let made = try solved(pushed + Self.tabs, version: "14460.31")
    #expect(view("v1", of: made)?.safeAreaInsets.bottom == bottom)
  }

  @Test func `a tab bar that a navigation controller simulates stays below what is pushed`() throws
  {
    let first = """
      <scene><objects><navigationController id="n0">
        <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
        <navigationBar key="navigationBar" id="b1"/>
        <connections><segue destination="c0" kind="relationship" id="g1"/></connections>
      </navigationController></objects></scene>
      <scene><objects><viewController id="c0"><view key="view" id="v0">
        <rect key="frame" width="375" height="667"/></view>
        <connections><segue destination="c1" kind="show" id="g2"/></connections>
      </viewController></objects></scene>
      """
    let made = try solved(scene() + first, version: "17503")
    #expect(view("v1", of: made)?.safeAreaInsets.bottom == 49)
  }

  @Test(arguments: [("17506", 44.0, 0.0), ("22505", 48, 34)] as [(String, CGFloat, CGFloat)])
  func `a view of a free size has the device's safe area and a controller's margins`(
    _ version: String, top: CGFloat, bottom: CGFloat
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch"><device id="retina6_1"/><objects>
      <view id="v1"><rect key="frame" width="510" height="160"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      <view id="v2"><rect key="frame" width="510" height="160"/></view>
      <view id="v3"><rect key="frame" width="510" height="160"/>
        <nil key="simulatedTopBarMetrics"/><nil key="simulatedBottomBarMetrics"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects></document>
      """
    let document = try DesignedDocument(Data(text.utf8), name: "Card.xib")
    let insets = UIEdgeInsets(top: 48, left: 0, bottom: 34, right: 0)
    let margins = [0, 1, 2].map { index in
      let made = document.make(
        index, size: nil, standard: CGSize(width: 414, height: 896), insets: insets, solves: true)
      return (made, view("v\(index + 1)", of: made)?.layoutMargins)
    }
    #expect(margins[0].1 == UIEdgeInsets(top: top, left: 20, bottom: bottom, right: 20))
    #expect(margins[1].1 == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(margins[2].1 == UIEdgeInsets(top: top, left: 20, bottom: 0, right: 20))
  }

  @Test(arguments: [("23504", 48.0, 34.0), ("24127", 96, 68)] as [(String, CGFloat, CGFloat)])
  func `the safe area of a xib's view as large as the device counts twice since Xcode 16.3`(
    _ version: String, top: CGFloat, bottom: CGFloat
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch"><device id="retina6_1"/><objects>
      <view id="v1"><rect key="frame" width="414" height="896"/></view></objects></document>
      """
    let document = try DesignedDocument(Data(text.utf8), name: "Card.xib")
    let insets = UIEdgeInsets(top: 48, left: 0, bottom: 34, right: 0)
    let made = document.make(
      0, size: nil, standard: CGSize(width: 414, height: 896), insets: insets, solves: true)
    let covered = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    #expect(view("v1", of: made)?.safeAreaInsets == covered)
  }

  @Test(arguments: [false, true])
  func `a page sheet lies below the status bar and above the home indicator`(
    _ hasNoBar: Bool
  ) throws {
    let bar = hasNoBar ? #"<nil key="simulatedBottomBarMetrics"/>"# : ""
    let sheet = #"<modalPageSheetSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    let made = try solved(
      scene(height: 842, width: 414, after: bar + sheet), version: "18122", device: "retina6_1",
      screen: CGSize(width: 414, height: 896),
      insets: UIEdgeInsets(top: 48, left: 0, bottom: 34, right: 0))
    #expect(
      view("v1", of: made)?.safeAreaInsets
        == UIEdgeInsets(top: 0, left: 0, bottom: hasNoBar ? 0 : 34, right: 0))
  }

  // MARK: Text

  @Test(
    arguments: [("17701", 17.0), ("18122", 14), ("20037", 14), ("21701", 17)]
      as [(String, CGFloat)], [false, true])
  func `text styles have the size that Interface Builder laid them out with`(
    _ version: (name: String, size: CGFloat), adjusts: Bool
  ) throws {
    let attribute = adjusts ? #" adjustsFontForContentSizeCategory="YES""# : ""
    let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    let text = scene("label" + attribute).replacing(
      "</label\(attribute)>", with: font + "</label>")
    let made = try solved(text, version: version.name)
    func size(_ made: DesignedScene) -> CGFloat? {
      (view("a1", of: made) as? UILabel)?.font.pointSize
    }
    #expect(size(made) == version.size)
    let document = try document(text, version: version.name)
    let (screen, asked) = (CGSize(width: 375, height: 667), UIContentSizeCategory.large)
    #expect(
      size(document.make(0, size: nil, standard: screen, insets: .zero, textSize: asked)) == 17)
    let other = CGSize(width: 390, height: 844)
    #expect(size(document.make(0, size: other, standard: other, insets: .zero)) == 17)
  }

  @Test func `a size of text that somebody asked for lays the scene out anew`() throws {
    let text = scene("label").replacing(
      "</label>",
      with: #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#
    ).replacing("<label ", with: #"<label text="Label" "#)
    let document = try document(text, version: "21701")
    let screen = CGSize(width: 375, height: 667)
    func height(_ textSize: UIContentSizeCategory?) -> CGFloat? {
      let made = document.make(0, size: nil, standard: screen, insets: .zero, textSize: textSize)
      return view("a1", of: made)?.frame.height
    }
    #expect(height(nil) == 20)
    #expect((height(.accessibilityExtraExtraExtraLarge) ?? 0) > 50)
  }

  // MARK: Views

  @Test(
    arguments: [
      ("segmentedControl", "14490.70", 29), ("segmentedControl", "15505", 32),
      ("progressView", "16097", 2), ("progressView", "17156", 4),
      ("datePicker", "16097", 216), ("switch", "23504", 31), ("switch", "24127", 28),
      ("slider", "23504", 31), ("slider", "24127", 34), ("searchBar", "23504", 56),
      ("searchBar", "24127", 64), ("textField", "14490.70", 30), ("textField", "15505", 34),
    ] as [(String, String, CGFloat)])
  func `controls are as high as on the system of the document`(
    _ kind: String, version: String, height: CGFloat
  ) throws {
    let text = scene(kind).replacing("<textField ", with: #"<textField borderStyle="roundedRect" "#)
    let made = try solved(text, version: version)
    let shown = view("a1", of: made)
    (shown as? UITextField)?.font = .systemFont(ofSize: 14)
    made.view.layoutIfNeeded()
    #expect(shown?.frame.height == height)
  }

  @Test(arguments: [("23504", 51.0), ("24127", 63)] as [(String, CGFloat)])
  func `switches are wider since iOS 26`(_ version: String, width: CGFloat) throws {
    let made = try solved(scene("switch"), version: version)
    #expect(view("a1", of: made)?.frame.width == width)
  }

  @Test(arguments: [("23504", 44.0), ("24127", 51)] as [(String, CGFloat)])
  func `rows without a height are higher since iOS 26`(
    _ version: String, height: CGFloat
  ) throws {
    let table = """
      <scene><objects><tableViewController id="c1"><tableView key="view" dataMode="static" \
      style="grouped" rowHeight="-1" id="t1"><rect key="frame" width="375" height="667"/><sections>
      <tableViewSection id="g1"><cells><tableViewCell id="r1">
        <rect key="frame" y="28" width="375" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="r1" id="m1">
          <rect key="frame" width="375" height="60"/><subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="a1">
            <rect key="frame" width="10" height="10"/></view></subviews><constraints>
          <constraint firstItem="a1" firstAttribute="centerY" secondItem="m1" \
      secondAttribute="centerY" id="k1"/></constraints>
        </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
      </tableViewController></objects></scene>
      """
    let made = try solved(table, version: version)
    #expect(view("r1", of: made)?.frame.height == height)
    let shown = try document(table, version: version).make(
      0, size: nil, standard: CGSize(width: 375, height: 667), insets: .zero)
    #expect(view("r1", of: shown)?.frame.height == 60)
  }

  /// Cells of a table in a document, one under the other, each with the top of its row.
  private func cells(_ tops: [(id: String, y: CGFloat)]) -> String {
    tops.map { id, y in
      """
      <tableViewCell reuseIdentifier="\(id)" id="\(id)">
        <rect key="frame" y="\(y)" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="m\(id)">
          <rect key="frame" width="375" height="44"/></tableViewCellContentView></tableViewCell>
      """
    }.joined()
  }

  private func shownTable(_ attributes: String, _ content: String) throws -> DesignedScene {
    let scene = """
      <scene><objects><tableViewController id="c1"><tableView key="view" \(attributes) id="t1">
        <rect key="frame" width="375" height="667"/>\(content)</tableView>
      </tableViewController></objects></scene>
      """
    return try document(scene, version: "23504").make(
      0, size: nil, standard: CGSize(width: 375, height: 667), insets: .zero)
  }

  @Test(
    arguments: [("plain", 50.0, 28.0), ("plain", 24.5, 24.5), ("grouped", 55.5, 55.5)]
      as [(String, CGFloat, CGFloat)])
  func `prototypes begin where the document has them, below their title`(
    _ style: String, top: CGFloat, title: CGFloat
  ) throws {
    let made = try shownTable(
      #"dataMode="prototypes" style="\#(style)" sectionHeaderHeight="1""#,
      "<prototypes>\(cells([("r1", top), ("r2", top + 44)]))</prototypes>")
    #expect(view("r1", of: made)?.frame.minY == top)
    #expect(view("r2", of: made)?.frame.minY == top + 44)
    let table = try #require(view("t1", of: made))
    let header = try #require(
      table.subviews.first { $0 is UITableViewHeaderFooterView } as? UITableViewHeaderFooterView)
    #expect(header.frame.maxY == top && header.frame.height == title)
    #expect(header.textLabel?.text?.lowercased() == "prototype cells")
  }

  @Test func `sections begin where the document has their first rows`() throws {
    let sections = [
      ("A", [("r1", 55.5), ("r2", 99.5)]), ("B", [("r3", 205)]), ("", [("r4", 285)]),
    ]
    let made = try shownTable(
      #"dataMode="static" style="grouped" sectionHeaderHeight="18" sectionFooterHeight="18""#,
      "<sections>"
        + sections.map { title, rows in
          "<tableViewSection headerTitle=\"\(title)\" id=\"s\(title)\"><cells>"
            + cells(rows.map { ($0.0, CGFloat($0.1)) }) + "</cells></tableViewSection>"
        }.joined() + "</sections>")
    let tops = ["r1", "r2", "r3", "r4"].map { view($0, of: made)?.frame.minY }
    #expect(tops == [55.5, 99.5, 205, 285])
  }

  @Test(
    arguments: [("12120", 8.0, 8.0), ("14109", 16, 11), ("24127", 16, 15)]
      as [(String, CGFloat, CGFloat)])
  func `rows have narrower margins before iOS 11`(
    _ version: String, side: CGFloat, top: CGFloat
  ) throws {
    let table = """
      <scene><objects><tableViewController id="c1"><tableView key="view" dataMode="prototypes" \
      style="plain" rowHeight="60" id="t1"><rect key="frame" width="375" height="667"/><prototypes>
      <tableViewCell reuseIdentifier="row" rowHeight="60" id="r1">
        <rect key="frame" y="28" width="375" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="r1" id="m1">
          <rect key="frame" width="375" height="60"/><subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="a1">
            <rect key="frame" width="10" height="10"/></view></subviews><constraints>
          <constraint firstItem="a1" firstAttribute="leading" secondItem="m1" \
      secondAttribute="leadingMargin" id="k1"/>
          <constraint firstItem="a1" firstAttribute="top" secondItem="m1" \
      secondAttribute="topMargin" id="k2"/></constraints>
        </tableViewCellContentView></tableViewCell></prototypes></tableView>
      </tableViewController></objects></scene>
      """
    let made = try solved(table, version: version)
    let origin = view("a1", of: made)?.frame.origin
    #expect(origin == CGPoint(x: side, y: top))
  }

  @Test(
    arguments: [("14490", 20, 59), ("16097", 15, 60), ("17701", 16, 60), ("24127", 16, 60)]
      as [(String, CGFloat, CGFloat)])
  func `a row outside of tables has its system's margins, and before iOS 13 its separator below`(
    _ version: String, side: CGFloat, height: CGFloat
  ) throws {
    let cell = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><objects>
      <tableViewCell id="r1"><rect key="frame" width="600" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="r1" id="m1">
          <rect key="frame" width="600" height="60"/><subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="a1">
            <rect key="frame" width="10" height="10"/></view></subviews><constraints>
          <constraint firstItem="a1" firstAttribute="leading" secondItem="m1" \
      secondAttribute="leadingMargin" id="k1"/></constraints>
        </tableViewCellContentView></tableViewCell></objects></document>
      """
    let bounds = UIScreen.main.bounds
    defer { UIScreen.main.bounds = bounds }
    UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
    let made = try DesignedDocument(Data(cell.utf8), name: "Row.xib").make(
      0, size: nil, standard: CGSize(width: 375, height: 667), insets: .zero, solves: true)
    #expect(view("a1", of: made)?.frame.minX == side)
    let row = try #require(view("r1", of: made) as? UITableViewCell)
    // A pixel is a point here.
    #expect(row.contentView.frame.height == height)
  }

  @Test func `a placeholder's size stands for the content's on the canvas alone`() throws {
    let text = scene(#"label text="A" placeholderIntrinsicWidth="90""#)
      .replacing("</label text=\"A\" placeholderIntrinsicWidth=\"90\">", with: "</label>")
    let made = try solved(text, version: "32700.99.1234")
    let label = try #require(view("a1", of: made) as? UILabel)
    #expect(label.frame.width == 90)
    #expect(label.intrinsicContentSize.width < 20)
    #expect(label.frame.height == label.intrinsicContentSize.height)
  }
}
