// Cells, headers and footers whose content and ground are values.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct CellConfigurationTests {
  /// Content of one's own: a plain view that remembers what it showed.
  struct Swatch: UIContentConfiguration {
    var color = UIColor.red
    var isLit = false

    func makeContentView() -> any UIView & UIContentView { SwatchView(self) }

    func updated(for state: any UIConfigurationState) -> Swatch {
      var updated = self
      updated.isLit = (state as? UICellConfigurationState)?.isSelected ?? false
      return updated
    }
  }

  final class SwatchView: UIView, UIContentView {
    var shown: [Swatch]

    init(_ swatch: Swatch) {
      shown = [swatch]
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
      get { shown[shown.count - 1] }
      set { if let swatch = newValue as? Swatch { shown.append(swatch) } }
    }
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
  }

  @Test func `content of a type of one's own takes the content view's place, and is kept`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let before = cell.contentView
    cell.contentConfiguration = Swatch()
    let view = cell.contentView as? SwatchView
    #expect(view?.superview === cell && before.superview == nil && view?.frame == cell.bounds)
    cell.contentConfiguration = Swatch(color: .blue)
    #expect(cell.contentView === view && view?.shown.last?.color == .blue)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView && view?.superview == nil)
    cell.contentConfiguration = nil
    #expect(type(of: cell.contentView) == UIView.self)
  }

  @Test func `content follows the state before the next layout, and is given as it was set`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    cell.contentConfiguration = Swatch()
    cell.isSelected = true
    cell.layoutIfNeeded()
    let view = cell.contentView as? SwatchView
    #expect(view?.shown.last?.isLit == true)
    #expect((cell.contentConfiguration as? Swatch)?.isLit == false)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(view?.shown.last?.isLit == true)
  }

  @Test func `a cell is asked for its configurations in each state, by handler or override`() {
    final class Row: UITableViewCell {
      var states: [Bool] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state.isHighlighted)
      }
    }
    let row = Row(style: .default, reuseIdentifier: nil)
    var handled = 0
    row.configurationUpdateHandler = { _, _ in handled += 1 }
    row.layoutIfNeeded()
    row.setHighlighted(true, animated: false)
    row.layoutIfNeeded()
    #expect(row.states == [false, true] && handled == 2)
  }

  @Test func `a list's texts stand above each other, a value's side by side`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    (content.text, content.secondaryText) = ("Title", "More")
    cell.contentConfiguration = content
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    cell.frame.size = size
    cell.layoutIfNeeded()
    let lines = labels(cell.contentView).map(\.frame)
    #expect(lines[0].minX == 16 && lines[1].minX == 16 && lines[1].minY == lines[0].maxY + 3)
    #expect(abs(lines[0].minY - 11) < 0.01 && abs(size.height - lines[1].maxY - 11) < 0.01)
    cell.accessoryType = .disclosureIndicator
    cell.frame.size.width = 90
    let narrow = cell.systemLayoutSizeFitting(
      CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.height == size.height, "what is beside the texts keeps its room already")
    cell.accessoryType = .none
    cell.frame.size = size
    content.prefersSideBySideTextAndSecondaryText = true
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    let sides = labels(cell.contentView).map(\.frame)
    #expect(
      sides[0].minX == 16 && sides[1].maxX == 304 && sides[0].midY == 22 + (size.height - 44) / 2)
  }

  @Test func `a picture is no larger than allowed, in the middle of its room`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
    content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
    content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 0)
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    view.layoutIfNeeded()
    let picture = try #require(view.subviews.first { $0 is UIImageView })
    #expect(picture.frame == CGRect(x: 21, y: 17, width: 20, height: 10))
    #expect(labels(view).map(\.frame.minX) == [62])
  }

  @Test func `a ground takes the place of the colour, and is grey while selected`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
    #expect(cell.backgroundColor == nil)
    let ground = cell.subviews[0].subviews[0]
    #expect(ground.backgroundColor == .systemBackground)
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(ground.backgroundColor == .systemGray4)
    #expect(cell.subviews.count == 2)
    cell.backgroundConfiguration?.backgroundColor = .red
    cell.layoutIfNeeded()
    #expect(ground.backgroundColor == .red)
  }
}
