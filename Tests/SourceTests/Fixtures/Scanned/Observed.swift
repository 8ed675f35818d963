// A view that follows a model: published properties, a future, notifications.

import Combine
import UIKit

private final class Level: ObservableObject {
  @Published var value: CGFloat = 0.2
  @Published var color = UIColor.systemBlue
}

@IBDesignable class Observed: UIView {
  private let level = Level()
  private let bar = CALayer()
  private var bag = Set<AnyCancellable>()

  @IBInspectable var value: CGFloat = 0.2 {
    didSet { level.value = value }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 90, height: 18) }

  private func setUp() {
    backgroundColor = .systemGray5
    layer.addSublayer(bar)
    level.$value.map { min(max($0, 0), 1) }.removeDuplicates()
      .sink { [weak self] in self?.show($0) }.store(in: &bag)
    level.$color.map(\.cgColor).sink { [bar] in bar.backgroundColor = $0 }.store(in: &bag)
    let found = Future<CGFloat, Never> { $0(.success(0.6)) }
    found.assign(to: \.value, on: level).store(in: &bag)
    let name = Notification.Name("Observed.warm")
    NotificationCenter.default.publisher(for: name).sink { [level] _ in
      level.color = .systemOrange
    }.store(in: &bag)
    NotificationCenter.default.post(name: name, object: nil)
  }

  private func show(_ value: CGFloat) {
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width * value, height: bounds.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    show(level.value)
  }
}
