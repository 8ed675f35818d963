// The parts of views in documents: items of bars, cells, gestures, guides, constraints, outlets.

import CoreGraphics
import Foundation
import InterfaceDocuments
import ObjCRuntime
import Testing

@testable import UIKit

@MainActor @Suite struct NibPartsTests {
  private func element(_ text: String) throws -> NibElement {
    try NibElement.parse(Data(text.utf8))
  }

  /// A reader that makes views alone, and remembers what it registers.
  @MainActor private final class Reader {
    var registered: [String] = []

    var builder: NibBuilder {
      NibBuilder(
        makeView: { NibViews.make($0, "test") },
        register: { _, element in self.registered.append(element.attributes["id"] ?? "") },
        makeCopy: { NibViews.make($0, "test") })
    }
  }

  // MARK: Bars

  @Test func `bars get their items, with what is in them`() throws {
    let reader = Reader()
    let line = try element(
      """
      <toolbar id="t"><items>
        <barButtonItem systemItem="flexibleSpace" id="1"/>
        <barButtonItem title="Go" style="done" enabled="NO" width="42" tag="3" id="2">
          <color key="tintColor" systemColor="systemRedColor"/></barButtonItem>
        <barButtonItem image="star.fill" catalog="system" id="3"/>
        <barButtonItem id="4"><switch key="customView" on="YES" id="5"/></barButtonItem>
      </items></toolbar>
      """)
    let bar = try #require(NibViews.make(line, "test") as? UIToolbar)
    NibParts.add(to: bar, line, reader.builder)
    let items = try #require(bar.items)
    #expect(items.count == 4 && items[0].isFlexible)
    #expect(items[1].title == "Go" && items[1].style == .done && !items[1].isEnabled)
    #expect(items[1].width == 42 && items[1].tag == 3 && items[1].tintColor == .systemRed)
    #expect(items[2].image != nil)
    #expect((items[3].customView as? UISwitch)?.isOn == true)
    #expect(reader.registered == ["1", "2", "3", "4"])
  }

  @Test func `navigation items have titles and items at both sides`() throws {
    let reader = Reader()
    let line = try element(
      """
      <navigationItem title="T" prompt="P" largeTitleDisplayMode="never" hidesBackButton="YES"
        id="n"><barButtonItem key="leftBarButtonItem" systemItem="cancel" id="l"/>
        <rightBarButtonItems><barButtonItem title="A" id="a"/><barButtonItem title="B" id="b"/>
        </rightBarButtonItems><barButtonItem key="backBarButtonItem" title="Back" id="k"/>
        <view key="titleView" id="v"/></navigationItem>
      """)
    let item = try #require(NibBars.item(line, reader.builder) as? UINavigationItem)
    #expect(item.title == "T" && item.prompt == "P" && item.hidesBackButton)
    #expect(item.largeTitleDisplayMode == .never && item.titleView != nil)
    #expect(item.leftBarButtonItem?.title == "Cancel")
    #expect(item.rightBarButtonItems?.map(\.title) == ["A", "B"])
    #expect(item.backBarButtonItem?.title == "Back")
    #expect(Set(reader.registered) == ["n", "l", "a", "b", "k"])
  }

