// The outline's filter, and the eye and the lock of its lines.

import CoreGraphics
import Designables
import Messages
import Stage
import TestSupport
import Testing
import UIKit
import Windowing

@testable import Preview
@testable import Studio

@MainActor @Suite(.ownScreenScale) struct StudioOutlineTests {
  /// The middle of the first line, and where its eye and its lock are.
  private let line: CGFloat = 92
  private let eye: CGFloat = 172
  private let lock: CGFloat = 192

  /// The names in the outline's lines.
  private func lines(_ hands: StudioHands) -> [String] {
    hands.harness.views(OutlineRow.self).filter { !$0.isHidden }
      .compactMap { $0.subviews.compactMap { ($0 as? UILabel)?.text }.first }
  }

  private func press(_ x: CGFloat, _ hands: StudioHands) {
    hands.harness.send(.pointerMoved(hands.harness.pointer(x, line)))
    hands.harness.click(x, line)
  }

  @Test(arguments: [3, 15, 40])
  func `each line of a deep tree has room for a short name, and lies right of the one around it`(
    depth: Int
  ) throws {
    func node(_ level: Int) -> PageNode {
      var made = PageNode(
        id: level, className: "UIView", readableName: "View", size: [10, 10],
        corners: [0, 0, 10, 0, 10, 10, 0, 10])
      made.identifier = "a long identifier of a view"
      if level < depth { made.children = [node(level + 1)] }
      return made
    }
    let items = OutlineItem.items(of: [node(0)], toggled: [], showsLayers: false)
    #expect(items.count == depth + 1)
    let deepest = try #require(items.map(\.depth).max())
    var names: [CGRect] = []
    for item in items {
      let row = OutlineRow()
      row.frame = CGRect(x: 0, y: 0, width: 172, height: 24)
      row.show(item, isChosen: false, deepest: deepest)
      row.layoutIfNeeded()
      let name = try #require(row.subviews.lazy.compactMap { $0 as? UILabel }.first)
      #expect(name.bounds.width >= name.intrinsicContentSize.width, "at \(item.depth)")
      names.append(name.frame)
    }
    for (outer, inner) in zip(names, names.dropFirst()) { #expect(inner.minX > outer.minX) }
  }

  @Test func `words leave the lines that have them, and those around`() throws {
    let hands = try StudioHands()
    let all = lines(hands)
    hands.harness.click(120, 60)
    hands.harness.enter("continue")
    hands.harness.frame()
    let found = lines(hands)
    #expect(found.contains("Fancy Button") && found.count < all.count, "\(found)")
    #expect(!found.contains("LD Gradient View"))
    hands.harness.enter("q")
    hands.harness.frame()
    #expect(lines(hands).isEmpty && !hands.labels("No results").isEmpty)
    #expect(!hands.harness.hasQuit)
    for _ in 0..<9 { hands.harness.press(.backspace) }
    hands.harness.frame()
    #expect(lines(hands) == all)
  }

  @Test func `the eye hides the view as a step that can be taken back`() throws {
    let hands = try StudioHands()
    press(eye, hands)
    #expect(try hands.harness.gradient.isHidden)
    press(eye, hands)
    #expect(try !hands.harness.gradient.isHidden)
    hands.harness.type("z", .control)
    #expect(try hands.harness.gradient.isHidden)
    hands.harness.type("z", .control)
    #expect(try !hands.harness.gradient.isHidden)
  }

  @Test func `eye and lock leave the selection as it is`() throws {
    let hands = try StudioHands()
    hands.pick(line: 1)
    let model = hands.harness.session.studio.model
    let selected = model.selections
    #expect(!selected.isEmpty)
    press(eye, hands)
    #expect(try hands.harness.gradient.isHidden)
    press(lock, hands)
    #expect(model.locked.count == 1)
    press(eye, hands)
    #expect(try !hands.harness.gradient.isHidden)
    #expect(model.selections == selected)
    hands.harness.type("z", .control)
    #expect(try hands.harness.gradient.isHidden)
    #expect(hands.harness.session.panels.toast?.text == "Undone: Hidden")
  }

  @Test func `a locked view is not picked on the page, but in the outline`() throws {
    let hands = try StudioHands()
    hands.harness.type("v")
    let name = "LD Gradient View  375 × 140"
    hands.harness.click(500, 150)
    #expect(!hands.labels(name).isEmpty)
    hands.harness.press(.escape)
    press(lock, hands)
    hands.harness.wait(1)
    hands.harness.click(500, 150)
    #expect(hands.labels(name).isEmpty)
    #expect(hands.harness.session.panels.toast?.text == "LD Gradient View is locked")
    hands.pick(line: 0)
    #expect(!hands.labels(name).isEmpty)
    press(lock, hands)
    hands.harness.press(.escape)
    hands.harness.wait(1)
    hands.harness.click(500, 150)
    #expect(!hands.labels(name).isEmpty)
  }

  @Test func `a line has a mark while its view has changes, and says how many`() throws {
    let hands = try StudioHands()
    func names() -> [String] {
      hands.harness.views(OutlineRow.self).filter { !$0.isHidden }
        .compactMap(\.accessibilityFacts.label)
    }
    hands.pick(line: 0)
    #expect(hands.harness.session.studio.set("angle", to: "45"))
    #expect(hands.harness.session.studio.set("layer.cornerRadius", to: "3"))
    hands.harness.frame()
    #expect(names().first == "LD Gradient View, 2 changed values")
    hands.harness.type("z", .control)
    #expect(names().first == "LD Gradient View, 1 changed value")
    hands.harness.type("z", .control)
    #expect(names().first == "LD Gradient View")
    // The gallery has no files: nothing waits to be written.
    #expect(hands.harness.views(UnwrittenBar.self).allSatisfy { $0.isHidden })
  }

  @Test func `a closed line counts the changes in it`() {
    let inner = PageNode(
      id: 2, className: "UILabel", readableName: "Label", size: [1, 1], corners: [])
    let outer = PageNode(
      id: 1, className: "Dial", readableName: "Dial", size: [1, 1], corners: [], children: [inner])
    let path = NodePath(indices: [0])
    let changes = [path: 1, path.child(0): 2]
    #expect(
      OutlineItem.items(of: [outer], toggled: [], changes: changes).map(\.changes) == [1, 2])
    #expect(
      OutlineItem.items(of: [outer], toggled: [path], changes: changes).map(\.changes) == [3])
  }

  @Test func `an identifier is whole where it fits, and the text and the name are cut before`() {
    func frames(_ name: String, _ identifier: String, _ text: String?) -> [CGRect] {
      let row = OutlineRow()
      row.frame = CGRect(x: 0, y: 0, width: 200, height: 24)
      let item = OutlineItem(
        path: NodePath(indices: [0]), depth: 0, name: name, identifier: identifier, text: text,
        symbol: "square", isOpen: nil, isHidden: false, hidesItself: false, isLocked: false,
        changes: 0)
      row.show(item, isChosen: false, deepest: 0)
      row.layoutIfNeeded()
      let labels = row.subviews.compactMap { $0 as? UILabel }
      #expect(labels.map(\.text) == [name, identifier, text])
      let whole = labels.map { $0.intrinsicContentSize.width <= $0.frame.width }
      isWhole = Array(whole.prefix(2))
      return labels.map(\.frame)
    }
    var isWhole: [Bool] = []
    let short = frames("Label", "total", "“A long text that has no room”")
    #expect(isWhole == [true, true])
    #expect(short[1].minX == short[0].maxX + 6 && short[2].minX == short[1].maxX + 6)
    #expect(short[2].maxX <= 200)
    _ = frames("LD Line Chart Gradient View", "chart", nil)
    #expect(isWhole == [false, true])
    let long = frames("LD Line Chart Gradient View", "the chart of all sales of the year", nil)
    #expect(isWhole == [false, false])
    #expect(abs(long[0].width - long[1].width) <= 8)
  }

  @Test func `each of UIKit's classes has a symbol, and the controls their own`() {
    let classes = [
      "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIProgressView",
      "UIActivityIndicatorView", "UIPageControl", "UINavigationBar", "UITabBar", "UIToolbar",
      "UITableView", "UICollectionView", "UIScrollView", "UITextView", "UITextField",
      "UIDatePicker", "UIPickerView", "UIStackView", "UIVisualEffectView", "WKWebView",
      "UISearchBar", "UIImageView", "UILabel", "UIButton",
    ]
    let nodes = classes.map {
      PageNode(id: 1, className: $0, readableName: $0, size: [1, 1], corners: [])
    }
    let symbols = OutlineItem.items(of: nodes, toggled: []).map(\.symbol)
    #expect(Set(symbols).count == classes.count && !symbols.contains("square"))
    for symbol in symbols { #expect(Symbol.named(symbol, size: 11).size.width > 4, "\(symbol)") }
  }

  @Test func `the symbols of controls and bars`() throws {
    let controls: [Symbol.Control] = [
      .toggle, .stepper, .segments, .progress, .activity, .picker, .navigationBar, .tabBar,
      .toolbar,
    ]
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 18 * controls.count, height: 16))
    sheet.backgroundColor = .white
    for (index, control) in controls.enumerated() {
      let picture = UIImageView(image: Symbol.control(control))
      picture.tintColor = .black
      picture.frame.origin = CGPoint(x: 2 + 18 * CGFloat(index), y: 2)
      sheet.addSubview(picture)
    }
    expectGolden(
      named: "control-symbols",
      of: try ViewPicture.draw(sheet, scale: 2, options: StageOptions()).pixels)
  }

  @Test func `the foot tells of unwritten changes, and a press lists them`() throws {
    let page = ForgedPage(seed: 1)
    let hands = StudioHands(try Harness(page: page))
    let outline = try #require(hands.harness.views(OutlinePanel.self).first)
    outline.show(changes: [NodePath(indices: [0]): 2, NodePath(indices: [1]): 1], canWrite: true)
    hands.harness.frame()
    let place = try #require(hands.labels("3 changes in 2 views are not written").first)
    hands.click(CGPoint(x: place.midX, y: place.midY))
    // There is nothing behind the numbers here.
    #expect(!hands.labels("Nothing has changed").isEmpty)
    #expect(UnwrittenBar.words(changes: 1, views: 1) == "1 change in 1 view is not written")
  }

  @Test func `the foot of a narrow outline has fewer words`() {
    func words(width: CGFloat, changes: Int) -> String? {
      let bar = UnwrittenBar {}
      bar.frame = CGRect(x: 0, y: 0, width: width, height: UnwrittenBar.height)
      bar.show(changes: changes, views: 1)
      bar.layoutIfNeeded()
      #expect(bar.accessibilityFacts.label == UnwrittenBar.words(changes: changes, views: 1))
      return bar.subviews.lazy.compactMap { $0 as? UILabel }.first?.text
    }
    #expect(words(width: 260, changes: 1) == "1 change in 1 view is not written")
    #expect(words(width: 160, changes: 1) == "1 change not written")
    #expect(words(width: 160, changes: 20) == "20 changes not written")
  }

  @Test func `what is in a locked view is locked too`() {
    let model = PageModel(ForgedPage(seed: 3))
    let path = NodePath(indices: [1])
    model.toggleLock(path)
    #expect(model.isLocked(path.child(0).child(2)) && !model.isLocked(NodePath(indices: [0])))
    model.toggleLock(path)
    #expect(!model.isLocked(path.child(0)))
  }
}
