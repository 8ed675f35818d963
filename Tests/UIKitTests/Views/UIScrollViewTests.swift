// Scrolling: by dragging, by wheel and by call, within and beyond the edges.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct UIScrollViewTests {
  final class Listener: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    var offsets: [CGPoint] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drag") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append(decelerate ? "dropped, moving" : "dropped")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rests") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("arrived") }
  }

  let page = Page()
  let view = UIScrollView(frame: CGRect(x: 50, y: 50, width: 100, height: 200))
  let listener = Listener()

  init() {
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = listener
    page.show(view)
  }

  /// Drags upwards by `distance` points in ten steps within `seconds`.
  private func drag(by distance: CGFloat, seconds: Double) {
    page.press(at: CGPoint(x: 100, y: 200))
    for step in 1...10 {
      page.advance(by: seconds / 10)
      page.drag(to: CGPoint(x: 100, y: 200 - distance * CGFloat(step) / 10))
    }
  }

  @Test func `contents follow the pointer`() {
    drag(by: 100, seconds: 0.5)
    #expect(view.contentOffset == CGPoint(x: 0, y: 100) && view.isDragging)
    #expect(view.bounds.origin.y == 100 && listener.heard == ["drag"])
    #expect(listener.offsets.last == CGPoint(x: 0, y: 100))
  }

  @Test func `released in motion, contents slow down and come to rest`() {
    drag(by: 100, seconds: 0.2)
    page.release(at: CGPoint(x: 100, y: 100))
    #expect(view.isDecelerating && !view.isDragging)
    page.play(5)
    #expect(view.contentOffset.y > 250 && view.contentOffset.y < 400)
    #expect(listener.heard == ["drag", "dropped, moving", "rests"] && !page.isBusy)
  }

  @Test func `released at rest, contents stay`() {
    drag(by: 100, seconds: 0.5)
    page.advance(by: 1)
    page.drag(to: CGPoint(x: 100, y: 99))
    page.advance(by: 1)
    page.drag(to: CGPoint(x: 100, y: 100))
    page.release(at: CGPoint(x: 100, y: 100))
    #expect(listener.heard == ["drag", "dropped"] && view.contentOffset.y == 100)
  }

  @Test func `beyond the edge contents follow less and come back`() {
    drag(by: -100, seconds: 0.5)
    #expect(view.contentOffset.y < -20 && view.contentOffset.y > -60)
    page.release(at: CGPoint(x: 100, y: 300))
    page.play(3)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `without bouncing the edge holds`() {
    view.bounces = false
    drag(by: -100, seconds: 0.5)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `pages stop at multiples of the view's size`() {
    view.isPagingEnabled = true
    drag(by: 120, seconds: 1)
    page.release(at: CGPoint(x: 100, y: 80))
    page.play(1)
    #expect(view.contentOffset.y == 200)
  }

  @Test func `a call moves at once or on the way`() {
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(view.contentOffset.y == 50)
    page.atPresent { view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    page.play(0.15)
    #expect(abs(view.contentOffset.y - 175) < 20)
    page.play(0.3)
    #expect(view.contentOffset.y == 300 && listener.heard == ["arrived"] && !page.isBusy)
  }

  @Test func `a rectangle is made visible with the least motion`() {
    view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 110)
    view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 110)
    view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 20)
  }

  @Test func `the wheel moves within the edges and is passed on at them`() {
    let point = CGPoint(x: 100, y: 100)
    page.atPresent {
      #expect(page.touches.scrolled(at: point, by: CGPoint(x: 0, y: 40)))
      #expect(view.contentOffset.y == 40)
      #expect(page.touches.scrolled(at: point, by: CGPoint(x: 0, y: 4000)))
      #expect(view.contentOffset.y == 800)
      #expect(!page.touches.scrolled(at: point, by: CGPoint(x: 0, y: 40)))
    }
  }

  @Test func `insets leave room around the contents`() {
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    #expect(view.contentOffset.y == -20)
    page.atPresent {
      page.touches.scrolled(at: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 9000))
    }
    #expect(view.contentOffset.y == 830)
  }

  @Test func `constraints give the contents their size`() {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      content.widthAnchor.constraint(equalTo: view.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
    ])
    page.root.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 520))
    #expect(content.frame == CGRect(x: 0, y: 10, width: 100, height: 500))
  }

  @Test func `a button in it is pressed by a click and let go by a drag`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    view.addSubview(button)
    page.click(button)
    #expect(presses == 1)
    drag(by: 50, seconds: 0.2)
    #expect(!button.isHighlighted)
    page.release(at: CGPoint(x: 100, y: 150))
    #expect(presses == 1)
  }

  @Test func `numbers that are not finite are refused`() {
    view.contentOffset = CGPoint(x: CGFloat.nan, y: 1)
    view.contentSize = CGSize(width: CGFloat.infinity, height: 1)
    #expect(view.contentOffset == .zero && view.contentSize == CGSize(width: 100, height: 1000))
  }
}
