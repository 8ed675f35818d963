// swift-format-ignore-file
// Written as people write for iOS: bars, configured buttons and pickers.

import UIKit

@IBDesignable class NavigationBarFixture: UIView {
    private let bar = UINavigationBar()
    private let colored = UINavigationBar()

    override var intrinsicContentSize: CGSize { CGSize(width: 260, height: 104) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        let item = UINavigationItem(title: "Details")
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done(_:)))
        bar.items = [UINavigationItem(title: "List"), item]
        addSubview(bar)

        let second = UINavigationItem(title: "Inbox")
        second.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        second.rightBarButtonItems = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
        colored.barTintColor = .systemIndigo
        colored.tintColor = .white
        colored.isTranslucent = false
        colored.titleTextAttributes = [.foregroundColor: UIColor.white]
        colored.setItems([second], animated: false)
        addSubview(colored)
    }

    @objc private func done(_ sender: UIBarButtonItem) {}

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 44)
        colored.frame = CGRect(x: 0, y: 56, width: bounds.width, height: 44)
    }
}

@IBDesignable class BottomBarsFixture: UIView, UITabBarDelegate {
    let toolbar = UIToolbar()
    let tabBar = UITabBar()

    override var intrinsicContentSize: CGSize { CGSize(width: 240, height: 110) }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard toolbar.superview == nil else { return }
        backgroundColor = .systemBackground
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        toolbar.items = [
            UIBarButtonItem(barButtonSystemItem: .rewind, target: nil, action: nil), space,
            UIBarButtonItem(barButtonSystemItem: .play, target: nil, action: nil), space,
            UIBarButtonItem(title: "Next", style: .done, target: nil, action: nil),
        ]
        let star = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
            UIBezierPath(roundedRect: CGRect(x: 3, y: 3, width: 18, height: 18), cornerRadius: 5).fill()
        }
        tabBar.items = [
            UITabBarItem(title: "Home", image: star, tag: 0),
            UITabBarItem(title: "News", image: star, tag: 1),
            UITabBarItem(title: "Me", image: star, tag: 2),
        ]
        tabBar.items?[1].badgeValue = "3"
        tabBar.selectedItem = tabBar.items?.first
        tabBar.delegate = self
        addSubview(toolbar)
        addSubview(tabBar)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        toolbar.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 44)
        tabBar.frame = CGRect(x: 0, y: bounds.height - 49, width: bounds.width, height: 49)
    }

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

@IBDesignable class SearchBarFixture: UISearchBar {
    override init(frame: CGRect) {
        super.init(frame: frame)
        placeholder = "Find a place"
        showsCancelButton = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 260, height: 56) }
}

@IBDesignable class ConfiguredButtonsFixture: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 250, height: 168) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14)).image { context in
            context.cgContext.fillEllipse(in: CGRect(x: 1, y: 1, width: 12, height: 12))
        }

        var filled = UIButton.Configuration.filled()
        filled.title = "Filled"
        filled.image = dot
        filled.imagePadding = 6
        let first = UIButton(configuration: filled, primaryAction: UIAction { _ in print("filled") })

        var tinted = UIButton.Configuration.tinted()
        tinted.title = "Tinted"
        tinted.cornerStyle = .capsule
        tinted.baseBackgroundColor = .systemPink
        tinted.baseForegroundColor = .systemPink
        let second = UIButton(configuration: tinted)

        var gray = UIButton.Configuration.gray()
        gray.title = "Gray"
        gray.subtitle = "below"
        gray.image = dot
        gray.imagePlacement = .trailing
        gray.imagePadding = 10
        let third = UIButton(configuration: gray)

        let fourth = UIButton(type: .system)
        fourth.configuration = .plain()
        fourth.configuration?.title = "Plain"
        fourth.configuration?.indicator = .popup
        fourth.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        fourth.configuration?.background.strokeColor = .systemGreen
        fourth.configuration?.background.strokeWidth = 1

        var large = UIButton.Configuration.filled()
        large.buttonSize = .large
        large.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.boldSystemFont(ofSize: 20)
            return outgoing
        }
        let fifth = UIButton(configuration: large)
        fifth.isEnabled = false
        fifth.configurationUpdateHandler = { button in
            var config = button.configuration
            config?.title = button.isEnabled ? "On" : "Off"
            button.configuration = config
        }

        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 8
        column.alignment = .leading
        for pair in [[first, second], [third, fourth], [fifth]] {
            let row = UIStackView(arrangedSubviews: pair)
            row.spacing = 10
            row.alignment = .center
            column.addArrangedSubview(row)
        }
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
            column.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        ])
    }
}

@IBDesignable class PickerFixture: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView()

    override var intrinsicContentSize: CGSize { CGSize(width: 160, height: 140) }

    override func layoutSubviews() {
        super.layoutSubviews()
        if picker.superview == nil {
            picker.dataSource = self
            picker.delegate = self
            picker.selectRow(2, inComponent: 0, animated: false)
            addSubview(picker)
        }
        picker.frame = bounds
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { return 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        return component == 0 ? 7 : 3
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        return component == 0 ? "\(row * 5)" : ["min", "h", "days"][row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
