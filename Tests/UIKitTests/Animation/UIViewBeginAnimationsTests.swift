// Animations between `beginAnimations` and `commitAnimations`, and transitions between views.

import CoreGraphics
import ObjCRuntime
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct UIViewBeginAnimationsTests {
  let page = Page()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    page.show(view)
  }

  private func shownAlpha() -> Float { page.shown(view)?.opacity ?? -1 }

  @Test func `what is changed between the calls is animated`() {
    page.atPresent {
      unsafe UIView.beginAnimations("fade", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      view.alpha = 0
      UIView.commitAnimations()
    }
    page.advance(by: 0.25)
    #expect(abs(shownAlpha() - 0.75) < 0.001)
    page.advance(by: 0.75)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `the delegate hears of the end`() {
    let listener = StopListener()
    ObjCRuntime.register(StopListener.self, "stopped:") { (listener, name: String?) in
      listener.names.append(name)
    }
    page.atPresent {
      unsafe UIView.beginAnimations("fade", context: nil)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationDidStop(Selector("stopped:"))
      view.alpha = 0
      UIView.commitAnimations()
    }
    page.advance(by: 0.2)
    #expect(listener.names == ["fade"])
  }

  @Test func `it may repeat and go back`() {
    page.atPresent {
      unsafe UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
      view.alpha = 0
      UIView.commitAnimations()
    }
    page.advance(by: 1.5)
    #expect(abs(shownAlpha() - 0.5) < 0.001)
    page.advance(by: 2.5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a block repeats what it is told to`() {
    page.atPresent {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { view.alpha = 0 }
      }
    }
    page.advance(by: 1.25)
    #expect(abs(shownAlpha() - 0.75) < 0.001)
    page.advance(by: 0.75)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a transition puts one view in the place of another`() {
    let next = UIView(frame: view.frame)
    var isFinished: Bool?
    page.atPresent {
      UIView.transition(
        from: view, to: next, duration: 0.5, options: .transitionFlipFromLeft
      ) { isFinished = $0 }
    }
    #expect(next.superview === page.root)
    #expect(view.superview == nil)
    page.advance(by: 0.5)
    #expect(isFinished == true)
  }

  @Test func `deleting lets views shrink away`() {
    page.atPresent { UIView.perform(.delete, on: [view], animations: nil) }
    page.advance(by: 0.1)
    #expect(view.superview != nil)
    page.advance(by: 0.1)
    #expect(view.superview == nil)
    #expect(view.alpha == 1)
  }
}

private final class StopListener: NSObject {
  var names: [String?] = []
}
