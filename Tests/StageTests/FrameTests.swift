// When frames are made, and what they say about themselves.

import CoreGraphics
import ObjCRuntime
import QuartzCore
import Rasterizer
import Stage
import Testing
import UIKit
import Windowing

@MainActor @Suite struct FrameTests {
  private let size = PixelSize(width: 60, height: 40)

  private func stage(clock: any StageClock = ManualClock()) -> (Stage, UIView, MemoryPresenter) {
    let root = UIView(frame: .zero)
    root.backgroundColor = .white
    let stage = Stage(root: root, size: size, clock: clock)
    return (stage, root, MemoryPresenter(size: size))
  }

  @Test func `a layer that nobody holds is there until the frame that it changed for`() {
    let root = UIView()
    let stage = Stage(root: root, size: PixelSize(width: 8, height: 8))
    weak var kept: CALayer?
    weak var given: CALayer?
    stage.underClock {
      kept = changed()
      given = changed()
      if let given { root.layer.addSublayer(given) }
    }
    #expect(kept != nil && given?.superlayer === root.layer)
    stage.update()
    #expect(kept == nil && given != nil)
  }

  private func changed() -> CALayer {
    let layer = CALayer()
    layer.opacity = 0.5
    return layer
  }

  @Test func `a frame is made first, and none when nothing changed`() {
    let (stage, _, presenter) = stage()
    #expect(stage.frame(into: presenter) != nil)
    #expect(!stage.needsFrame)
    #expect(stage.nextFrameDelay == nil)
    #expect(stage.frame(into: presenter) == nil)
    #expect(presenter.stamps.count == 1)
  }

  @Test func `drawing starts anew without what was kept for it, with the same pixels`() {
    let (stage, root, presenter) = stage()
    let label = UILabel(frame: CGRect(x: 5, y: 5, width: 50, height: 20))
    label.text = "Sphinx"
    label.layer.cornerRadius = 7
    label.backgroundColor = .yellow
    root.addSubview(label)
    stage.frame(into: presenter)
    let before = stage.snapshot()
    #expect(stage.cacheSizes.glyphs > 0)
    stage.releaseDrawingMemory()
    #expect(stage.cacheSizes.glyphs == 0 && stage.cacheSizes.coverage == 0)
    #expect(!stage.needsFrame)
    #expect(stage.snapshot().hasSamePixels(as: before))
  }

