// Bars: what they show of their items, where it stands, and what a press sends.

import CoreGraphics
import ObjCRuntime
import Testing
import UIKit

@MainActor @Suite struct BarTests {
  let page = Page()

  final class Target: NSObject {
    var senders: [AnyObject] = []

    override init() {
      super.init()
      ObjCRuntime.register(Target.self, "pressed:") { (target: Target, sender: UIBarButtonItem) in
        target.senders.append(sender)
      }
    }
  }

  private func bar(_ items: [UINavigationItem]) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = items
    page.show(bar)
    return bar
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels($0) }
  }

  private func buttons(_ view: UIView) -> [UIButton] {
    view.subviews.compactMap { $0 as? UIButton }.sorted { $0.frame.minX < $1.frame.minX }
  }

  // MARK: Navigation bar

  @Test func `a title stands in the middle, and aside where a button needs the room`() throws {
    let item = UINavigationItem(title: "Title")
    let bar = bar([item])
    let title = try #require(labels(bar).first)
    #expect(abs(title.frame.midX - 160) <= 1)
    #expect(title.attributedText?.string == "Title")
    item.leftBarButtonItem = UIBarButtonItem(
      title: "A long name of a button", style: .plain, target: nil, action: nil)
    item.title = "A long title, too"
    page.root.layoutIfNeeded()
    let moved = try #require(labels(bar).first { $0.attributedText?.string == item.title })
    #expect(moved.frame.minX > (buttons(bar).first?.frame.maxX ?? .infinity))
    #expect(moved.frame.maxX <= 320)
  }

  @Test func `the title's attributes are the bar's`() {
    let bar = bar([UINavigationItem(title: "Title")])
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    page.root.layoutIfNeeded()
    let color = unsafe labels(bar).first?.attributedText?.attribute(
      .foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
  }

  @Test func `a view of one's own stands in the title's place`() {
    let item = UINavigationItem(title: "Title")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    item.titleView = view
    let bar = bar([item])
    #expect(view.frame == CGRect(x: 110, y: 7, width: 100, height: 30))
    #expect(labels(bar).isEmpty)
  }

  @Test func `the first right item stands at the edge`() {
    let item = UINavigationItem(title: "")
    item.rightBarButtonItems = [
      UIBarButtonItem(title: "Last", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil),
    ]
    let bar = bar([item])
    #expect(buttons(bar).map(\.currentTitle) == ["First", "Last"])
    #expect(buttons(bar).last?.frame.maxX == 304)
  }

  @Test func `a press sends the item's action to its target, with the item`() {
    let target = Target()
    let item = UINavigationItem(title: "")
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: target, action: "pressed:")
    item.rightBarButtonItem = done
    let bar = bar([item])
    page.click(buttons(bar)[0])
    #expect(target.senders.count == 1)
    #expect(target.senders.first === done)
    done.isEnabled = false
    page.root.layoutIfNeeded()
    page.click(buttons(bar)[0])
    #expect(target.senders.count == 1)
  }

  @Test func `a press of the way back takes the top item off`() {
    let bar = bar([UINavigationItem(title: "List"), UINavigationItem(title: "Details")])
    let back = buttons(bar)[0]
    #expect(back.currentTitle == " List")
    page.click(back)
    page.root.layoutIfNeeded()
    #expect(bar.topItem?.title == "List")
    #expect(buttons(bar).isEmpty)
  }

  @Test func `the background's picture stands before the colour`() {
    let bar = bar([UINavigationItem(title: "")])
    bar.barTintColor = .red
    page.root.layoutIfNeeded()
    #expect(bar.subviews.first?.backgroundColor == .red)
    bar.setBackgroundImage(blankImage(4, 4), for: .default)
    page.root.layoutIfNeeded()
    #expect(bar.subviews.first?.backgroundColor == nil)
    #expect(bar.backgroundImage(for: .default) != nil)
  }

  @Test func `large titles make the bar higher`() {
    let bar = bar([UINavigationItem(title: "Title")])
    #expect(bar.sizeThatFits(.zero).height == 44)
    bar.prefersLargeTitles = true
    #expect(bar.sizeThatFits(.zero).height == 96)
  }

  @Test func `an appearance's copy has its values and is another`() throws {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.kern: 2]
    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    #expect(copy !== appearance)
    #expect(copy.backgroundColor == .red)
    #expect(copy.titleTextAttributes[.kern] as? Int == 2)
  }

  // MARK: Toolbar

  @Test func `flexible spaces share the room of a toolbar`() throws {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    toolbar.items = [
      UIBarButtonItem(customView: views[0]), .flexibleSpace(),
      UIBarButtonItem(customView: views[1]), .flexibleSpace(),
      UIBarButtonItem(customView: views[2]),
    ]
    page.show(toolbar)
    #expect(views.map(\.frame.minX) == [16, 140, 264])
    #expect(views.map(\.frame.minY) == [12, 12, 12])
  }

  @Test func `a fixed space is as wide as it says`() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    toolbar.setItems(
      [
        UIBarButtonItem(customView: views[0]), .fixedSpace(50),
        UIBarButtonItem(customView: views[1]),
      ], animated: false)
    page.show(toolbar)
    #expect(views.map(\.frame.minX) == [16, 86])
  }

  // MARK: Tab bar

  final class TabListener: NSObject, UITabBarDelegate {
    var chosen: [Int] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.tag) }
  }

  @Test func `a click chooses a tab and tells of it`() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    let listener = TabListener()
    bar.delegate = listener
    page.show(bar)
    let tabs = bar.subviews.compactMap { $0 as? UIControl }
    #expect(tabs.map(\.frame.minX) == [0, 100, 200])
    page.click(tabs[1])
    #expect(listener.chosen == [1])
    #expect(bar.selectedItem?.tag == 1)
    page.root.layoutIfNeeded()
    #expect(tabs.map(\.isSelected) == [false, true, false])
  }

  // MARK: Controllers

  @Test func `a navigation controller shows its top one under the bar`() {
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("First", "Second")
    let controller = UINavigationController(rootViewController: first)
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    page.show(controller.view)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(first.view.safeAreaInsets.top == 44)
    #expect(first.navigationController === controller)
    controller.pushViewController(second, animated: false)
    page.root.layoutIfNeeded()
    #expect(first.view.superview == nil && second.view.isDescendant(of: controller.view))
    #expect(controller.navigationBar.topItem?.title == "Second")
    page.click(buttons(controller.navigationBar)[0])
    #expect(controller.topViewController === first)
  }

  @Test func `a tab's press shows its controller`() throws {
    let controllers = [UIViewController(), UIViewController()]
    for (index, controller) in controllers.enumerated() { controller.title = "\(index)" }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    tabs.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    page.show(tabs.view)
    #expect(controllers[0].view.frame.height == 400)
    #expect(controllers[0].view.safeAreaInsets.bottom == 49)
    page.click(try #require(tabs.tabBar.subviews.compactMap { $0 as? UIControl }.last))
    #expect(tabs.selectedIndex == 1)
    #expect(controllers[1].view.isDescendant(of: tabs.view))
    #expect(controllers[0].view.superview == nil)
  }

  // MARK: Search bar

  final class SearchListener: NSObject, UISearchBarDelegate {
    var cancelled = 0
    var began = 0
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancelled += 1 }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { began += 1 }
  }

  @Test func `a search bar tells of editing and of cancelling`() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    let listener = SearchListener()
    bar.delegate = listener
    bar.showsCancelButton = true
    page.show(bar)
    #expect(bar.searchTextField.frame.height == 36)
    page.click(try #require(buttons(bar).last))
    #expect(listener.cancelled == 1)
    #expect(bar.becomeFirstResponder() && listener.began == 1)
  }

  final class Found: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var events: [String] = []
    func updateSearchResults(for search: UISearchController) {
      events.append("find \(search.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ search: UISearchController) { events.append("begin") }
    func didDismissSearchController(_ search: UISearchController) { events.append("end") }
  }

  @Test func `a search is active from the first editing to its cancelling`() throws {
    let search = UISearchController(searchResultsController: nil)
    let found = Found()
    search.searchResultsUpdater = found
    search.delegate = found
    page.show(search.searchBar)
    #expect(search.searchBar.becomeFirstResponder() && search.isActive)
    #expect(search.searchBar.showsCancelButton)
    search.searchBar.searchTextField.insertText("a")
    page.root.layoutIfNeeded()
    page.click(try #require(buttons(search.searchBar).last))
    #expect(!search.isActive && !search.searchBar.showsCancelButton)
    #expect(found.events == ["begin", "find ", "find a", "find ", "end"])
  }

  @Test func `a search controller's bar stands at the bottom of the navigation bar`() throws {
    let first = UIViewController()
    first.title = "Towns"
    let controller = UINavigationController(rootViewController: first)
    let search = UISearchController(searchResultsController: nil)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    #expect(controller.navigationBar.frame.height == 44)
    first.navigationItem.searchController = search
    controller.view.layoutIfNeeded()
    let bar = controller.navigationBar
    #expect(bar.frame.height == 96)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 320, height: 52))
    #expect(search.searchBar.superview === bar)
    let title = try #require(bar.subviews.compactMap { $0 as? UILabel }.first)
    #expect(title.frame.midY < 44)
    #expect(first.view.safeAreaInsets.top == 96)
    first.navigationItem.searchController = nil
    controller.view.layoutIfNeeded()
    #expect(bar.frame.height == 44 && search.searchBar.superview == nil)
  }
}
