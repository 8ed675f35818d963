// Storyboards: scenes become controllers, segues go where they go on iOS.

import CoreGraphics
import Foundation
import ObjCRuntime
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct StoryboardTests {
  /// A storyboard of scenes, each the elements of its `objects`.
  private func storyboard(initial: String? = nil, _ scenes: String...) throws -> UIStoryboard {
    let first = initial.map { "initialViewController=\"\($0)\"" } ?? ""
    let body = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    return try UIStoryboard(
      data: Data("<document \(first)><scenes>\(body)</scenes></document>".utf8), name: "Test")
  }

  private static let view = """
    <view key="view" contentMode="scaleToFill" id="v1">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>
        <label text="Hi" id="l1"><rect key="frame" x="20" y="30" width="100" height="20"/></label>
        <button buttonType="system" id="b1"><rect key="frame" x="20" y="60" width="100" height="30"/>
          <state key="normal" title="Go"/>
          <connections>
            <segue destination="c2" kind="show" identifier="next" id="s1"/>
            <action selector="press:" destination="c1" eventType="touchUpInside" id="a1"/>
          </connections>
        </button>
      </subviews>
    </view>
    """

  private static func register() {
    NibClasses.register(Recorder.self, "Recorder")
    ObjCRuntime.registerProperty(
      Recorder.self, "label", get: { $0.label }, set: { $0.label = $1 })
    ObjCRuntime.register(Recorder.self, "press:") { (target: Recorder, sender: UIButton) in
      target.events.append("press")
    }
    ObjCRuntime.register(Recorder.self, "back:") { (target: Recorder, segue: UIStoryboardSegue) in
      target.events.append("back from \(segue.source.title ?? "")")
    }
  }

  private static let first = """
    <viewController storyboardIdentifier="first" title="First" customClass="Recorder" id="c1">
      \(view)
      <navigationItem key="navigationItem" title="Start" id="n1"/>
      <connections><outlet property="label" destination="l1" id="o1"/></connections>
    </viewController>
    """
  private static let second = """
    <viewController storyboardIdentifier="second" title="Second" customClass="Recorder" id="c2">
      <view key="view" id="v2"><rect key="frame" width="375" height="667"/><subviews>
        <button id="b2"><rect key="frame" width="90" height="30"/><connections>
          <segue destination="e2" kind="unwind" unwindAction="back:" id="s2"/>
        </connections></button>
      </subviews></view>
    </viewController>
    <exit id="e2" userLabel="Exit" sceneMemberID="exit"/>
    """
  private static let navigation = """
    <navigationController id="nc"><navigationBar key="navigationBar" id="bar"/><connections>
      <segue destination="c1" kind="relationship" relationship="rootViewController" id="r1"/>
    </connections></navigationController>
    """

  @Test func `the initial controller has the class, the title and the view of its scene`() throws {
    Self.register()
    let made = try storyboard(initial: "c1", Self.first).instantiateInitialViewController()
    let controller = try #require(made as? Recorder)
    #expect(controller.title == "First")
    #expect(controller.navigationItem.title == "Start")
    #expect(controller.storyboard?.name == "Test")
    #expect(!controller.isViewLoaded)
    #expect(controller.view.subviews.map { $0.frame.minY } == [30, 60])
    #expect(controller.label?.text == "Hi")
  }

  @Test func `events come in Apple's order`() throws {
    Self.register()
    let made = try storyboard(Self.first).instantiateViewController(withIdentifier: "first")
    let controller = try #require(made as? Recorder)
    #expect(controller.events == ["init(coder:)", "awakeFromNib"])
    controller.loadViewIfNeeded()
    #expect(
      controller.events == ["init(coder:)", "awakeFromNib", "viewDidLoad with its outlets"])
  }

  @Test func `a navigation controller shows its root, and a press shows the next scene`() throws {
    Self.register()
    let board = try storyboard(initial: "nc", Self.navigation, Self.first, Self.second)
    let stack = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let root = try #require(stack.topViewController as? Recorder)
    let button = try #require(root.view.subviews.last as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(root.events.suffix(3) == ["should next", "prepare next for Second", "press"])
    #expect(stack.topViewController?.title == "Second")
  }

  @Test func `a controller refuses a press, but not its own call`() throws {
    Self.register()
    let board = try storyboard(initial: "nc", Self.navigation, Self.first, Self.second)
    let stack = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let root = try #require(stack.topViewController as? Recorder)
    root.refuses = true
    (root.view.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(stack.viewControllers.count == 1)
    root.performSegue(withIdentifier: "next", sender: nil)
    #expect(stack.viewControllers.count == 2)
  }

  @Test func `an unwinding segue calls the method and goes back to its controller`() throws {
    Self.register()
    let board = try storyboard(initial: "nc", Self.navigation, Self.first, Self.second)
    let stack = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let root = try #require(stack.topViewController as? Recorder)
    root.performSegue(withIdentifier: "next", sender: nil)
    (stack.topViewController?.view.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(root.events.last == "back from Second")
    #expect(stack.topViewController === root)
  }

  @Test func `a tab bar controller has its scenes in the document's order`() throws {
    Self.register()
    let tabs = """
      <tabBarController id="tb"><connections>
        <segue destination="c2" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="c1" kind="relationship" relationship="viewControllers" id="r2"/>
      </connections></tabBarController>
      """
    let board = try storyboard(initial: "tb", tabs, Self.first, Self.second)
    let made = try #require(board.instantiateInitialViewController() as? UITabBarController)
    #expect(made.viewControllers?.map(\.title) == ["Second", "First"])
  }

  @Test func `a container holds the scene that it embeds, before the view has loaded`() throws {
    Self.register()
    let parent = """
      <viewController title="Parent" customClass="Recorder" id="p">
        <view key="view" id="pv"><rect key="frame" width="375" height="667"/><subviews>
          <containerView id="box"><rect key="frame" x="10" y="20" width="200" height="100"/>
            <connections><segue destination="c2" kind="embed" identifier="box" id="s"/></connections>
          </containerView>
        </subviews></view>
      </viewController>
      """
    let board = try storyboard(initial: "p", parent, Self.second)
    let made = try #require(board.instantiateInitialViewController() as? Recorder)
    made.loadViewIfNeeded()
    #expect(made.children.map(\.title) == ["Second"])
    #expect(made.children.first?.view.superview === made.view.subviews.first)
    #expect(made.children.first?.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(made.events.suffix(2) == ["prepare box for Second", "viewDidLoad"])
  }

  @Test func `scenes that embed one another end in one log line`() throws {
    let circle = """
      <viewController id="p"><view key="view" id="pv"><rect key="frame" width="9" height="9"/>
        <subviews><containerView id="box"><connections>
          <segue destination="p" kind="embed" id="s"/></connections></containerView></subviews>
      </view></viewController>
      """
    let made = try storyboard(initial: "p", circle).instantiateInitialViewController()
    made?.loadViewIfNeeded()
    #expect(made?.isViewLoaded == true)
  }

  @Test func `a method of the source makes the destination`() throws {
    Self.register()
    ObjCRuntime.register(Recorder.self, "make:sender:segueIdentifier:") {
      (target: Recorder, coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? in
      let made = Recorder(coder: coder)
      made?.events.append("made for \(identifier ?? "")")
      return made
    }
    let source = """
      <viewController customClass="Recorder" id="c1"><view key="view" id="v"/><connections>
        <segue destination="c2" kind="presentation" identifier="sheet" \
      destinationCreationSelector="make:sender:segueIdentifier:" id="s"/>
      </connections></viewController>
      """
    let board = try storyboard(initial: "c1", source, Self.second)
    let made = try #require(board.instantiateInitialViewController() as? Recorder)
    made.performSegue(withIdentifier: "sheet", sender: nil)
    #expect(made.events.last == "prepare sheet for Second")
    #expect(made.destinations.first?.events.contains("made for sheet") == true)
  }

  @Test func `a segue's own class goes its own way`() throws {
    Self.register()
    NibClasses.register(segue: "JumpSegue") {
      JumpSegue(identifier: $0, source: $1, destination: $2)
    }
    let source = """
      <viewController customClass="Recorder" id="c1"><view key="view" id="v"/><connections>
        <segue destination="c2" kind="custom" customClass="JumpSegue" identifier="jump" id="s"/>
      </connections></viewController>
      """
    let board = try storyboard(initial: "c1", source, Self.second)
    let made = try #require(board.instantiateInitialViewController() as? Recorder)
    made.performSegue(withIdentifier: "jump", sender: nil)
    #expect(made.events.last == "jumped")
  }

  @Test func `an unknown scene and a damaged document are an empty controller and an error`() throws
  {
    let board = try storyboard(Self.first)
    #expect(
      type(of: board.instantiateViewController(withIdentifier: "no")) == UIViewController.self)
    #expect(board.instantiateInitialViewController() == nil)
    #expect(throws: (any Error).self) {
      _ = try UIStoryboard(data: Data("<a".utf8), name: "Bad")
    }
  }
}

/// Notes what happens to it.
private final class Recorder: UIViewController {
  var events: [String] = []
  var destinations: [Recorder] = []
  var refuses = false
  var label: UILabel?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init(coder:)")
  }

  override func awakeFromNib() { events.append("awakeFromNib") }
  override func viewDidLoad() {
    events.append(label == nil ? "viewDidLoad" : "viewDidLoad with its outlets")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    if identifier != "box" { events.append("should \(identifier)") }
    return !refuses
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append("prepare \(segue.identifier ?? "") for \(segue.destination.title ?? "")")
    (segue.destination as? Recorder).map { destinations.append($0) }
  }
}

private final class JumpSegue: UIStoryboardSegue {
  override func perform() { (source as? Recorder)?.events.append("jumped") }
}
