// Flips and curls: of views, and of controllers that are presented
// (https://developer.apple.com/documentation/uikit/uiview/animationoptions/transitionflipfromleft).

import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct TurnTests {
  private let page = Page(size: CGSize(width: 300, height: 200))

  private func host() -> (host: UIView, front: UIView, back: UIView) {
    let (host, front, back) = (UIView(), UIView(), UIView())
    for view in [host, front, back] { view.frame = CGRect(x: 0, y: 0, width: 300, height: 200) }
    (front.backgroundColor, back.backgroundColor) = (.red, .blue)
    host.addSubview(front)
    page.show(host)
    return (host, front, back)
  }

  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromLeft, true), (.transitionFlipFromRight, true),
    (.transitionFlipFromTop, false), (.transitionFlipFromBottom, false),
  ])
  func `a flip narrows the view to its edge, and widens it with the new contents`(
    options: UIView.AnimationOptions, isAcross: Bool
  ) throws {
    let (host, front, back) = host()
    var isDone = false
    page.atPresent {
      UIView.transition(from: front, to: back, duration: 1, options: options) { isDone = $0 }
    }
    #expect(back.superview === host && front.superview == nil)
    page.play(0.4)
    func extent() throws -> CGFloat {
      let frame = try #require(page.shown(host)).frame
      return isAcross ? frame.width / 300 : frame.height / 200
    }
    let early = try extent()
    #expect(early > 0.2 && early < 0.9)
    page.play(0.1)
    #expect(try extent() < 0.15)
    let picture = try #require(host.layer.sublayers?.last)
    page.play(0.1)
    #expect(try extent() > 0.2 && page.shown(picture)?.opacity == 0)
    page.play(0.6)
    #expect(isDone && picture.superlayer == nil)
    #expect(try extent() == 1)
  }

  @Test func `the side that is named in a flip comes to the front`() {
    for (turn, x, y) in [
      (UIView.AnimationOptions.transitionFlipFromLeft, -1.0, 0.0),
      (.transitionFlipFromRight, 1, 0), (.transitionFlipFromTop, 0, -1),
      (.transitionFlipFromBottom, 0, 1),
    ] {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      let frames = ViewTurn(turn)?.keyframes(of: layer, isEntering: false).values ?? []
      let transform = (frames[4] as? NSValue)?.caTransform3DValue ?? CATransform3DIdentity
      let depth = transform.m13 * x + transform.m23 * y
      #expect(depth > 0.1, "\(turn)")
    }
  }

  @Test func `a page curls up over what comes, and down over what was there`() throws {
    for (options, isOld) in [
      (UIView.AnimationOptions.transitionCurlUp, true), (.transitionCurlDown, false),
    ] {
      let (host, front, back) = host()
      var isDone = false
      page.atPresent {
        UIView.transition(with: host, duration: 1, options: options) {
          front.removeFromSuperview()
          host.addSubview(back)
        } completion: {
          isDone = $0
        }
      }
      page.play(0.5)
      let top = try #require(host.layer.sublayers?.last)
      let height = page.shown(top)?.frame.height ?? 0
      #expect(height > 100 && height < 190, "\(options)")
      #expect(abs(page.shown(top)?.frame.minY ?? 100) < 10)
      #expect((host.layer.sublayers?.count ?? 0) == (isOld ? 2 : 3))
      page.play(0.6)
      #expect(isDone && host.layer.sublayers?.count == 1)
      host.removeFromSuperview()
    }
  }

  @Test func `a presentation flips from right to left, and its dismissal back`() throws {
    let screen = Screen()
    let (root, top) = (UIViewController(), UIViewController())
    screen.show(root)
    top.modalPresentationStyle = .fullScreen
    top.modalTransitionStyle = .flipHorizontal
    screen.run { root.present(top, animated: true) }
    screen.page.play(0.2)
    #expect((screen.page.shown(root.view)?.frame.width ?? 0) < 390)
    #expect((screen.page.shown(top.view)?.frame.width ?? 400) < 1)
    screen.page.play(0.35)
    #expect((screen.page.shown(root.view)?.frame.width ?? 400) < 1)
    #expect((screen.page.shown(top.view)?.frame.width ?? 0) > 100)
    screen.page.play(0.4)
    #expect(top.view.frame == screen.window.bounds && root.view.window == nil)
    screen.run(for: 1) { root.dismiss(animated: true) }
    #expect(root.view.window != nil && top.view.window == nil)
    #expect(root.presentedViewController == nil)
  }

  @Test func `a partial curl turns the presenter's page away`() throws {
    let screen = Screen()
    let (root, top) = (UIViewController(), UIViewController())
    screen.show(root)
    top.modalPresentationStyle = .fullScreen
    top.modalTransitionStyle = .partialCurl
    screen.run { root.present(top, animated: true) }
    screen.page.play(0.4)
    let picture = try #require(top.view.layer.sublayers?.last)
    let height = screen.page.shown(picture)?.frame.height ?? 0
    #expect(height > 100 && height < 850)
    screen.page.play(0.5)
    #expect(picture.superlayer == nil && top.view.window != nil)
  }
}
