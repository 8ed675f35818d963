// Observers hear of changes with the frames.

import ObjCRuntime
import Stage
import Testing
import UIKit
import Windowing

@MainActor
@Suite struct ObservingTests {
  private final class Dial: UIView {
    var heard: [String] = []
    var onLayout: (() -> Void)?

    override func layoutSubviews() { onLayout?() }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let old = change?[.oldKey] as? CGFloat
      let new = change?[.newKey] as? CGFloat
      heard.append("\(keyPath ?? "?") \(old.map { "\($0)" } ?? "-") \(new.map { "\($0)" } ?? "-")")
    }
  }

  private let dial = Dial(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let stage: Stage

  init() {
    let root = UIView()
    stage = Stage(root: root, size: PixelSize(width: 20, height: 20))
    root.addSubview(dial)
    stage.update()
  }

  @Test func `a value that is another is told before the frame, once`() {
    unsafe dial.addObserver(dial, forKeyPath: "alpha", options: [.old, .new])
    stage.update()
    #expect(dial.heard.isEmpty)
    dial.alpha = 0.5
    dial.alpha = 0.25
    stage.update()
    #expect(dial.heard == ["alpha 1.0 0.25"])
    dial.removeObserver(dial, forKeyPath: "alpha")
    dial.alpha = 1
    stage.update()
    #expect(dial.heard.count == 1)
  }

  @Test func `the present value is told at once where that is asked for`() {
    unsafe dial.addObserver(dial, forKeyPath: "layer.cornerRadius", options: [.initial, .new])
    #expect(dial.heard == ["layer.cornerRadius - 0.0"])
  }

  private final class Keeper: UIView {
    var keys: [Set<NSKeyValueChangeKey>] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      keys.append(Set((change ?? [:]).keys))
    }
  }

  @Test func `before the first value there was none`() {
    let keeper = Keeper()
    unsafe dial.addObserver(keeper, forKeyPath: "alpha", options: [.initial, .old, .new])
    dial.alpha = 0.5
    stage.update()
    #expect(keeper.keys == [[.kindKey, .newKey], [.kindKey, .newKey, .oldKey]])
  }

  @Test func `a change of layout by an observer is laid out in the same frame`() {
    let child = Dial(frame: .zero)
    dial.addSubview(child)
    let watched = dial
    dial.onLayout = { watched.alpha = 0.5 }
    var layouts = 0
    child.onLayout = { layouts += 1 }
    let token = dial.observe(\.alpha) { _, _ in
      child.frame.size = CGSize(width: 5, height: 5)
      child.setNeedsLayout()
    }
    dial.setNeedsLayout()
    stage.update()
    #expect(child.bounds.width == 5)
    #expect(layouts >= 1)
    #expect(!stage.needsFrame || child.frame.width == 5)
    token.invalidate()
  }

  @Test func `a closure hears as long as its token lives`() {
    var heard: [CGFloat] = []
    var token: NSKeyValueObservation? = dial.observe(\.alpha, options: [.new]) { _, change in
      heard.append(change.newValue ?? -1)
    }
    dial.alpha = 0.5
    stage.update()
    #expect(heard == [0.5])
    #expect(token != nil)
    token = nil
    dial.alpha = 0.75
    stage.update()
    #expect(heard == [0.5])
  }

  @Test func `a call of didChangeValue tells observers at once`() {
    var count = 0
    let token = dial.observe(\.alpha) { _, _ in count += 1 }
    dial.alpha = 0.125
    dial.didChangeValue(forKey: "alpha")
    #expect(count == 1)
    token.invalidate()
  }
}
