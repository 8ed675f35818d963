// swift-format-ignore-file
// Written as people write for iOS: messages by selector.

import UIKit

/// A target of a control, everything visible to Objective-C.
@objcMembers @IBDesignable
class ObjcMembersFixture: PlateFixture {
  let key = UIControl()
  var presses = 0

  override func setUp() {
    super.setUp()
    key.backgroundColor = .systemIndigo
    key.layer.cornerRadius = 8
    key.addTarget(self, action: #selector(pressed), for: .touchUpInside)
    key.addTarget(self, action: #selector(pressedBy(_:)), for: .touchUpInside)
    addSubview(key)
    key.sendActions(for: .touchUpInside)
  }

  func pressed() { presses += 1 }
  func pressedBy(_ sender: UIControl) { presses += sender === key ? 1 : 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    key.frame = CGRect(x: 10, y: 10, width: CGFloat(presses) * 50, height: 60)
  }
}

/// A timer that sends a selector, fired by hand.
@IBDesignable class TimerFixture: PlateFixture {
  private var timer: Timer?
  private var ticks = 0

  override func setUp() {
    super.setUp()
    timer = Timer.scheduledTimer(
      timeInterval: 60, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    for _ in 0..<5 { timer?.fire() }
    timer?.invalidate()
  }

  @objc private func tick(_ timer: Timer) {
    ticks += 1
    let dot = UIView(frame: CGRect(x: ticks * 20 - 6, y: 34, width: 12, height: 12))
    dot.backgroundColor = .systemOrange
    dot.layer.cornerRadius = 6
    addSubview(dot)
  }
}

extension Notification.Name {
  static let fixtureChanged = Notification.Name("fixtureChanged")
}

/// A notification that calls a selector.
@IBDesignable class NotificationFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed(_:)), name: .fixtureChanged, object: self)
    NotificationCenter.default.post(
      name: .fixtureChanged, object: self, userInfo: ["color": UIColor.systemTeal])
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc func changed(_ note: Notification) {
    layer.borderWidth = 6
    layer.borderColor = (note.userInfo?["color"] as? UIColor)?.cgColor
  }
}

/// Recognizers whose target is the view.
@IBDesignable class GestureFixture: PlateFixture, UIGestureRecognizerDelegate {
  override func setUp() {
    super.setUp()
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    tap.numberOfTapsRequired = 2
    tap.delegate = self
    addGestureRecognizer(tap)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
    let press = UILongPressGestureRecognizer()
    press.addTarget(self, action: #selector(GestureFixture.panned))
    addGestureRecognizer(press)
    tapped(tap)
  }

  @objc func tapped(_ recognizer: UITapGestureRecognizer) {
    for index in 0..<(gestureRecognizers?.count ?? 0) {
      let bar = UIView(frame: CGRect(x: 16, y: 14 + index * 20, width: 88 - index * 20, height: 12))
      bar.backgroundColor = .systemPink
      addSubview(bar)
    }
  }

  @objc func panned() {}

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// `perform` and `responds(to:)`.
@IBDesignable class PerformFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    let name = Selector(("paint:"))
    if responds(to: name) { perform(name, with: UIColor.systemGreen) }
    if responds(to: NSSelectorFromString("unknown")) { backgroundColor = .black }
    perform(#selector(cover), with: nil, afterDelay: 100)
    NSObject.cancelPreviousPerformRequests(withTarget: self)
  }

  @objc func paint(_ color: UIColor) {
    let disc = UIView(frame: CGRect(x: 30, y: 10, width: 60, height: 60))
    disc.backgroundColor = color
    disc.layer.cornerRadius = 30
    addSubview(disc)
  }

  @objc func cover() { backgroundColor = .black }
}

/// Objects of a class that the code does not name.
@IBDesignable class AnyObjectFixture: PlateFixture {
  private var targets: [AnyObject] = []

  override func setUp() {
    super.setUp()
    addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
    subviews[0].backgroundColor = .black
    for view: AnyObject in subviews {
      view.removeFromSuperview()
    }
    targets = [self]
    for target: AnyObject in targets {
      _ = target.perform(NSSelectorFromString("mark:"), with: "A")
    }
  }

  @objc func mark(_ text: String) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    label.text = text
    label.font = .boldSystemFont(ofSize: 48)
    label.textAlignment = .center
    addSubview(label)
  }
}

/// A timer that is none yet, and one of the run loop's own.
@IBDesignable class EmptyTimerFixture: PlateFixture {
  var timer: Timer = Timer()

  override func setUp() {
    super.setUp()
    timer.invalidate()
    let start = CFAbsoluteTimeGetCurrent() + 1000
    let later = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, start, 0, 0, 0) { _ in }
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), later, .commonModes)
    layer.backgroundColor = (timer.isValid ? UIColor.red : .systemMint).cgColor
    layer.borderWidth = later?.isValid == true ? 10 : 0
    later?.invalidate()
  }
}

/// A display link that is never run.
@IBDesignable class DisplayLinkFixture: PlateFixture {
  private lazy var link = CADisplayLink(target: self, selector: #selector(step(link:)))
  private let needle = CALayer()

  override func setUp() {
    super.setUp()
    needle.frame = CGRect(x: 57, y: 10, width: 6, height: 60)
    needle.backgroundColor = UIColor.systemRed.cgColor
    layer.addSublayer(needle)
    link.add(to: .main, forMode: .common)
    link.isPaused = true
  }

  @objc func step(link: CADisplayLink) { needle.isHidden = true }
}
