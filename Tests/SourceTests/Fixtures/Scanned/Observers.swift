// swift-format-ignore-file
// Who hears of changes, and values by key.

import UIKit

/// A view that observes itself by a key path, as some designables follow a subview's frame.
@IBDesignable class ObservingFixture: PlateFixture {
  private(set) var knob = UIView()
  private let shade = CALayer()

  override func setUp() {
    super.setUp()
    knob.backgroundColor = .systemRed
    addSubview(knob)
    shade.backgroundColor = UIColor.systemGreen.cgColor
    layer.addSublayer(shade)
    addObserver(self, forKeyPath: "knob.frame", options: [.new, .old], context: nil)
  }

  deinit { removeObserver(self, forKeyPath: "knob.frame") }

  override func layoutSubviews() {
    super.layoutSubviews()
    knob.frame = CGRect(x: 10, y: 10, width: 40, height: 30)
  }

  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
    guard keyPath == "knob.frame", let frame = change?[.newKey] as? CGRect else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shade.frame = frame.offsetBy(dx: 55, dy: 25)
    CATransaction.commit()
  }
}

/// An object of one's own that observes a view, and a closure that does.
private class Listener: NSObject {
  var heard: [String] = []

  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
    heard.append(keyPath ?? "?")
  }
}

@IBDesignable class ListenerFixture: PlateFixture {
  @objc dynamic var level: CGFloat = 0.25
  private let listener = Listener()
  private var token: NSKeyValueObservation?
  private let bar = UIView()

  override func setUp() {
    super.setUp()
    bar.backgroundColor = .systemOrange
    addSubview(bar)
    addObserver(listener, forKeyPath: #keyPath(level), options: [.initial], context: nil)
    token = observe(\.level, options: [.old, .new, .initial]) { view, change in
      guard let level = change.newValue else { return }
      view.bar.frame = CGRect(x: 0, y: 0, width: 120 * level, height: 40)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    setValue(0.75, forKey: "level")
    willChangeValue(forKey: "level")
    didChangeValue(forKey: "level")
    for index in listener.heard.indices {
      let dot = CALayer()
      dot.backgroundColor = UIColor.systemPurple.cgColor
      dot.frame = CGRect(x: 10 + 20 * index, y: 55, width: 12, height: 12)
      layer.addSublayer(dot)
    }
  }
}

/// A touch that is any object, as sources of earlier Swift have it.
@IBDesignable class AnyTouchFixture: PlateFixture {
  private var point = CGPoint(x: 60, y: 40)

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let touch: AnyObject! = touches.first
    point = touch.location(in: self)
    let child: AnyObject = subviews[0]
    child.removeFromSuperview()
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    UIColor.systemBlue.setFill()
    UIBezierPath(arcCenter: point, radius: 20, startAngle: 0, endAngle: 6.2831853, clockwise: true).fill()
  }
}
