// The assertions as other packages write them: the pictures beside this file were looked at.

import CoreGraphics
import ImageCoding
import TestSupport
import Testing
import UIKit
import VitrineTesting

@MainActor @Suite struct ExpectSnapshotTests {
  private func card() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 16))
    view.backgroundColor = .label
    let part = UIView(frame: CGRect(x: 4, y: 4, width: 8, height: 8))
    part.backgroundColor = .systemRed
    view.addSubview(part)
    return view
  }

  @Test func `views, controllers, layers and images are pictures`() {
    expectSnapshot(of: card(), named: "view", record: .never)
    expectSnapshot(of: card(), named: "dark", scale: 2, appearance: .dark, record: .never)
    let controller = UIViewController()
    controller.view = card()
    expectSnapshot(
      of: controller, named: "controller", size: CGSize(width: 30, height: 10), record: .never)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 12, height: 6)
    layer.backgroundColor = UIColor.systemGreen.cgColor
    layer.cornerRadius = 3
    expectSnapshot(of: layer, named: "layer", record: .never)
    expectSnapshot(of: card().snapshot(SnapshotOptions()), named: "image", record: .never)
  }

  @Test func `time moves animations`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let part = CALayer()
    part.frame = CGRect(x: 0, y: 0, width: 4, height: 10)
    part.backgroundColor = UIColor.black.cgColor
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (2, 18)
    animation.duration = 1
    part.add(animation, forKey: nil)
    view.layer.addSublayer(part)
    expectSnapshot(of: view, named: "half", at: 0.5, record: .never)
  }

  @Test func `a tree of views is text`() {
    assertSnapshot(of: card(), as: .recursiveDescription, named: "tree", record: .never)
    assertSnapshot(of: card(), as: .image(scale: 2), named: "image", record: .never)
  }

  @Test func `a difference is an issue of the test that runs`() {
    withKnownIssue {
      expectSnapshot(of: card(), named: "nothing", record: .never)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("nothing is stored") == true
    }
  }

  @Test func `a throwing value is an issue, not a crash`() throws {
    struct Broken: Error {}
    func make() throws -> UIView { throw Broken() }
    try withKnownIssue {
      assertSnapshot(of: try make(), as: .image, record: .never)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("the value cannot be made") == true
    }
  }

  @Test func `modes that a closure names hold within it`() {
    withKnownIssue {
      withSnapshotTesting(record: .never) { expectSnapshot(of: card(), named: "nothing") }
    }
  }
}
