// The solver against layouts whose solution is known, however the constraints are ordered.

import CoreGraphics
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct RandomConstraintTests {
  /// Rectangles are chosen first and constraints written from them: they must be found again.
  @Test(arguments: 0..<40)
  func `a layout is found from constraints that describe it`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 1))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    root.outputScale = 1
    var views: [UIView] = []
    var frames: [CGRect] = []
    var constraints: [NSLayoutConstraint] = []
    for index in 0..<12 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let frame = CGRect(
        x: Int.random(in: 0..<400, using: &random), y: Int.random(in: 0..<400, using: &random),
        width: Int.random(in: 1..<100, using: &random),
        height: Int.random(in: 1..<100, using: &random))
      let other = index == 0 ? nil : Int.random(in: 0..<index, using: &random)
      let reference = other.map { frames[$0] } ?? root.bounds
      let item = other.map { views[$0] } ?? root
      constraints += [
        view.leftAnchor.constraint(
          equalTo: item.rightAnchor, constant: frame.minX - (other == nil ? 500 : reference.maxX)),
        view.centerYAnchor.constraint(
          equalTo: item.centerYAnchor, constant: frame.midY - reference.midY),
        view.widthAnchor.constraint(
          equalTo: item.widthAnchor, constant: frame.width - reference.width),
        view.heightAnchor.constraint(equalToConstant: frame.height),
        view.rightAnchor.constraint(
          lessThanOrEqualTo: root.leftAnchor,
          constant: frame.maxX + CGFloat(Int.random(in: 0..<5, using: &random))),
      ]
      views.append(view)
      frames.append(frame)
    }
    NSLayoutConstraint.activate(constraints.shuffled(using: &random))
    root.layoutIfNeeded()
    #expect(views.map(\.frame) == frames)
  }

  @Test(arguments: 0..<20)
  func `contradictions and wishes of every kind come to an end`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 101))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let views = (0..<6).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    for _ in 0..<60 {
      let (one, other) = (views.randomElement(using: &random), views.randomElement(using: &random))
      guard let one, let other else { continue }
      let anchors = [one.leftAnchor, one.rightAnchor, one.centerXAnchor]
      let others = [other.leftAnchor, other.rightAnchor, root.rightAnchor]
      let relation = Int.random(in: 0..<3, using: &random)
      let constant = CGFloat.random(in: -200...200, using: &random)
      let anchor = anchors[Int.random(in: 0..<3, using: &random)]
      let target = others[Int.random(in: 0..<3, using: &random)]
      let constraint =
        switch relation {
        case 0: anchor.constraint(equalTo: target, constant: constant)
        case 1: anchor.constraint(lessThanOrEqualTo: target, constant: constant)
        default: anchor.constraint(greaterThanOrEqualTo: target, constant: constant)
        }
      if Bool.random(using: &random) {
        constraint.priority = UILayoutPriority(Float.random(in: 1...1000, using: &random))
      }
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    #expect(views.allSatisfy { $0.frame.minX.isFinite && $0.frame.width >= 0 })
  }
}
