// Texts from files, and formatters.

import UIKit

/// Texts, prices and dates as a user of the simulator sees them.
@IBDesignable
final class LocalizedFixture: UIView {
  private class PriceFormatter: NumberFormatter {
    override init() {
      super.init()
      numberStyle = .currency
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private static let dates: DateFormatter = {
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateStyle = .medium
    return formatter
  }()

  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 110, height: 112) }

  private var lines: [String] {
    let bundle = Bundle(for: LocalizedFixture.self)
    return [
      NSLocalizedString("cart.title", comment: "Above the list"),
      "cart.missing".localized,
      String(localized: "\(3) for \("Ada")"),
      String(localized: "cart.note", defaultValue: "Taxes", table: "Notes"),
      bundle.localizedString(forKey: "cart.shipping", value: "?", table: "Notes"),
      PriceFormatter().string(from: 1234.5) ?? "",
      Self.dates.string(from: Date(timeIntervalSince1970: 0)),
      Calendar.current.shortWeekdaySymbols[0],
    ]
  }

  private func setUp() {
    backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 1
    for (index, line) in lines.enumerated() {
      let label = UILabel()
      label.text = line
      label.font = .systemFont(ofSize: 10, weight: index == 0 ? .bold : .regular)
      stack.addArrangedSubview(label)
    }
    addSubview(stack)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = bounds.insetBy(dx: 6, dy: 6)
  }
}

extension String {
  fileprivate var localized: String {
    NSLocalizedString(self, tableName: nil, value: "None", comment: "")
  }
}
