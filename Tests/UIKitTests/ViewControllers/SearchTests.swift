// Searches in navigation bars (https://developer.apple.com/documentation/uikit/uisearchcontroller), and how tables keep
// out of the keyboard (https://developer.apple.com/documentation/uikit/uitableviewcontroller).

import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct SearchTests {
  private let screen = Screen()

  private final class Towns: UITableViewController, UISearchResultsUpdating {
    var found: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      60
    }
    func updateSearchResults(for searchController: UISearchController) {
      found.append(searchController.searchBar.text ?? "")
    }
  }

  private func show(
    _ search: UISearchController, hides: Bool = true
  ) -> (UINavigationController, Towns) {
    let towns = Towns(style: .plain)
    towns.title = "Towns"
    towns.tableView.rowHeight = 50
    towns.navigationItem.searchController = search
    towns.navigationItem.hidesSearchBarWhenScrolling = hides
    search.searchResultsUpdater = towns
    let navigation = UINavigationController(rootViewController: towns)
    navigation.navigationBar.prefersLargeTitles = true
    screen.show(navigation)
    return (navigation, towns)
  }

  @Test func `the search bar slides away with the contents, before the large title does`() {
    let search = UISearchController(searchResultsController: nil)
    let (navigation, towns) = show(search)
    let bar = navigation.navigationBar
    #expect(bar.frame.height == 148 && towns.tableView.contentOffset.y == -207)
    screen.run(for: 0.1) { towns.tableView.contentOffset.y = -181 }
    #expect(bar.frame.height == 122 && search.searchBar.frame.height == 26)
    screen.run(for: 0.1) { towns.tableView.contentOffset.y = -145 }
    #expect(bar.frame.height == 86 && search.searchBar.frame.height == 0)
    screen.run(for: 0.1) { towns.tableView.contentOffset.y = 100 }
    #expect(bar.frame.height == 44)
    screen.page.touches.scrolled(at: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -1000))
    screen.page.play(0.1)
    #expect(bar.frame.height == 148)
  }

  @Test func `a search bar that does not hide stays below the title`() {
    let search = UISearchController(searchResultsController: nil)
    let (navigation, towns) = show(search, hides: false)
    screen.run(for: 0.1) { towns.tableView.contentOffset.y = 100 }
    #expect(navigation.navigationBar.frame.height == 96 && search.searchBar.frame.height == 52)
  }

  @Test func `an active search has the bar for itself, and Cancel gives it back`() throws {
    let search = UISearchController(searchResultsController: nil)
    let (navigation, towns) = show(search)
    let bar = navigation.navigationBar
    screen.run(for: 0.5) { search.searchBar.becomeFirstResponder() }
    #expect(search.isActive && bar.isSearching)
    #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 52))
    #expect(search.searchBar.frame == CGRect(x: 0, y: 0, width: 393, height: 52))
    #expect(bar.subviews.compactMap { $0 as? UILabel }.allSatisfy { $0.alpha == 0 })
    #expect(towns.view.safeAreaInsets.top == 111 && search.view.window != nil)
    #expect(search.presentingViewController === towns)
    let cancel = try #require(search.searchBar.subviews.compactMap { $0 as? UIButton }.last)
    screen.page.click(cancel)
    screen.page.play(0.5)
    #expect(!search.isActive && bar.frame.height == 148 && search.view.window == nil)
    #expect(towns.found == ["", ""])
  }

  @Test func `results come with the first letter, and a shade is there before them`() throws {
    let results = UITableViewController(style: .plain)
    let search = UISearchController(searchResultsController: results)
    _ = show(search)
    screen.run(for: 0.5) { search.isActive = true }
    #expect(search.searchBar.isFirstResponder)
    let shade = try #require(search.view.subviews.compactMap { $0 as? DimmingView }.first)
    #expect(results.view.isHidden && !shade.isHidden)
    screen.run(for: 0.1) { search.searchBar.searchTextField.insertText("a") }
    #expect(!results.view.isHidden && shade.isHidden)
    #expect(results.view.safeAreaInsets.top == 111 && results.parent === search)
    search.searchBar.text = ""
    search.updateResults()
    screen.page.click(at: CGPoint(x: 200, y: 600))
    screen.page.play(0.5)
    #expect(!search.isActive)
  }

  @Test func `scopes are there while the search is active`() throws {
    final class Listener: NSObject, UISearchBarDelegate {
      var scope = 0
      func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
      ) { scope = selectedScope }
    }
    let (search, listener) = (UISearchController(searchResultsController: nil), Listener())
    search.searchBar.scopeButtonTitles = ["All", "Near"]
    search.searchBar.delegate = listener
    let (navigation, _) = show(search)
    #expect(navigation.navigationBar.frame.height == 148)
    screen.run(for: 0.5) { search.isActive = true }
    #expect(navigation.navigationBar.frame.height == 98)
    let control = try #require(
      search.searchBar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    #expect(control.numberOfSegments == 2 && control.frame.minY == 52)
    control.selectedSegmentIndex = 1
    control.sendActions(for: .valueChanged)
    #expect(listener.scope == 1 && search.searchBar.selectedScopeButtonIndex == 1)
  }

  @Test func `on a pad the search bar stands in the row of buttons`() {
    let before = ShownDevice.current
    ShownDevice.current = ShownDevice(isTablet: true, isLarge: true, isLandscape: false)
    defer { ShownDevice.current = before }
    let search = UISearchController(searchResultsController: nil)
    let (navigation, towns) = show(search)
    #expect(towns.navigationItem.searchBarPlacement == .inline)
    #expect(navigation.navigationBar.frame.height == 102)
    #expect(search.searchBar.frame.maxX == 377 && search.searchBar.frame.height == 50)
    towns.navigationItem.preferredSearchBarPlacement = .stacked
    screen.page.play(0.1)
    #expect(navigation.navigationBar.frame.height == 154)
    screen.run { screen.window.rootViewController = nil }
  }

  // MARK: The keyboard

  private final class Form: UITableViewController {
    var fields: [UITextField] = (0..<20).map { _ in UITextField() }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      fields.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      fields[indexPath.row].frame = CGRect(x: 16, y: 10, width: 200, height: 30)
      cell.contentView.addSubview(fields[indexPath.row])
      return cell
    }
  }

  @Test func `a table controller keeps its rows out of the keyboard, and shows the edited field`()
    throws
  {
    screen.window.isScreen = true
    let form = Form(style: .plain)
    form.tableView.rowHeight = 50
    screen.show(form)
    #expect(form.tableView.adjustedContentInset.bottom == 34)
    screen.run(for: 0.7) { form.fields[12].becomeFirstResponder() }
    #expect(form.tableView.adjustedContentInset.bottom == 336)
    func place(_ field: UITextField) -> CGRect { field.convert(field.bounds, to: screen.window) }
    #expect(place(form.fields[12]).maxY == 516)
    screen.run(for: 0.7) { form.fields[14].becomeFirstResponder() }
    #expect(place(form.fields[14]).maxY == 516)
    screen.run(for: 0.7) { form.view.endEditing(true) }
    #expect(form.tableView.adjustedContentInset.bottom == 34)
    #expect(form.tableView.contentOffset.y <= 20 * 50 - 852 + 34)
  }
}