  @Test func `a change asks for a frame of its own damage`() {
    let (stage, root, presenter) = stage()
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 8, height: 8))
    root.addSubview(box)
    stage.frame(into: presenter)
    box.backgroundColor = .red
    #expect(stage.needsFrame)
    #expect(stage.nextFrameDelay == 0)
    let report = stage.frame(into: presenter)
    #expect(report?.damage == [PixelRect(x: 10, y: 10, width: 8, height: 8)])
    #expect(presenter.screen[12, 12] == 0xFFFF_0000 || presenter.screen[12, 12] == 0xFFFF_3B30)
  }

  @Test func `an animation keeps frames coming and its end is in the frame at its end`() {
    let clock = ManualClock()
    let (stage, root, presenter) = stage(clock: clock)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.backgroundColor = .black
    root.addSubview(box)
    stage.frame(into: presenter)
    let ender = Ender { root.backgroundColor = .blue }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    animation.delegate = ender
    stage.underClock { box.layer.add(animation, forKey: "fade") }
    #expect(stage.isRunning)
    stage.frame(into: presenter)
    clock.advance(to: 0.5)
    stage.frame(into: presenter)
    #expect(ender.finished == nil)
    clock.advance(to: 1)
    stage.frame(into: presenter)
    #expect(ender.finished == true)
    #expect(presenter.screen[30, 30] == 0xFF00_00FF)
    #expect(!stage.isRunning)
    #expect(!stage.needsFrame)
  }

  @Test func `a display link is called once a frame until it ends`() {
    let clock = ManualClock()
    let (stage, _, presenter) = stage(clock: clock)
    final class Follower: NSObject { var times: [TimeInterval] = [] }
    ObjCRuntime.register(Follower.self, "step:") { (follower: Follower, link: CADisplayLink) in
      follower.times.append(link.timestamp)
    }
    let follower = Follower()
    let link = CADisplayLink(target: follower, selector: "step:")
    stage.underClock { link.add(to: .main, forMode: .common) }
    stage.frame(into: presenter)
    clock.advance(to: 0.5)
    stage.frame(into: presenter)
    #expect(follower.times == [1000, 1000.5])
    #expect(stage.isRunning)
    link.invalidate()
    #expect(!stage.needsFrame)
  }

  @Test
  func `a seek calls a display link once for each of its steps, and the frame after it not again`()
  {
    let (stage, _, presenter) = stage()
    final class Counter: NSObject { var times: [TimeInterval] = [] }
    ObjCRuntime.register(Counter.self, "step:") { (counter: Counter, link: CADisplayLink) in
      counter.times.append(link.timestamp)
    }
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: "step:")
    stage.underClock { link.add(to: .main, forMode: .common) }
    stage.seek(to: 0.5) {}
    stage.frame(into: presenter)
    // 30 steps of 1/60 s, and the beginning.
    #expect(counter.times.count == 31)
    #expect(Set(counter.times).count == 31)
    link.invalidate()
  }

  @Test func `a change in the middle of a seek animates as it does in a window`() {
    let (stage, root, _) = stage()
    @MainActor final class Owner { let layer = CALayer() }
    let owner = Owner()
    owner.layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.layer.addSublayer(owner.layer)
    let timer = stage.underClock {
      StageTimer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
        MainActor.assumeIsolated { owner.layer.opacity = 0 }
      }
    }
    // Half of the implicit animation's 0.25 s after the timer.
    stage.seek(to: 0.625) {}
    let opacity = stage.underClock { owner.layer.presentation()?.opacity }
    #expect(opacity.map { $0 > 0 && $0 < 1 } == true)
    #expect(!timer.isValid)
  }

  @Test func `typed text and keys reach the field that is edited`() {
    let (stage, root, presenter) = stage()
    let field = UITextField(frame: root.bounds)
    root.addSubview(field)
    stage.send(.textEntered("lost"))
    stage.frame(into: presenter)
    field.becomeFirstResponder()
    for event in [
      .textEntered("abc"), .keyPressed(KeyEvent(.left)), .keyPressed(KeyEvent(.backspace)),
      .keyPressed(KeyEvent(.end)), .textEntered("d"),
    ] as [InputEvent] {
      stage.send(event)
      stage.frame(into: presenter)
    }
    #expect(field.text == "acd")
  }

  @Test func `a paused clock runs nothing`() {
    let clock = ManualClock()
    let (stage, root, presenter) = stage(clock: clock)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 1
    stage.underClock { root.layer.add(animation, forKey: "fade") }
    stage.frame(into: presenter)
    clock.isPaused = true
    #expect(stage.nextFrameDelay == nil)
    clock.isPaused = false
    #expect(stage.nextFrameDelay != nil)
  }

  @Test func `without a free buffer no frame is made and the next one catches up`() {
    let (stage, root, _) = stage()
    let presenter = MemoryPresenter(size: size, completion: .deferred)
    stage.frame(into: presenter)
    root.backgroundColor = .black
    stage.frame(into: presenter)
    root.backgroundColor = .green
    #expect(stage.frame(into: presenter) == nil)
    #expect(stage.needsFrame)
    presenter.completeOldest()
    #expect(stage.frame(into: presenter) != nil)
    #expect(presenter.screen.hasSamePixels(as: stage.snapshot()))
  }

  @Test func `the stamp says the frame's time and zoom`() {
    let clock = ManualClock()
    let (stage, root, presenter) = stage(clock: clock)
    stage.frame(into: presenter)
    clock.advance(to: 0.25)
    stage.zoomThousandths = 1250
    root.backgroundColor = .black
    stage.frame(into: presenter)
    #expect(
      presenter.stamps.last
        == FrameStamp(serial: 2, timeMicroseconds: 250_000, zoomThousandths: 1250))
  }

  @Test func `a presenter of another size is filled`() {
    let (stage, root, presenter) = stage()
    stage.frame(into: presenter)
    presenter.resize(to: PixelSize(width: 31, height: 77))
    stage.send(.resized(presenter.size))
    stage.frame(into: presenter)
    #expect(root.bounds.size == CGSize(width: 31, height: 77))
    #expect(presenter.screen.hasSamePixels(as: stage.snapshot()))
  }

  @Test func `layers see the frame's time and code between frames the clock's`() {
    let clock = ManualClock()
    let (stage, _, presenter) = stage(clock: clock)
    clock.advance(to: 2)
    var seen = 0.0
    stage.onBeforeLayout = { _ in seen = CACurrentMediaTime() }
    stage.frame(into: presenter)
    #expect(seen == 1002)
    #expect(stage.underClock { CACurrentMediaTime() } == 1002)
    #expect(stage.underRunningClock { CACurrentMediaTime() } == 1002)
  }

  @Test func `a flash of the damage is drawn once and taken back`() {
    let (stage, root, presenter) = stage()
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 8, height: 8))
    root.addSubview(box)
    stage.frame(into: presenter)
    stage.flashesDamage = true
    box.backgroundColor = .white
    box.backgroundColor = .black
    stage.frame(into: presenter)
    #expect(presenter.screen[12, 12] != 0xFF00_0000)
    #expect(stage.needsFrame)
    stage.frame(into: presenter)
    #expect(presenter.screen[12, 12] == 0xFF00_0000)
    #expect(!stage.needsFrame)
  }

  @Test func `pressing and releasing inside a button reaches its target`() {
    let (stage, root, presenter) = stage()
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    root.addSubview(button)
    stage.frame(into: presenter)
    let inside = PointerEvent(position: CGPoint(x: 20, y: 20))
    stage.send(.pointerPressed(inside, .primary))
    stage.send(.pointerReleased(inside, .primary))
    stage.frame(into: presenter)
    #expect(button.isHighlighted)
    #expect(stage.nextFrameDelay == 0)
    stage.frame(into: presenter)
    #expect(presses == 1)
  }

  @Test func `the environment chooses threads and whole repaints`() {
    var options = StageOptions { ["VITRINE_THREADS": "3", "VITRINE_DAMAGE": "full"][$0] }
    #expect(options.threads == 3)
    #expect(options.repaintsEverything)
    options = StageOptions { ["VITRINE_THREADS": "-1", "VITRINE_DAMAGE": "no"][$0] }
    #expect(options == StageOptions())
  }
}

private final class Ender: NSObject, CAAnimationDelegate {
  private let change: () -> Void
  private(set) var finished: Bool?

  init(_ change: @escaping () -> Void) { self.change = change }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    finished = flag
    change()
  }
}
