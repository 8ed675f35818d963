// Input that views in this process are given again.

internal import Messages
package import UIKit

/// Touches and presses of views, as they were made: on the same views where these lie elsewhere now.
@MainActor
package final class ReplayedInput {
  private let root: UIView
  /// The view that the page's content is in, and the events' points: `root`, or a part of it.
  private let contentRoot: () -> UIView
  private let touches: TouchDispatcher
  /// The distances of the views that are touched from where they were touched, in points of `root`, by finger.
  private var offsets: [Int?: CGPoint] = [:]

  /// `touches`: gives them to the views; nil: one of its own.
  package init(
    root: UIView, touches: TouchDispatcher? = nil, contentRoot: @escaping () -> UIView
  ) {
    self.root = root
    self.contentRoot = contentRoot
    self.touches = touches ?? TouchDispatcher(root: root)
  }

  /// Makes a touch or a press again; other events are not input.
  package func perform(_ event: PageTimeline.Event) {
    switch event {
    case .touch(let touch, on: let target): deliver(touch, on: target)
    case .press(let path): (contentRoot().view(at: path) as? UIControl)?.pressByKey()
    case .input, .command, .turn, .frame: break
    }
  }

  private func deliver(_ touch: AgentTouch, on target: TouchTarget?) {
    let content = contentRoot()
    let moved = touch.moved(from: content, to: root)
    if touch.phase == .began {
      let point = target?.point(in: content).map { root.convert($0, from: content) }
      offsets[touch.finger] = point.flatMap { Self.offset(from: moved.place, to: $0) }
    }
    touches.deliver(offsets[touch.finger].map { moved.moved(by: $0) } ?? moved)
  }

  /// Nil: the view lies where it lay, but for the last digits.
  private static func offset(from place: AgentTouch.Place, to point: CGPoint) -> CGPoint? {
    let offset = CGPoint(x: point.x - CGFloat(place.x), y: point.y - CGFloat(place.y))
    return max(abs(offset.x), abs(offset.y)) < 1e-6 ? nil : offset
  }
}

extension AgentTouch {
  /// The touch whose places are in points of another view.
  @MainActor
  func moved(from view: UIView, to root: UIView) -> AgentTouch {
    view === root ? self : mapped { root.convert($0, from: view) }
  }

  fileprivate func moved(by offset: CGPoint) -> AgentTouch {
    mapped { CGPoint(x: $0.x + offset.x, y: $0.y + offset.y) }
  }

  private func mapped(_ transform: (CGPoint) -> CGPoint) -> AgentTouch {
    func mapped(_ place: Place) -> Place {
      let point = transform(CGPoint(x: place.x, y: place.y))
      return Place(x: Double(point.x), y: Double(point.y), time: place.time)
    }
    var touch = self
    touch.place = mapped(place)
    touch.history = history.map(mapped)
    return touch
  }
}
