// swift-format-ignore-file
// Written as people write for iOS: tables and collections.

import UIKit

private final class SettingCell: UITableViewCell {
    static let identifier = "SettingCell"

    private let toggle = UISwitch()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        toggle.isOn = true
        accessoryView = toggle
        selectionStyle = .none
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

@IBDesignable class SettingsTableFixture: UIView, UITableViewDataSource, UITableViewDelegate {
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)

    override var intrinsicContentSize: CGSize { return CGSize(width: 200, height: 150) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.register(SettingCell.self, forCellReuseIdentifier: SettingCell.identifier)
        tableView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: topAnchor),
            tableView.leadingAnchor.constraint(equalTo: leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    func numberOfSections(in tableView: UITableView) -> Int { return 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return section == 0 ? 3 : 2
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return section == 0 ? "Account" : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch (indexPath.section, indexPath.row) {
        case (0, 0):
            let cell = tableView.dequeueReusableCell(withIdentifier: SettingCell.identifier, for: indexPath) as! SettingCell
            cell.textLabel?.text = "Notifications"
            return cell
        case (0, 1):
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Name"
            cell.detailTextLabel?.text = "Ada"
            cell.accessoryType = .disclosureIndicator
            return cell
        case (0, _):
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Storage"
            cell.detailTextLabel?.text = "12 of 64 GB"
            cell.accessoryType = .detailButton
            return cell
        default:
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = ["Small", "Large"][indexPath.row]
            cell.accessoryType = indexPath.row == 1 ? .checkmark : .none
            return cell
        }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

/// A plain table with sticky headers, pictures, a selected row and rows that grow with their text.
@IBDesignable class ContactsTableFixture: UIView {
    class Row: UITableViewCell {
        let note = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            note.numberOfLines = 0
            note.font = .systemFont(ofSize: 14)
            note.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(note)
            NSLayoutConstraint.activate([
                note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            ])
        }

        required init?(coder: NSCoder) { fatalError() }
    }

    override var intrinsicContentSize: CGSize { return CGSize(width: 180, height: 160) }

    lazy var table: UITableView = {
        let table = UITableView(frame: bounds)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 60
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        return table
    }()

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        fill()
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        fill()
    }

    private func fill() {
        addSubview(table)
        table.layoutIfNeeded()
        table.contentOffset.y = 20
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    }
}

extension ContactsTableFixture: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ["A", "B"][section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row == 0 {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? Row)?.note.text = "A note that takes the lines it needs."
            return cell
        }
        var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: "plain")
        if cell == nil { cell = UITableViewCell(style: .subtitle, reuseIdentifier: "plain") }
        cell.textLabel?.text = indexPath.row == 1 ? "Ann" : "Abe"
        cell.detailTextLabel?.text = "mobile"
        cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { _ in
            UIColor.systemTeal.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 32, height: 32)).fill()
        }
        return cell
    }
}

// MARK: Collections

private class SwatchCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        label.textAlignment = .center
        label.textColor = .white
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("not from documents") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
    }

    override var isSelected: Bool {
        didSet { layer.borderWidth = isSelected ? 3 : 0 }
    }
}

private class TitleView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Swatches"
        label.font = .boldSystemFont(ofSize: 15)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 10, dy: 0)
    }
}

@IBDesignable class SwatchesFixture: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    @IBInspectable var columns: Int = 4
    private var collectionView: UICollectionView!
    private let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple]

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 4, left: 10, bottom: 10, right: 10)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        collectionView = UICollectionView(frame: bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .secondarySystemBackground
        collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: "swatch")
        collectionView.register(TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "title")
        collectionView.dataSource = self
        collectionView.delegate = self
        addSubview(collectionView)
        collectionView.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return colors.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath) as! SwatchCell
        cell.backgroundColor = colors[indexPath.item]
        cell.label.text = "\(indexPath.item)"
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let side = (bounds.width - 20 - 10 * CGFloat(columns - 1)) / CGFloat(columns)
        return CGSize(width: side, height: 44)
    }
}

/// A layout of one's own: items on a circle.
class CircleLayout: UICollectionViewLayout {
    private var attributes: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        let count = view.numberOfItems(inSection: 0)
        attributes = (0..<count).map { index in
            let item = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
            let angle = CGFloat(index) / CGFloat(count) * 2 * .pi
            let radius = min(view.bounds.width, view.bounds.height) / 2 - 24
            item.size = CGSize(width: 32, height: 32)
            item.center = CGPoint(x: view.bounds.midX + radius * cos(angle), y: view.bounds.midY + radius * sin(angle))
            item.transform = CGAffineTransform(rotationAngle: angle)
            item.alpha = 1 - CGFloat(index) / CGFloat(count) * 0.8
            return item
        }
    }

    override var collectionViewContentSize: CGSize { return collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return attributes.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return attributes[indexPath.item]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }
}

@IBDesignable class CircleFixture: UIView {
    let items = UICollectionView(frame: CGRect.zero, collectionViewLayout: CircleLayout())

    override func layoutSubviews() {
        super.layoutSubviews()
        if items.superview == nil {
            items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "dot")
            items.dataSource = self
            addSubview(items)
        }
        items.frame = bounds
    }
}

extension CircleFixture: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "dot", for: indexPath)
        cell.contentView.backgroundColor = .systemIndigo
        return cell
    }
}

// MARK: As Swift 3 and 4 had it

class OldRow: UITableViewCell {
    override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        selectionStyle = UITableViewCellSelectionStyle.none
        textLabel?.text = "Old"
        detailTextLabel?.text = CFLocaleGetLanguageCharacterDirection("he") == .rightToLeft ? "rtl" : "ltr"
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

@IBDesignable class OldListFixture: UIView, UITableViewDataSource {
    let list = UITableView(frame: CGRect.zero, style: UITableViewStyle.plain)

    override var intrinsicContentSize: CGSize { return CGSize(width: 130, height: 66) }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = bounds
        guard list.superview == nil else { return }
        list.rowHeight = UITableViewAutomaticDimension
        list.register(OldRow.self, forCellReuseIdentifier: "old")
        list.dataSource = self
        addSubview(list)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return tableView.dequeueReusableCell(withIdentifier: "old", for: indexPath)
    }
}
