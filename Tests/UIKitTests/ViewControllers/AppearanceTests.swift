// The order of a view controller's calls
// (https://developer.apple.com/documentation/uikit/uiviewcontroller#Handling-view-related-notifications).

import Testing

@testable import UIKit

@MainActor @Suite struct AppearanceTests {
  /// Takes notes of its calls.
  private final class Recorder: UIViewController {
    static var calls: [String] = []
    private let name: String

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { Self.calls.append(name + " " + call) }

    override func loadView() {
      note("load")
      super.loadView()
    }
    override func viewDidLoad() { note("did load") }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  }

  private func calls(_ page: Page, _ body: () -> Void) -> [String] {
    Recorder.calls = []
    page.atPresent(body)
    page.play(1 / 30)
    return Recorder.calls
  }

  @Test func `a window's root controller appears`() {
    let page = Page(size: CGSize(width: 100, height: 100))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = Recorder("A")
    #expect(
      calls(page) { window.rootViewController = root } == [
        "A load", "A did load", "A will appear", "A is appearing", "A did appear",
      ])
    #expect(
      calls(page) { window.rootViewController = nil } == ["A will disappear", "A did disappear"])
  }

  @Test func `a push lets the top disappear and the new controller appear`() {
    let page = Page(size: CGSize(width: 100, height: 100))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let navigation = UINavigationController(rootViewController: Recorder("A"))
    page.atPresent { window.rootViewController = navigation }
    page.play(1 / 30)
    #expect(
      calls(page) { navigation.pushViewController(Recorder("B"), animated: false) } == [
        "A will disappear", "B load", "B did load", "B will appear", "B is appearing",
        "A did disappear", "B did appear",
      ])
  }

  @Test func `a container that forwards calls itself is left to do so`() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let page = Page(size: CGSize(width: 100, height: 100))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (container, child) = (Container(), Recorder("A"))
    page.atPresent { window.rootViewController = container }
    container.addChild(child)
    #expect(calls(page) { container.view.addSubview(child.view) } == ["A load", "A did load"])
    #expect(
      calls(page) {
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
      } == ["A will appear", "A is appearing", "A did appear"])
  }

  @Test func `a view that leaves before it has appeared never did`() {
    let page = Page(size: CGSize(width: 100, height: 100))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (parent, child) = (UIViewController(), Recorder("A"))
    page.atPresent { window.rootViewController = parent }
    parent.addChild(child)
    #expect(
      calls(page) {
        parent.view.addSubview(child.view)
        child.view.removeFromSuperview()
      } == [
        "A load", "A did load", "A will appear", "A is appearing", "A will disappear",
        "A did disappear",
      ])
  }

  @Test func `bars stand inside of the screen's safe area, and their backgrounds reach its edge`()
    throws
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.screenInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.minY == 59)
    let background = try #require(
      navigation.navigationBar.subviews.first { $0 is BarBackground })
    #expect(background.frame.minY == -59)
    #expect(abs(tabs.tabBar.frame.maxY - (852 - 34)) < 1e-9)
    #expect(
      tabs.tabBar.subviews.first { $0 is BarBackground }?.frame.maxY == tabs.tabBar.bounds.maxY + 34
    )
    #expect(content.view.frame == window.bounds)
    #expect(
      content.view.safeAreaInsets == UIEdgeInsets(top: 59 + 44, left: 0, bottom: 34 + 49, right: 0))
  }

  @Test func `a root view's safe area is the screen's`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.screenInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let root = UIViewController()
    window.rootViewController = root
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets == window.screenInsets)
    #expect(root.view.safeAreaLayoutGuide.layoutFrame.minY == 59)
  }
}
