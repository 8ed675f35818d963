// swift-format-ignore-file
// Written as people write for iOS: cells whose content and background are values.

import UIKit

struct RatingConfiguration: UIContentConfiguration, Hashable {
    var stars = 0
    var isSelected = false

    func makeContentView() -> UIView & UIContentView {
        return RatingContentView(configuration: self)
    }

    func updated(for state: UIConfigurationState) -> RatingConfiguration {
        guard let state = state as? UICellConfigurationState else { return self }
        var updated = self
        updated.isSelected = state.isSelected
        return updated
    }
}

class RatingContentView: UIView, UIContentView {
    private let stack = UIStackView()

    var configuration: UIContentConfiguration {
        didSet { apply() }
    }

    init(configuration: UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
        ])
        apply()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func apply() {
        guard let configuration = configuration as? RatingConfiguration else { return }
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for index in 0..<5 {
            let dot = UIView()
            dot.backgroundColor = index < configuration.stars ? (configuration.isSelected ? .red : .systemOrange) : .systemGray5
            dot.layer.cornerRadius = 6
            dot.widthAnchor.constraint(equalToConstant: 12).isActive = true
            dot.heightAnchor.constraint(equalToConstant: 12).isActive = true
            stack.addArrangedSubview(dot)
        }
    }
}

final class StateCell: UITableViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        var content = defaultContentConfiguration().updated(for: state)
        content.text = state.isSelected ? "Chosen" : "Free"
        content.textProperties.color = state.isSelected ? .white : .label
        contentConfiguration = content

        var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
        background.cornerRadius = 8
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8)
        if state.isSelected {
            background.backgroundColor = .systemIndigo
        }
        backgroundConfiguration = background
    }
}

@IBDesignable class ConfiguredCellsFixture: UIView, UITableViewDataSource, UITableViewDelegate {
    private lazy var tableView: UITableView = {
        let tableView = UITableView(frame: bounds, style: .plain)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.register(StateCell.self, forCellReuseIdentifier: "state")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.dataSource = self
        tableView.delegate = self
        return tableView
    }()

    override var intrinsicContentSize: CGSize { return CGSize(width: 150, height: 262) }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard tableView.superview == nil else { return }
        addSubview(tableView)
        tableView.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 5 }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Mine"
        header?.contentConfiguration = content
        return header
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row == 4 {
            return tableView.dequeueReusableCell(withIdentifier: "state", for: indexPath)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        switch indexPath.row {
        case 0:
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Album"
            content.secondaryText = "12 songs"
            content.secondaryTextProperties.color = .secondaryLabel
            content.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
                UIColor.systemTeal.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
            }
            content.imageProperties.maximumSize = CGSize(width: 32, height: 32)
            content.imageProperties.cornerRadius = 6
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
        case 1:
            var content = UIListContentConfiguration.valueCell()
            content.text = "Time"
            content.secondaryText = "7 s"
            cell.contentConfiguration = content
        case 2:
            var content = cell.defaultContentConfiguration()
            content.attributedText = NSAttributedString(
                string: "Notes", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
            content.directionalLayoutMargins.leading = 40
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.3)
            background.strokeColor = .systemYellow
            background.strokeWidth = 1
            cell.backgroundConfiguration = background
        default:
            cell.contentConfiguration = RatingConfiguration(stars: 3)
        }
        return cell
    }
}
