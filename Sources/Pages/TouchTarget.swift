// The view under a touch, found again among views that were made anew.

package import CoreGraphics
internal import Inspection
package import Messages
package import UIKit

/// The view that a touch began on, and the place in it: in another size, text size or language it lies elsewhere.
package struct TouchTarget: Hashable, Sendable {
  /// The indices among subviews that lead to the view.
  private let path: [Int]
  private let className: String
  /// The place as shares of the view's width and height.
  private let share: CGPoint

  /// The view at a point of a page's content; nil: the content itself is there.
  @MainActor
  package init?(at point: CGPoint, in content: UIView) {
    guard let view = content.hitTest(point, with: nil), let path = view.path(from: content),
      !path.isEmpty, !view.bounds.isEmpty
    else { return nil }
    let place = view.convert(point, from: content)
    self.path = path
    className = TypeName.qualified(type(of: view))
    share = CGPoint(
      x: (place.x - view.bounds.minX) / view.bounds.width,
      y: (place.y - view.bounds.minY) / view.bounds.height)
  }

  /// The place in points of a page's content; nil: there is no such view in it.
  @MainActor
  func point(in content: UIView) -> CGPoint? {
    guard let view = content.view(at: path), TypeName.qualified(type(of: view)) == className
    else { return nil }
    let place = CGPoint(
      x: view.bounds.minX + share.x * view.bounds.width,
      y: view.bounds.minY + share.y * view.bounds.height)
    return content.convert(place, from: view)
  }
}

extension UIView {
  /// The indices among subviews that lead to the view from one around it; nil: that is not around it.
  func path(from root: UIView) -> [Int]? {
    var path: [Int] = []
    var view = self
    while view !== root {
      guard let around = view.superview, let index = around.subviews.firstIndex(of: view) else {
        return nil
      }
      path.insert(index, at: 0)
      view = around
    }
    return path
  }

  /// The view that indices among subviews lead to; nil: there is none.
  func view(at path: [Int]) -> UIView? {
    path.reduce(UIView?.some(self)) { view, index in
      view.flatMap { $0.subviews.indices.contains(index) ? $0.subviews[index] : nil }
    }
  }
}

extension PageTimeline.Event {
  /// A step of a touch in points of the view `root` that a page is in.
  @MainActor
  package static func touch(
    _ touch: AgentTouch, in root: UIView, of page: PageContent
  ) -> PageTimeline.Event {
    let content = page.contentRoot ?? root
    let touch = touch.moved(from: root, to: content)
    guard touch.phase == .began else { return .touch(touch, on: nil) }
    let point = CGPoint(x: touch.place.x, y: touch.place.y)
    return .touch(touch, on: TouchTarget(at: point, in: content))
  }
}
