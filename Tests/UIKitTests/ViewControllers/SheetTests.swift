// Sheets: their places, what happens behind them, and the finger that drags them
// (https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller).

import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct SheetTests {
  private let screen = Screen()
  private let root = UIViewController()
  private let top = UIViewController()

  private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    var calls: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { allows }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("will dismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { calls.append("did attempt") }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      calls.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")
    }
  }

  private func present(_ change: (UISheetPresentationController) -> Void = { _ in }) throws
    -> UISheetPresentationController
  {
    screen.show(root)
    let sheet = try #require(top.sheetPresentationController)
    change(sheet)
    screen.run(for: 0.6) { root.present(top, animated: true) }
    #expect(top.sheetPresentationController === sheet)
    return sheet
  }

  // MARK: Places

  @Test func `a large sheet begins ten points below the safe area, and the presenter is smaller`()
    throws
  {
    let sheet = try present()
    #expect(sheet.presentedView?.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(top.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(sheet.presentedView?.layer.cornerRadius == 10)
    #expect(abs(root.view.frame.width - 393 * 0.915) < 0.01)
    #expect(abs(root.view.frame.minY - 59) < 0.01)
    #expect(root.view.safeAreaInsets.top == 59)
    screen.run(for: 0.6) { top.dismiss(animated: true) }
    #expect(root.view.frame == screen.window.bounds && root.view.transform == .identity)
    #expect(screen.window.subviews == [root.view])
  }

  @Test func `a medium sheet is half as high, and leaves the presenter as it is`() throws {
    let sheet = try present { $0.detents = [.medium(), .large()] }
    // Half of 852 − 59 − 10 − 34, and the 34 points of the home indicator.
    #expect(sheet.presentedView?.frame.height == 374.5 + 34)
    #expect(root.view.transform == .identity)
    screen.run(for: 0.6) { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    #expect(sheet.presentedView?.frame.minY == 69)
    #expect(root.view.transform != .identity)
  }

  @Test func `a detent of one's own is as high as its closure says`() throws {
    let sheet = try present {
      $0.detents = [.custom { context in min(200, context.maximumDetentValue) }]
    }
    #expect(sheet.presentedView?.frame == CGRect(x: 0, y: 618, width: 393, height: 234))
  }

  @Test
  func `nothing is darkened up to the largest undimmed detent, and what is behind is touched`()
    throws
  {
    _ = try present {
      $0.detents = [.medium()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    #expect(screen.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === root.view)
    #expect(screen.window.hitTest(CGPoint(x: 100, y: 800), with: nil) === top.view)
  }

  @Test func `a darkened presenter is not touched, and a press beside the sheet dismisses it`()
    throws
  {
    let sheet = try present { $0.detents = [.medium()] }
    let delegate = Delegate()
    sheet.delegate = delegate
    #expect(screen.window.hitTest(CGPoint(x: 100, y: 100), with: nil) is DimmingView)
    screen.page.press(at: CGPoint(x: 100, y: 100))
    screen.page.release(at: CGPoint(x: 100, y: 100))
    screen.page.play(0.6)
    #expect(root.presentedViewController == nil)
    #expect(delegate.calls == ["will dismiss", "did dismiss"])
  }

  @Test func `a sheet comes from below within half a second`() throws {
    screen.show(root)
    screen.run { root.present(top, animated: true) }
    let view = try #require(top.presentationController?.presentedView)
    screen.page.play(2.0 / 60)
    let early = try #require(screen.page.shown(view)?.frame.minY)
    screen.page.play(0.2)
    let late = try #require(screen.page.shown(view)?.frame.minY)
    #expect(early > 400 && late < 140 && late > 69)
    screen.page.play(0.3)
    #expect(screen.page.shown(view)?.frame.minY == 69)
  }

  // MARK: Dragging

  @Test func `a sheet that is dragged far down goes, and tells its delegate`() throws {
    let sheet = try present()
    let delegate = Delegate()
    sheet.delegate = delegate
    screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700))
    #expect(root.presentedViewController == nil)
    #expect(delegate.calls == ["will dismiss", "did dismiss"])
  }

  @Test func `a sheet that is dragged a little comes back`() throws {
    let sheet = try present()
    screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 250), releases: false)
    #expect(abs((sheet.presentedView?.frame.minY ?? 0) - 219) < 1)
    screen.page.play(0.3)
    screen.page.release(at: CGPoint(x: 200, y: 250))
    screen.page.play(1)
    #expect(root.presentedViewController === top)
    #expect(sheet.presentedView?.frame.minY == 69)
  }

  @Test func `a modal sheet resists, and its delegate hears of the attempt`() throws {
    let sheet = try present()
    let delegate = Delegate()
    sheet.delegate = delegate
    top.isModalInPresentation = true
    screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 800))
    #expect(root.presentedViewController === top)
    #expect(sheet.presentedView?.frame.minY == 69)
    // The resistance keeps the sheet above the height at which a release would dismiss it.
    #expect(delegate.calls == [])
    screen.page.press(at: CGPoint(x: 100, y: 20))
    screen.page.release(at: CGPoint(x: 100, y: 20))
    #expect(delegate.calls == ["did attempt"])
  }

  @Test func `a drag chooses the nearest detent`() throws {
    let sheet = try present { $0.detents = [.medium(), .large()] }
    let delegate = Delegate()
    sheet.delegate = delegate
    screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 150))
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(delegate.calls == ["com.apple.UIKit.large"])
    #expect(sheet.presentedView?.frame.minY == 69)
  }

  @Test func `contents scroll up at the highest detent, and pull the sheet down at their top`()
    throws
  {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 783))
    scroll.contentSize = CGSize(width: 393, height: 3000)
    top.view.addSubview(scroll)
    let sheet = try present()
    screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    #expect(scroll.contentOffset.y > 250 && sheet.presentedView?.frame.minY == 69)
    scroll.contentOffset = .zero
    screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700))
    #expect(root.presentedViewController == nil && scroll.contentOffset == .zero)
  }

  // MARK: Popovers

  @Test func `a popover is a sheet where the width is compact`() throws {
    screen.show(root)
    top.modalPresentationStyle = .popover
    let popover = try #require(top.popoverPresentationController)
    popover.sourceView = root.view
    screen.run(for: 0.6) { root.present(top, animated: true) }
    #expect(top.presentationController is UISheetPresentationController)
    #expect(top.view.superview?.frame.minY == 69)
  }

  private final class Stubborn: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
  }

  @Test
  func `a popover whose delegate wants it stands beside its source, and its arrow points there`()
    throws
  {
    screen.show(root)
    let delegate = Stubborn()
    top.modalPresentationStyle = .popover
    top.preferredContentSize = CGSize(width: 200, height: 150)
    let popover = try #require(top.popoverPresentationController)
    popover.delegate = delegate
    popover.sourceView = root.view
    popover.sourceRect = CGRect(x: 300, y: 100, width: 40, height: 40)
    screen.run(for: 0.6) { root.present(top, animated: true) }
    #expect(top.presentationController === popover)
    #expect(popover.arrowDirection == .up)
    // Below the source, and ten points from the right edge.
    #expect(popover.presentedView?.frame == CGRect(x: 183, y: 140, width: 200, height: 163))
    #expect(top.view.bounds.size == CGSize(width: 200, height: 150))
    screen.page.press(at: CGPoint(x: 50, y: 600))
    screen.page.release(at: CGPoint(x: 50, y: 600))
    screen.page.play(0.6)
    #expect(root.presentedViewController == nil)
  }
}