  @Test func `tabs have titles, pictures and badges`() throws {
    let builder = Reader().builder
    let own = try #require(
      NibBars.item(
        element(
          """
          <tabBarItem title="T" image="star.fill" catalog="system" badgeValue="4" tag="2" id="a">
            <color key="badgeColor" systemColor="systemBlueColor"/></tabBarItem>
          """), builder) as? UITabBarItem)
    #expect(own.title == "T" && own.image != nil && own.badgeValue == "4" && own.tag == 2)
    #expect(own.badgeColor == .systemBlue)
    let system = NibBars.item(
      try element("<tabBarItem systemItem=\"recents\" id=\"b\"/>"), builder)
    #expect((system as? UITabBarItem)?.title == "Recents")
    #expect(NibBars.item(try element("<view/>"), builder) == nil)
  }

  @Test func `runtime attributes reach items`() throws {
    let line = try element(
      """
      <barButtonItem id="a"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="I"/>
      </userDefinedRuntimeAttributes></barButtonItem>
      """)
    let item = try #require(NibBars.item(line, Reader().builder))
    NibViews.setRuntimeAttributes(of: item as AnyObject, line)
    #expect((item as? UIBarButtonItem)?.accessibilityIdentifier == "I")
  }

  // MARK: Tables

  private let staticTable = """
    <tableView style="grouped" rowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="18"
      id="t"><rect key="frame" width="300" height="400"/>
      <view key="tableHeaderView" id="h"><rect key="frame" width="300" height="30"/></view>
      <sections><tableViewSection headerTitle="One" footerTitle="Foot" id="s1"><cells>
        <tableViewCell rowHeight="60" id="c1"/><tableViewCell rowHeight="50" id="c2"/></cells>
      </tableViewSection><tableViewSection id="s2"><cells><tableViewCell id="c3"/></cells>
      </tableViewSection></sections></tableView>
    """

  private func table(_ text: String) throws -> UITableView {
    let line = try element(text)
    let table = try #require(NibViews.make(line, "test") as? UITableView)
    NibParts.add(to: table, line, Reader().builder)
    return table
  }

  /// Heights of 18 hold for headers without a title: Interface Builder, which lays tables out with UIKit, writes the
  /// first row at y = 18 below a header without a title, and at 49.5 to 55.5 below one with a title.
  @Test func `a static table shows its cells and its titles`() throws {
    let table = try table(staticTable)
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.tableHeaderView?.frame.height == 30)
    #expect(table.headerView(forSection: 0)?.textLabel?.text?.uppercased() == "ONE")
    #expect(table.rectForHeader(inSection: 0).height > 18)
    #expect(table.rectForHeader(inSection: 1).height == 18)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) != nil)
  }

  private final class Owner: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 0 ? 1 : super.tableView(tableView, numberOfRowsInSection: section)
    }
  }

  @Test func `a table view controller answers for a static table, and may answer otherwise`() throws
  {
    let table = try table(staticTable)
    let owner = Owner(style: .grouped)
    table.dataSource = owner
    table.delegate = owner
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 1 && table.numberOfRows(inSection: 1) == 1)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    #expect(owner.tableView(table, titleForHeaderInSection: 0) == "One")
  }

  @Test func `prototypes are made anew for each row`() throws {
    let table = try table(
      """
      <tableView id="t"><prototypes>
        <tableViewCell reuseIdentifier="a" style="IBUITableViewCellStyleSubtitle" id="p"/>
        <tableViewCell id="without an identifier"/></prototypes></tableView>
      """)
    let one = try #require(table.dequeueReusableCell(withIdentifier: "a"))
    let other = try #require(table.dequeueReusableCell(withIdentifier: "a"))
    #expect(one !== other && one.detailTextLabel != nil && one.reuseIdentifier == "a")
    #expect(table.dequeueReusableCell(withIdentifier: "b") == nil)
  }

  @Test func `collections make their cells and headers`() throws {
    let line = try element(
      """
      <collectionView id="t"><cells>
        <collectionViewCell reuseIdentifier="a" alpha="0.5" id="p"/></cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="h" tag="4" id="q"/>
      </collectionView>
      """)
    let list = try #require(NibViews.make(line, "test") as? UICollectionView)
    NibParts.add(to: list, line, Reader().builder)
    let path = IndexPath(item: 0, section: 0)
    #expect(list.dequeueReusableCell(withReuseIdentifier: "a", for: path).alpha == 0.5)
    let header = list.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h", for: path)
    #expect(header.tag == 4)
  }

  /// Measured in documents: 185 views at the top margin of a row's content lie at y = 11, 150 at its leading margin in
  /// tables less than 390 points wide at x = 16.
  @Test func `a row's content has margins of its own`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(
      cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
  }

  @Test func `a cell's texts and its picture are those that it has`() throws {
    let line = try element(
      """
      <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="x" detailTextLabel="y"
        imageView="z" id="a"/>
      """)
    let cell = try #require(NibViews.make(line, "test") as? UITableViewCell)
    let views = NibParts.views(of: cell, line)
    #expect(views["x"] === cell.textLabel && views["y"] === cell.detailTextLabel)
    #expect(views["z"] === cell.imageView && views.count == 3)
    let label = try element("<label text=\"A\" id=\"x\"/>")
    NibViews.setAttributes(of: try #require(views["x"]), label)
    #expect(cell.textLabel?.text == "A")
    #expect(NibParts.views(of: UIView(), line).isEmpty)
  }

  // MARK: Gestures

  @Test func `gestures have their class and their measures`() throws {
    let tap = NibGestures.make(
      try element("<tapGestureRecognizer numberOfTapsRequired=\"2\" cancelsTouchesInView=\"NO\"/>"))
    #expect((tap as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
    #expect(tap?.cancelsTouchesInView == false)
    let press = NibGestures.make(
      try element(
        "<pongPressGestureRecognizer allowableMovement=\"5\" minimumPressDuration=\"0.9\"/>"))
    #expect((press as? UILongPressGestureRecognizer)?.minimumPressDuration == 0.9)
    #expect((press as? UILongPressGestureRecognizer)?.allowableMovement == 5)
    let pan = NibGestures.make(try element("<panGestureRecognizer minimumNumberOfTouches=\"2\"/>"))
    #expect((pan as? UIPanGestureRecognizer)?.minimumNumberOfTouches == 2)
    let swipe = NibGestures.make(try element("<swipeGestureRecognizer direction=\"left\"/>"))
    #expect((swipe as? UISwipeGestureRecognizer)?.direction == .left)
    let edge = NibGestures.make(
      try element(
        "<screenEdgePanGestureRecognizer><rectEdge key=\"edges\" left=\"YES\"/>"
          + "</screenEdgePanGestureRecognizer>"))
    #expect((edge as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
    let pinch = NibGestures.make(try element("<pinchGestureRecognizer/>"))
    let turn = NibGestures.make(try element("<rotationGestureRecognizer enabled=\"NO\"/>"))
    #expect(pinch is UIPinchGestureRecognizer)
    #expect(turn is UIRotationGestureRecognizer && turn?.isEnabled == false)
    #expect(NibGestures.make(try element("<view/>")) == nil)
  }

  // MARK: Guides and constraints

  @Test func `guides are found by their keys`() throws {
    let (view, scroll) = (UIView(), UIScrollView())
    func guide(_ text: String, _ view: UIView) throws -> UILayoutGuide? {
      NibParts.guide(try element(text), of: view)
    }
    #expect(
      try guide("<viewLayoutGuide key=\"safeArea\"/>", view) === view.safeAreaLayoutGuide)
    #expect(
      try guide("<viewLayoutGuide key=\"contentLayoutGuide\"/>", scroll)
        === scroll.contentLayoutGuide)
    #expect(
      try guide("<viewLayoutGuide key=\"frameLayoutGuide\"/>", scroll) === scroll.frameLayoutGuide)
    #expect(
      try guide("<keyboardLayoutGuide key=\"keyboard\"/>", view) === view.keyboardLayoutGuide)
    #expect(try guide("<viewLayoutGuide key=\"frameLayoutGuide\"/>", view) == nil)
  }

  @Test(
    arguments: [
      ("multiplier=\"1:3\"", 1 / 3, 0), ("multiplier=\"1/4\"", 0.25, 0),
      ("multiplier=\"0.8\"", 0.8, 0),
      ("multiplier=\"none\"", 1, 0), ("constant=\"-7.5\"", 1, -7.5), ("symbolic=\"YES\"", 1, 8),
      ("symbolic=\"YES\" constant=\"20\"", 1, 20),
    ] as [(String, CGFloat, CGFloat)])
  func `constraints have ratios, constants and the system's spacing`(
    attributes: String, multiplier: CGFloat, constant: CGFloat
  ) throws {
    let (one, other) = (UIView(), UIView())
    let line = try element(
      "<constraint firstAttribute=\"leading\" secondAttribute=\"trailing\" \(attributes)/>")
    let made = try #require(NibConstraintLine.make(line, first: one, second: other))
    #expect(abs(made.multiplier - multiplier) < 1e-9 && made.constant == constant)
    #expect(made.firstAttribute == .leading && made.secondAttribute == .trailing)
  }

  @Test func `constraints have relations, priorities and identifiers`() throws {
    let line = try element(
      """
      <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="9" priority="750"
        identifier="wide"/>
      """)
    let made = try #require(NibConstraintLine.make(line, first: UIView(), second: nil))
    #expect(made.relation == .greaterThanOrEqual && made.priority == .defaultHigh)
    #expect(made.identifier == "wide" && made.secondAttribute == .notAnAttribute)
    #expect(
      NibConstraintLine.make(
        try element("<constraint firstAttribute=\"unknown\"/>"), first: UIView(), second: nil)
        == nil)
    #expect(!NibConstraintLine.isBuilt(try element("<constraint placeholder=\"YES\"/>")))
  }

  // MARK: Outlets and actions

  @Test func `UIKit's own outlets take views, delegates and gestures`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = UIView()
    #expect(NibOutlets.set(view, "accessoryView", of: cell) && cell.accessoryView === view)
    #expect(NibOutlets.set(view, "backgroundView", of: cell) && cell.backgroundView === view)
    #expect(!NibOutlets.set(view, "unknown", of: cell))
    let tap = UITapGestureRecognizer()
    #expect(NibOutlets.add(tap, "gestureRecognizers", of: view))
    #expect(view.gestureRecognizers?.first === tap)
    #expect(!NibOutlets.add(view, "others", of: view))
  }

  private final class Target: NSObject {
    var count = 0
  }

  @Test func `actions reach their target from controls and from items`() throws {
    let target = Target()
    ObjCRuntime.register(Target.self, "count:") { (target, _: NSObject) in target.count += 1 }
    let (control, item) = (UIButton(), UIBarButtonItem())
    let line = try element("<action selector=\"count:\" eventType=\"touchUpInside\"/>")
    for object in [control, item, UITapGestureRecognizer()] as [AnyObject] {
      #expect(NibOutlets.addAction(object, line, target: target))
    }
    control.sendActions(for: .touchUpInside)
    item.press()
    #expect(target.count == 2)
    #expect(!NibOutlets.addAction(UIView(), line, target: target))
    #expect(!NibOutlets.addAction(control, try element("<action/>"), target: target))
  }
}
