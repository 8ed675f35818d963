// Tables: which rows are made, where they stand, and what a touch chooses.

import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct UITableViewTests {
  /// A data source and delegate that writes down what it is asked.
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = [100]
    var titles: [String]?
    var height: CGFloat = 40
    var allowed: (IndexPath) -> IndexPath? = { $0 }
    var made: [IndexPath] = []
    var ended: [IndexPath] = []
    var chosen: [IndexPath] = []
    var dropped: [IndexPath] = []
    var tapped: [IndexPath] = []

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section]
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles?[section]
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      made.append(indexPath)
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { ended.append(indexPath) }
    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { allowed(indexPath) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      dropped.append(indexPath)
    }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { tapped.append(indexPath) }
  }

  let page = Page()
  let source = Source()

  private func table(
    _ style: UITableView.Style = .plain, height: CGFloat = 200
  ) -> UITableView {
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 300, height: height), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    page.show(table)
    return table
  }

  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // MARK: Rows in sight

  @Test func `only the rows in sight are made`() {
    let table = table()
    #expect(source.made == (0..<5).map { row($0) })
    #expect(table.contentSize == CGSize(width: 300, height: 4000))
    #expect(table.rectForRow(at: row(3)) == CGRect(x: 0, y: 120, width: 300, height: 40))
    #expect(table.cellForRow(at: row(3))?.frame == table.rectForRow(at: row(3)))
    #expect(table.cellForRow(at: row(5)) == nil)
    #expect(table.indexPathsForVisibleRows == (0..<5).map { row($0) })
  }

  @Test func `a row that leaves is used again for one that comes`() throws {
    let table = table()
    let first = try #require(table.cellForRow(at: row(0)))
    table.contentOffset.y = 60
    table.layoutIfNeeded()
    #expect(source.ended == [row(0)])
    #expect(first.textLabel?.text == "5")
    #expect(first === table.cellForRow(at: row(5)))
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["0", "1", "2", "3", "4"])
  }

  @Test func `loading anew asks for numbers and rows again`() {
    let table = table()
    #expect(table.numberOfRows(inSection: 0) == 100)
    source.rows = [2]
    source.made = []
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 2)
    table.layoutIfNeeded()
    #expect(source.made == [row(0), row(1)])
    #expect(table.contentSize.height == 80)
    #expect(table.visibleCells.count == 2)
  }

  @Test func `a change within updates is shown when they end`() {
    let table = table()
    table.beginUpdates()
    source.rows = [3]
    table.deleteRows(at: [row(3)], with: .fade)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 5)
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
  }

  @Test func `a class of cells is made through its registered closure`() {
    final class Row: UITableViewCell {}
    UIView.register(Row.self) { Row(frame: $0) }
    let table = table()
    table.register(Row.self, forCellReuseIdentifier: "own")
    let cell = table.dequeueReusableCell(withIdentifier: "own")
    #expect(cell is Row)
    #expect(cell?.reuseIdentifier == "own")
    #expect(table.dequeueReusableCell(withIdentifier: "nothing") == nil)
  }

  @Test func `a class that nobody registered is a plain row, not a crash`() {
    final class Unknown: UITableViewCell {}
    let table = table()
    table.register(Unknown.self, forCellReuseIdentifier: "unknown")
    #expect(table.dequeueReusableCell(withIdentifier: "unknown").map { $0 is Unknown } == false)
  }

  // MARK: Heights

  @Test func `rows of automatic height are as high as their constraints ask`() {
    final class Tall: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
          box.leftAnchor.constraint(equalTo: cell.contentView.leftAnchor),
          box.heightAnchor.constraint(equalToConstant: 20 + 10 * CGFloat(indexPath.row)),
        ])
        return cell
      }
    }
    let tall = Tall()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.dataSource = tall
    page.show(table)
    #expect((0..<3).map { table.rectForRow(at: row($0)).height } == [30, 40, 50])
    #expect((0..<3).map { table.rectForRow(at: row($0)).minY } == [0, 30, 70])
    #expect(table.contentSize.height == 120)
  }

  @Test func `what a row shows is laid out in the row's own height alone`() {
    final class Box: UIView {
      var heights: Set<CGFloat> = []
      override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.height > 0 { heights.insert(bounds.height) }
      }
    }
    final class One: NSObject, UITableViewDataSource {
      let box = Box()
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        box.heightAnchor.constraint(equalToConstant: 70).isActive = true
        return cell
      }
    }
    let one = One()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.dataSource = one
    page.show(table)
    // In the 44 points of a row that was not measured it would not keep its height, or its bottom.
    #expect(one.box.heights == [70])
  }

  @Test func `what stands above and below everything keeps its own height`() {
    let table = table(height: 400)
    source.rows = [2]
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 50))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(table.rectForRow(at: row(0)).minY == 50)
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 130, width: 300, height: 30))
  }

  // MARK: Sections

  @Test func `a plain table's header stays in sight until the next one pushes it away`() throws {
    source.rows = [5, 5]
    source.titles = ["A", "B"]
    let table = table()
    let header = try #require(table.headerView(forSection: 0))
    let height = header.frame.height
    #expect(header.textLabel?.text == "A" && height == 28)
    #expect(table.rectForRow(at: row(0)).minY == height)
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(header.frame.minY == 100)
    table.contentOffset.y = 210
    table.layoutIfNeeded()
    #expect(header.frame.maxY == table.rectForHeader(inSection: 1).minY)
  }

  @Test func `a grouped table's titles are capitals and scroll away`() throws {
    source.rows = [5]
    source.titles = ["Account"]
    let table = table(.insetGrouped)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "ACCOUNT")
    #expect(table.rectForRow(at: row(0)).minX == 16)
    #expect(table.rectForRow(at: row(0)).width == 268)
    table.contentOffset.y = 20
    table.layoutIfNeeded()
    #expect(header.frame.minY == 0)
  }

  // MARK: Choosing

  @Test func `a click chooses a row and drops the one before`() throws {
    let table = table()
    page.click(try #require(table.cellForRow(at: row(1))))
    #expect(source.chosen == [row(1)])
    #expect(table.cellForRow(at: row(1))?.isSelected == true)
    page.click(try #require(table.cellForRow(at: row(2))))
    #expect(source.dropped == [row(1)])
    #expect(table.indexPathForSelectedRow == row(2))
    #expect(table.cellForRow(at: row(1))?.isSelected == false)
  }

  @Test func `a row is highlighted while it is pressed and not chosen where the finger leaves it`()
    throws
  {
    let table = table()
    let cell = try #require(table.cellForRow(at: row(1)))
    table.isScrollEnabled = false
    page.press(cell)
    #expect(cell.isHighlighted && !cell.isSelected)
    page.release(at: CGPoint(x: 10, y: 150))
    #expect(!cell.isHighlighted && !cell.isSelected)
    #expect(source.chosen == [])
  }

  @Test func `dragging scrolls and chooses nothing`() throws {
    let table = table()
    let cell = try #require(table.cellForRow(at: row(3)))
    page.press(cell)
    page.drag(to: CGPoint(x: 150, y: 100))
    page.drag(to: CGPoint(x: 150, y: 60))
    #expect(!cell.isHighlighted)
    page.release(at: CGPoint(x: 150, y: 60))
    #expect(table.contentOffset.y > 0)
    #expect(source.chosen == [])
  }

  @Test func `the delegate may send the selection elsewhere or refuse it`() throws {
    let table = table()
    source.allowed = { $0.row == 0 ? IndexPath(row: 4, section: 0) : nil }
    page.click(try #require(table.cellForRow(at: row(1))))
    #expect(table.indexPathForSelectedRow == nil)
    page.click(try #require(table.cellForRow(at: row(0))))
    #expect(source.chosen == [row(4)])
  }

  @Test func `with several allowed a second click drops a row`() throws {
    let table = table()
    table.allowsMultipleSelection = true
    for number in [1, 2, 1] { page.click(try #require(table.cellForRow(at: row(number)))) }
    #expect(table.indexPathsForSelectedRows == [row(2)])
    #expect(source.dropped == [row(1)])
  }

  @Test func `choosing by code tells nobody and survives scrolling`() {
    let table = table()
    table.selectRow(at: row(0), animated: false, scrollPosition: .none)
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: row(0))?.isSelected == true)
    #expect(source.chosen == [])
    table.deselectRow(at: row(0), animated: false)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `scrolling to a row puts it where it was asked to stand`() {
    let table = table()
    table.scrollToRow(at: row(50), at: .top, animated: false)
    #expect(table.contentOffset.y == 2000)
    table.scrollToRow(at: row(50), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1840)
    table.scrollToRow(at: row(50), at: .middle, animated: false)
    #expect(table.contentOffset.y == 1920)
    table.scrollToRow(at: row(50), at: .none, animated: false)
    #expect(table.contentOffset.y == 1920)
    table.scrollToRow(at: row(99), at: .top, animated: false)
    #expect(table.contentOffset.y == 3800)
  }

  @Test func `the button for details tells of its row`() throws {
    let table = table()
    let cell = try #require(table.cellForRow(at: row(2)))
    cell.accessoryType = .detailButton
    table.layoutIfNeeded()
    page.press(at: CGPoint(x: 273, y: 100))
    page.release(at: CGPoint(x: 273, y: 100))
    #expect(source.tapped == [row(2)])
    #expect(source.chosen == [])
  }

  // MARK: The controller

  @Test func `a controller's overrides answer its table`() {
    final class Controller: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 7 }
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Seven" }
    }
    let controller = Controller(style: .grouped)
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 7)
    #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.text == "SEVEN")
  }

  // https://developer.apple.com/documentation/uikit/uitableview/fillerrowheight: 0 by default, which shows none; before
  // iOS 15 a plain table was filled (https://qiita.com/yosshi4486/items/3b60e42abed72b69b9a7).
  @Test func `a plain table is filled with empty rows where it asks for them`() throws {
    func lines(_ change: (UITableView) -> Void, style: UITableView.Style = .plain) -> CGPath? {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: style)
      let source = Source()
      source.rows = [2]
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      (table.dataSource, table.delegate) = (source, source)
      change(table)
      table.layoutIfNeeded()
      return table.layer.sublayers?.lazy.compactMap { $0 as? CAShapeLayer }.first?.path
    }
    #expect(lines { _ in } == nil)
    let path = try #require(lines { $0.fillerRowHeight = 30 })
    #expect(path.boundingBoxOfPath.minY > 100 && path.boundingBoxOfPath.minY < 110)
    #expect(lines { $0.fillerRowHeight = UITableView.automaticDimension } != nil)
    #expect(lines { ($0.fillerRowHeight, $0.tableFooterView) = (30, UIView()) } == nil)
    #expect(lines { ($0.fillerRowHeight, $0.separatorStyle) = (30, .none) } == nil)
    #expect(lines({ $0.fillerRowHeight = 30 }, style: .grouped) == nil)
  }
}
