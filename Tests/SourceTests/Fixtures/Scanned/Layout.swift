// swift-format-ignore-file
// Written as people write for iOS: layout.

import UIKit

@IBDesignable class StackFixture: PlateFixture {
  private let column = UIStackView()

  override func setUp() {
    super.setUp()
    let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
    let columns = colors.map { color -> UIView in
      let view = UIView()
      view.backgroundColor = color
      return view
    }
    let row = UIStackView(arrangedSubviews: columns)
    row.spacing = 6
    row.distribution = .fillEqually
    let label = UILabel()
    label.text = "Stack"
    label.textAlignment = .center
    column.addArrangedSubview(label)
    column.addArrangedSubview(row)
    column.axis = .vertical
    column.spacing = 8
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = UIEdgeInsets(top: 6, left: 10, bottom: 10, right: 10)
    addSubview(column)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    column.frame = bounds
  }
}

@IBDesignable class AnchorsFixture: PlateFixture {
  private let badge = UIView()
  private let label = UILabel()

  override func setUp() {
    super.setUp()
    badge.backgroundColor = .systemOrange
    badge.layer.cornerRadius = 12
    label.text = "anchors"
    [badge, label].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      badge.centerYAnchor.constraint(equalTo: centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 24),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
      label.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 8),
      label.firstBaselineAnchor.constraint(equalTo: badge.bottomAnchor, constant: -6),
      label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -4),
    ])
  }
}

@IBDesignable class ItemConstraintsFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    box.backgroundColor = .systemMint
    addSubview(box)
    let width = NSLayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: self, attribute: .width,
      multiplier: 0.5, constant: 0)
    width.priority = .defaultHigh
    addConstraints([
      width,
      NSLayoutConstraint(
        item: box, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 40),
      NSLayoutConstraint(
        item: box, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: box, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom,
        multiplier: 1, constant: -10),
    ])
  }
}

@IBDesignable class MarginsFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    layoutMargins = UIEdgeInsets(top: 10, left: 30, bottom: 20, right: 10)
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    box.backgroundColor = .systemBrown
    addSubview(box)
    NSLayoutConstraint.activate([
      guide.widthAnchor.constraint(equalToConstant: 20),
      guide.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      box.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      box.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -20),
    ])
  }
}

@IBDesignable class AutoresizingFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    let masks: [UIViewAutoresizing] = [
      [.flexibleRightMargin, .flexibleBottomMargin], [.flexibleLeftMargin, .flexibleTopMargin],
      [.flexibleWidth, .flexibleTopMargin],
    ]
    for (mask, color) in zip(masks, [UIColor.systemRed, .systemBlue, .systemGreen]) {
      let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
      if mask.contains(.flexibleLeftMargin) { view.frame.origin = CGPoint(x: 35, y: 25) }
      if mask.contains(.flexibleWidth) { view.frame.origin.y = 25 }
      view.backgroundColor = color.withAlphaComponent(0.7)
      view.autoresizingMask = mask
      addSubview(view)
    }
  }
}

/// A view that measures itself.
@IBDesignable class FittingFixture: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemYellow
    label.text = "fits"
    label.font = .systemFont(ofSize: 30)
    label.setContentHuggingPriority(.required, for: .horizontal)
    addSubview(label)
    invalidateIntrinsicContentSize()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = label.sizeThatFits(size)
    return CGSize(width: fitting.width + 24, height: fitting.height + 12)
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: 1000, height: 1000)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.sizeToFit()
    label.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

/// Colours that follow the traits.
@IBDesignable class TraitsFixture: PlateFixture {
  override func setUp() {
    backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    let card = UIView(frame: CGRect(x: 20, y: 15, width: 80, height: 50))
    card.backgroundColor = .secondarySystemBackground
    card.layer.borderColor = UIColor.separator.cgColor
    card.layer.borderWidth = 2
    let label = UILabel(frame: card.bounds)
    label.text = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
    label.textColor = .label
    label.textAlignment = .center
    card.addSubview(label)
    addSubview(card)
  }
}

/// A form in the visual format language.
@IBDesignable class VisualFormatFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    var views: [String: UIView] = [:]
    for (name, color) in [("icon", UIColor.systemRed), ("title", .systemBlue), ("foot", .systemGray)] {
      let view = UIView()
      view.backgroundColor = color
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      views[name] = view
    }
    let metrics: [String: Any] = ["side": 24, "gap": CGFloat(6)]
    for format in ["H:|-8-[icon(side)]-gap-[title(>=20)]-8-|", "V:|-10-[icon(==side)]-[foot]-(10@900)-|", "H:|-8-[foot]-8-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: metrics, views: views))
    }
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "[icon]-gap-[title]", options: .alignAllTop, metrics: metrics, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[title(icon)]", options: [], metrics: nil, views: views))
  }
}

/// As large as there is room: it is shown on the canvas.
@IBDesignable class BoundlessFixture: PlateFixture {
  override var intrinsicContentSize: CGSize { return UIView.layoutFittingExpandedSize }

  override func draw(_ rect: CGRect) {
    UIColor.systemOrange.setStroke()
    let path = UIBezierPath(roundedRect: bounds.insetBy(dx: 12, dy: 12), cornerRadius: 24)
    path.lineWidth = 8
    path.stroke()
  }
}
