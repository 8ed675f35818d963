// Cells by themselves: content, backgrounds, and where a row's texts stand.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct CellTests {
  @Test func `a cell's content is as large as the cell`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    cell.frame.size = CGSize(width: 80, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
  }

  @Test func `the selected background lies behind the content while selected`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    let (normal, selected) = (UIView(), UIView())
    cell.backgroundView = normal
    cell.selectedBackgroundView = selected
    #expect(cell.subviews == [normal, cell.contentView])
    cell.isSelected = true
    #expect(cell.subviews == [normal, selected, cell.contentView])
    #expect(selected.frame == cell.bounds)
    cell.isSelected = false
    #expect(cell.subviews == [normal, cell.contentView])
  }

  @Test(
    arguments: [(.disclosureIndicator, 11), (.checkmark, 24), (.detailButton, 24)]
      as [(UITableViewCell.AccessoryType, CGFloat)])
  func `a row's content ends at its accessory, and texts eight points before it`(
    _ type: UITableViewCell.AccessoryType, room: CGFloat
  ) {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: "row")
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Value"
    cell.accessoryType = type
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320 - 16 - room, height: 44))
    #expect(cell.contentView.layoutMargins.right == 8)
    #expect(cell.detailTextLabel?.frame.maxX == cell.contentView.bounds.maxX - 8)
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 320)
    #expect(cell.contentView.layoutMargins.right == 16)
  }

  @Test func `a row's subtitle stands under its title`() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Subtitle"
    cell.layoutIfNeeded()
    let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(title.frame.minX == 16)
    #expect(detail.frame.minY == title.frame.maxY)
    #expect(cell.reuseIdentifier == "row")
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }

  @Test func `a row's value stands at its end, before what is beside it`() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "7"
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.layoutIfNeeded()
    #expect(cell.accessoryView?.frame.origin == CGPoint(x: 284, y: 12))
    #expect(cell.detailTextLabel?.frame.maxX == 268)
  }

  @Test(arguments: [(320, 16), (414, 20)] as [(CGFloat, CGFloat)])
  func `a row's texts keep the margins that the row has on its screen`(
    width: CGFloat, margin: CGFloat
  ) throws {
    let bounds = UIScreen.main.bounds
    defer { UIScreen.main.bounds = bounds }
    UIScreen.main.bounds = CGRect(x: 0, y: 0, width: width, height: 667)
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "7"
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == margin)
    #expect(cell.detailTextLabel?.frame.maxX == width - margin)
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.layoutIfNeeded()
    #expect(cell.accessoryView?.frame.maxX == width - margin)
  }

  @Test func `setting the selection in a subclass is heard`() {
    final class Row: UITableViewCell {
      var heard: [Bool] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        heard.append(selected)
      }
    }
    let row = Row(frame: .zero)
    row.setSelected(true, animated: false)
    #expect(row.heard == [true])
    #expect(row.isSelected)
  }
}
