// swift-format-ignore-file
// Written as people write for iOS: animations, stopped where they can be seen.

import UIKit

/// A paused animation at half of its time.
class HalfwayFixture: PlateFixture {
  let piece = CALayer()

  override func setUp() {
    super.setUp()
    piece.frame = CGRect(x: 10, y: 28, width: 24, height: 24)
    piece.backgroundColor = UIColor.systemBlue.cgColor
    layer.addSublayer(piece)
    let stopped = animation()
    stopped.timeOffset = 0.5
    piece.speed = 0
    piece.add(stopped, forKey: "halfway")
  }

  func animation() -> CAAnimation { CABasicAnimation(keyPath: "opacity") }
}

@IBDesignable class KeyframesFixture: HalfwayFixture {
  override func animation() -> CAAnimation {
    let frames = CAKeyframeAnimation(keyPath: "position")
    frames.values = [CGPoint(x: 22, y: 40), CGPoint(x: 60, y: 16), CGPoint(x: 98, y: 40)]
      .map { NSValue(cgPoint: $0) }
    frames.keyTimes = [0, 0.4, 1]
    frames.timingFunctions = [
      CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut),
      CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn),
    ]
    frames.duration = 1
    return frames
  }
}

@IBDesignable class PathMotionFixture: HalfwayFixture {
  override func animation() -> CAAnimation {
    let frames = CAKeyframeAnimation(keyPath: "position")
    frames.path = UIBezierPath(ovalIn: CGRect(x: 20, y: 15, width: 80, height: 50)).cgPath
    frames.calculationMode = .paced
    frames.rotationMode = .rotateAuto
    frames.duration = 1.4
    return frames
  }
}

@IBDesignable class GroupFixture: HalfwayFixture {
  override func animation() -> CAAnimation {
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.toValue = CGFloat.pi / 2
    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.toValue = 2.5
    let color = CABasicAnimation(keyPath: #keyPath(CALayer.backgroundColor))
    color.toValue = UIColor.systemYellow.cgColor
    let move = CABasicAnimation(keyPath: "position.x")
    move.byValue = 80
    let group = CAAnimationGroup()
    group.animations = [turn, grow, color, move]
    group.duration = 1
    return group
  }
}

@IBDesignable class SpringFixture: HalfwayFixture {
  override func animation() -> CAAnimation {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 20
    spring.toValue = 90
    spring.damping = 4
    spring.stiffness = 120
    spring.duration = spring.settlingDuration
    return spring
  }
}

/// What a block of changes leaves at once.
@IBDesignable class BlockFixture: PlateFixture {
  let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

  override func setUp() {
    super.setUp()
    box.backgroundColor = .black
    addSubview(box)
    UIView.performWithoutAnimation { box.frame.size = CGSize(width: 60, height: 40) }
    UIView.animate(
      withDuration: 0, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
      options: [.curveEaseOut, .allowUserInteraction],
      animations: { self.box.transform = CGAffineTransform(rotationAngle: 0.3) },
      completion: { _ in self.box.alpha = 0.5 })
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    box.layer.cornerRadius = 10
    CATransaction.commit()
  }
}

/// Keyframes of two properties, each in its part of the time.
@IBDesignable class KeyframeBlockFixture: PlateFixture {
  private let knob = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

  override func setUp() {
    super.setUp()
    knob.backgroundColor = .systemRed
    addSubview(knob)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    UIView.animateKeyframes(
      withDuration: 2, delay: 0,
      options: [UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          self.knob.center.x = 100
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          self.knob.center.y = 60
          self.knob.backgroundColor = .systemBlue
        }
      }, completion: { _ in self.knob.layer.cornerRadius = 10 })
  }
}

/// A picture of a view as a view, twice as large.
@IBDesignable class SnapshotFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    let badge = UILabel(frame: CGRect(x: 10, y: 10, width: 40, height: 24))
    badge.text = "Ab"
    badge.backgroundColor = .systemYellow
    addSubview(badge)
    if let picture = badge.snapshotView(afterScreenUpdates: true) {
      picture.frame = CGRect(x: 30, y: 30, width: 80, height: 48)
      addSubview(picture)
    }
    badge.text = "Cd"
    _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
  }
}
