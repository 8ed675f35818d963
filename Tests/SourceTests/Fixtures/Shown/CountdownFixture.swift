// A countdown whose timers, and work that waits, follow the clock.

import UIKit

/// Counts with a timer, and grows a bar by work that waits.
@IBDesignable class CountdownFixture: UIView {
  private var timer: Timer?
  private var count = 10
  private let bar = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemIndigo
    bar.backgroundColor = UIColor.systemYellow.cgColor
    bar.frame = CGRect(x: 0, y: 72, width: 30, height: 8)
    layer.addSublayer(bar)
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    let once = Timer(timeInterval: 0.5, repeats: false) { [weak self] _ in
      self?.backgroundColor = .systemTeal
    }
    RunLoop.main.add(once, forMode: .common)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { self.grow() }
  }

  private func grow() {
    bar.frame.size.width = 90
  }

  @objc private func tick(_ timer: Timer) {
    count -= 1
    if count == 5 { timer.invalidate() }
    setNeedsDisplay()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 80) }

  override func draw(_ rect: CGRect) {
    let font = UIFont.systemFont(ofSize: 40, weight: .bold)
    ("\(count)" as NSString).draw(
      at: CGPoint(x: 12, y: 10), withAttributes: [.font: font, .foregroundColor: UIColor.white])
  }
}
