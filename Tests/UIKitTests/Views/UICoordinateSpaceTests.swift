// Coordinate spaces, pictures of trees, proxies, and what scrolls a layer.

import CoreGraphics
import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct UICoordinateSpaceTests {
  @Test func `points go between spaces of views and of the screen`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    window.addSubview(view)
    let screen = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 11, y: 21))
    #expect(screen.convert(CGPoint(x: 11, y: 21), to: view) == CGPoint(x: 1, y: 1))
    #expect(view.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: screen).origin.x == -10)
  }

  @Test func `a tree is drawn into the rectangle that is asked for`() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    view.backgroundColor = .red
    let context = CGContext(recordingSize: CGSize(width: 40, height: 40), scale: 1)
    UIGraphicsPushContext(context)
    let isDrawn = view.drawHierarchy(
      in: CGRect(x: 5, y: 5, width: 20, height: 10), afterScreenUpdates: true)
    UIGraphicsPopContext()
    #expect(isDrawn)
    #expect(context.displayList.bounds == CGRect(x: 5, y: 5, width: 20, height: 10))
    #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: false))
  }

  @Test func `a view that is turned in space is drawn where it stands`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let card = UIView(frame: CGRect(x: 20, y: 10, width: 10, height: 10))
    card.backgroundColor = .red
    card.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    view.addSubview(card)
    let context = CGContext(recordingSize: CGSize(width: 40, height: 40), scale: 1)
    UIGraphicsPushContext(context)
    view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    UIGraphicsPopContext()
    #expect(abs(context.displayList.bounds.minX - 20) < 1e-9)
    #expect(abs(context.displayList.bounds.minY - 10) < 1e-9)
  }

  @Test func `constraints along an axis are found up the tree`() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    let left = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
    let top = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    NSLayoutConstraint.activate([width, left, top])
    #expect(Set(inner.constraintsAffectingLayout(for: .horizontal)) == [width, left])
    #expect(inner.constraintsAffectingLayout(for: .vertical) == [top])
  }

  @Test func `looks for a whole class change nobody's`() {
    UISlider.appearance().tintColor = .red
    #expect(UISlider().tintColor != .red)
    UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(UITabBarItem().titleTextAttributes(for: .normal) == nil)
    let type = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
    #expect(Swift.type(of: type) == UIBarButtonItem.self)
  }

  @Test func `interactions hear where they are`() {
    let view = UIView()
    let interaction = PlaceListener()
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    view.interactions = []
    #expect(interaction.view == nil)
  }

  @Test func `a scroll layer moves as little as shows a rectangle`() {
    let layer = CAScrollLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    let content = CALayer()
    content.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.addSublayer(content)
    content.scrollRectToVisible(CGRect(x: 30, y: 0, width: 5, height: 5))
    #expect(layer.bounds.origin == CGPoint(x: 25, y: 0))
    #expect(content.visibleRect == CGRect(x: 25, y: 0, width: 10, height: 10))
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 0, y: 7))
    #expect(layer.bounds.origin == CGPoint(x: 25, y: 7))
  }

  @Test func `layers keep filters that are not run`() {
    let layer = CALayer()
    #expect(layer.filters == nil)
    layer.compositingFilter = "screenBlendMode"
    #expect(layer.compositingFilter as? String == "screenBlendMode")
  }
}

private final class PlaceListener: NSObject, UIInteraction {
  weak var view: UIView?
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { self.view = view }
}
