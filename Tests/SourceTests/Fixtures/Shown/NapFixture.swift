// A view whose tasks sleep by the clock.

import UIKit

/// Counts its tasks' wakings in the width of a bar, 10 points each.
@IBDesignable class NapFixture: UIView {
  private let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 10) }

  private func setUp() {
    backgroundColor = .white
    bar.backgroundColor = .black
    bar.frame = CGRect(x: 0, y: 0, width: 0, height: 10)
    addSubview(bar)
    Task {
      try? await Task.sleep(nanoseconds: 500_000_000)
      bar.frame.size.width += 10
      try? await Task.sleep(for: .seconds(1))
      bar.frame.size.width += 10
    }
    let cancelled = Task {
      if (try? await Task.sleep(for: .milliseconds(100))) != nil { bar.frame.size.width += 40 }
    }
    cancelled.cancel()
  }
}
