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
}
