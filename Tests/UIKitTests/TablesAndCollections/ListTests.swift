// Lists: where rows and headers stand, and what stands in them.

import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct ListTests {
  private typealias Configuration = UICollectionLayoutListConfiguration

  /// Two sections of rows with texts.
  private final class Source: NSObject, UICollectionViewDataSource {
    var items = [3, 2]
    var fill: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      if let row = cell as? UICollectionViewListCell {
        var content = row.defaultContentConfiguration()
        content.text = "Row \(indexPath.item)"
        row.contentConfiguration = content
        fill(row, indexPath)
      }
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath)
      if let row = view as? UICollectionViewListCell {
        var content = row.defaultContentConfiguration()
        content.text = "Title"
        row.contentConfiguration = content
      }
      return view
    }
  }

  private let page = Page()
  private let source = Source()

  private func show(
    _ appearance: Configuration.Appearance, _ change: (inout Configuration) -> Void = { _ in }
  ) -> UICollectionView {
    var configuration = Configuration(appearance: appearance)
    change(&configuration)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "title")
    }
    view.dataSource = source
    page.show(view)
    view.layoutIfNeeded()
    return view
  }

  private func cell(_ view: UICollectionView, _ item: Int, _ section: Int = 0) throws
    -> UICollectionViewListCell
  {
    let cell = try #require(
      view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell)
    cell.layoutIfNeeded()
    return cell
  }

  private func lines(_ cell: UICollectionViewListCell) -> [CGRect] {
    cell.subviews.map(\.frame).filter { $0.height > 0 && $0.height <= 1 }
  }

  // MARK: Rows

  @Test func `rows of a plain list are as wide as it is, and 44 points high at least`() throws {
    let view = show(.plain)
    #expect(try cell(view, 0).frame == CGRect(x: 0, y: 0, width: 300, height: 44))
    #expect(try cell(view, 1).frame.minY == 44)
    #expect(try cell(view, 0, 1).frame.minY == 132)
  }

  @Test func `rows of inset groups stand apart from the sides, with round corners outside`() throws
  {
    let view = show(.insetGrouped)
    #expect(try cell(view, 0).frame == CGRect(x: 16, y: 35, width: 268, height: 44))
    #expect(try cell(view, 0, 1).frame.minY == 35 + 132 + 35)
    #expect(
      try cell(view, 0).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(try cell(view, 0).layer.cornerRadius == 10)
    #expect(try cell(view, 1).layer.cornerRadius == 0)
    #expect(
      try cell(view, 2).layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test func `a second text makes a row higher, and moves those below`() throws {
    source.fill = { row, path in
      guard path == IndexPath(item: 0, section: 0) else { return }
      var content = row.defaultContentConfiguration()
      content.text = "One"
      content.secondaryText = "and more"
      row.contentConfiguration = content
    }
    let view = show(.plain)
    let height = try cell(view, 0).frame.height
    #expect(height > 50)
    #expect(try cell(view, 1).frame.minY == height)
  }

  // MARK: Grounds and lines

  @Test func `rows and the list have the grounds of its appearance`() throws {
    let grouped = show(.insetGrouped)
    #expect(
      try cell(grouped, 0).backgroundConfiguration?.backgroundColor
        == .secondarySystemGroupedBackground)
    #expect(grouped.subviews.contains { $0.backgroundColor == .systemGroupedBackground })
    let plain = show(.plain) { $0.backgroundColor = .red }
    #expect(plain.subviews.contains { $0.backgroundColor == .red })
    source.fill = { row, _ in row.backgroundConfiguration = .clear() }
    #expect(try cell(show(.insetGrouped), 0).backgroundConfiguration?.backgroundColor == nil)
  }

  @Test func `sections of several kinds each have their ground`() throws {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      .list(
        using: Configuration(appearance: section == 0 ? .grouped : .plain),
        layoutEnvironment: environment)
    }
    let view = show(.plain)
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    let ground = try #require(view.subviews.first { $0.layer.zPosition < 0 })
    #expect(ground.backgroundColor == .systemBackground)
    #expect(ground.subviews.map(\.backgroundColor) == [.systemGroupedBackground])
    #expect(ground.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 300, height: 35 + 132)])
    view.contentOffset.y = 20
    view.layoutIfNeeded()
    #expect(ground.frame == view.bounds && ground.bounds.minY == 20)
  }

  @Test func `lines begin where the texts do, and not below the last row of an inset group`() throws
  {
    let view = show(.insetGrouped)
    #expect(try lines(cell(view, 0)).map(\.minX) == [16])
    #expect(try lines(cell(view, 0)).map(\.maxX) == [268])
    #expect(try lines(cell(view, 2)).isEmpty)
    #expect(try lines(cell(show(.grouped), 2)).map(\.minX) == [0])
    #expect(try lines(cell(show(.grouped), 0)).count == 2)
    #expect(try lines(cell(show(.plain) { $0.showsSeparators = false }, 0)).isEmpty)
  }

  @Test func `a handler decides about each row's lines`() throws {
    let view = show(.plain) { configuration in
      configuration.itemSeparatorHandler = { path, all in
        var own = all
        if path.item == 0 { own.bottomSeparatorVisibility = .hidden }
        own.bottomSeparatorInsets.leading = 50
        own.color = .red
        return own
      }
    }
    #expect(try lines(cell(view, 0)).isEmpty)
    #expect(try lines(cell(view, 1)).map(\.minX) == [50])
    #expect(
      try cell(view, 1).subviews.contains { $0.backgroundColor == .red && $0.frame.height <= 1 })
  }

  @Test func `views with constraints make a row as high as they ask for`() throws {
    source.fill = { row, path in
      guard path == IndexPath(item: 0, section: 0) else { return }
      row.contentConfiguration = nil
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      row.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: row.contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: row.contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: row.contentView.leadingAnchor, constant: 40),
        box.trailingAnchor.constraint(equalTo: row.contentView.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 70),
        row.separatorLayoutGuide.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        row.separatorLayoutGuide.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      ])
      row.accessories = [.disclosureIndicator()]
    }
    let row = try cell(show(.plain), 0)
    #expect(row.frame.height == 90)
    let box = try #require(row.contentView.subviews.first)
    #expect(box.frame == CGRect(x: 40, y: 10, width: 300 - 40 - 24, height: 70))
    #expect(lines(row).map(\.minX) == [40])
  }

  // MARK: Headers

  @Test func `headers and footers are as high as they say`() throws {
    let view = show(.grouped) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
        as? UICollectionViewListCell)
    let room = CGSize(width: 300, height: 0)
    #expect(header.frame.height == 16 + header.contentView.sizeThatFits(room).height)
    #expect(header.contentView.frame.minY == 16)
    #expect(try cell(view, 0).frame.minY == header.frame.maxY)
    let content = try #require(header.contentConfiguration as? UIListContentConfiguration)
    #expect(content.textProperties.transform == .uppercase)
    #expect(lines(header).isEmpty)
    #expect(try cell(view, 0, 1).frame.minY > cell(view, 2).frame.maxY + header.frame.height)
  }

  @Test func `the first item of a section may be its header`() throws {
    let view = show(.insetGrouped) { $0.headerMode = .firstItemInSection }
    #expect(try cell(view, 0).layer.cornerRadius == 0)
    #expect(try lines(cell(view, 0)).isEmpty)
    #expect(
      try cell(view, 1).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  // MARK: Beside the content

  @Test func `what stands at the end takes its room from the content`() throws {
    source.fill = { row, _ in row.accessories = [.label(text: "7"), .disclosureIndicator()] }
    let row = try cell(show(.plain), 0)
    let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "7")
    let chevron = try #require(row.subviews.map(\.frame).first { $0.maxX == 284 })
    #expect(chevron.minX == label.frame.maxX + 12)
    #expect(row.contentView.frame.maxX == label.frame.minX)
    #expect(abs(label.frame.midY - 22) <= 0.5)
  }

  @Test func `what stands at the beginning moves the content, and so does indentation`() throws {
    source.fill = { row, path in
      row.accessories = path.item == 0 ? [.delete(displayed: .always)] : [.delete()]
      row.indentationLevel = path.item == 2 ? 2 : 0
    }
    let view = show(.plain)
    #expect(try cell(view, 0).contentView.frame.minX == 16 + 28)
    // Only while the list is edited.
    #expect(try cell(view, 1).contentView.frame.minX == 0)
    #expect(try cell(view, 2).contentView.frame.minX == 20)
  }

  @Test func `views of one's own stand where they are put, and hidden ones keep their room`() throws
  {
    let (first, second) = (UIView(), UIView())
    for view in [first, second] { view.frame.size = CGSize(width: 20, height: 10) }
    source.fill = { row, path in
      guard path == IndexPath(item: 0, section: 0) else { return }
      row.accessories = [
        .customView(configuration: .init(customView: first, placement: .trailing())),
        .customView(
          configuration: .init(
            customView: second, placement: .trailing(displayed: .always, at: { _ in 0 }),
            isHidden: true, reservedLayoutWidth: .custom(40), maintainsFixedSize: true)),
      ]
    }
    let row = try cell(show(.plain), 0)
    #expect(first.frame == CGRect(x: 264, y: 17, width: 20, height: 10))
    #expect(second.frame.midX == 232)
    #expect(second.isHidden)
    #expect(row.contentView.frame.maxX == 212)
  }

  @Test func `the details' button tells who asked`() throws {
    var count = 0
    source.fill = { row, _ in row.accessories = [.detail { count += 1 }] }
    let row = try cell(show(.plain), 0)
    let button = try #require(
      row.subviews.flatMap(\.subviews).compactMap { $0 as? UIControl }.first)
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
  }

  // MARK: Trees

  @Test func `a tree's items are shown as far as they are opened, and moved to the right`() throws {
    let view = show(.sidebar)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      row, _, _ in row.accessories = [.outlineDisclosure()]
    }
    let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "roots"])
    tree.append(["pear", "plum"], to: "fruit")
    data.apply(tree, to: 0)
    view.layoutIfNeeded()
    #expect(data.snapshot().itemIdentifiers == ["fruit", "roots"])
    let button = try #require(cell(view, 0).subviews.compactMap { $0 as? UIControl }.first)
    button.sendActions(for: .touchUpInside)
    view.layoutIfNeeded()
    #expect(data.snapshot().itemIdentifiers == ["fruit", "pear", "plum", "roots"])
    #expect(try cell(view, 1).indentationLevel == 1)
    #expect(data.snapshot(for: 0).isExpanded("fruit"))
    data.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    let again = try #require(cell(view, 0).subviews.compactMap { $0 as? UIControl }.first)
    again.sendActions(for: .touchUpInside)
    #expect(data.snapshot().numberOfItems == 4)
  }

  @Test func `a tree knows parents and levels, and loses what hangs on what it loses`() {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2])
    tree.append([11, 12], to: 1)
    tree.append([111], to: 11)
    tree.append([1, 99], to: 77)
    tree.insert([10], before: 11)
    tree.insert([13], after: 11)
    #expect(tree.items == [1, 10, 11, 111, 13, 12, 2])
    #expect(tree.parent(of: 111) == 11 && tree.parent(of: 1) == nil)
    #expect(tree.level(of: 111) == 2)
    tree.expand([11, 5])
    #expect(tree.visibleItems == [1, 2])
    tree.expand([1])
    #expect(tree.visibleItems == [1, 10, 11, 111, 13, 12, 2])
    #expect(tree.snapshot(of: 1).rootItems == [10, 11, 13, 12])
    var below = NSDiffableDataSourceSectionSnapshot<Int>()
    below.append([7])
    tree.replace(childrenOf: 1, using: below)
    #expect(tree.items == [1, 7, 2])
    tree.delete([1])
    #expect(tree.items == [2] && !tree.isExpanded(1))
  }

  @Test func `a row outside of lists is a cell like others`() {
    let row = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    row.layoutIfNeeded()
    #expect(row.contentView.frame == row.bounds)
    #expect(row.backgroundConfiguration == nil)
    #expect(lines(row).isEmpty)
  }
}
