// Input that views in this process are given again.

internal import Messages
internal import UIKit

/// Touches and presses of views, as they were made.
@MainActor
final class ReplayedInput {
  private let root: UIView
  /// The view that the page's points are in: `root`, or a part of it.
  private let contentRoot: () -> UIView
  private let touches: TouchDispatcher

  init(root: UIView, contentRoot: @escaping () -> UIView) {
    self.root = root
    self.contentRoot = contentRoot
    touches = TouchDispatcher(root: root)
  }

  /// Makes a touch or a press again; other events are not input.
  func perform(_ event: PageTimeline.Event) {
    switch event {
    case .input(.touch(let touch)): touches.deliver(touch.moved(from: contentRoot(), to: root))
    case .press(let path): press(path)
    case .input, .command, .turn, .frame: break
    }
  }

  private func press(_ path: [Int]) {
    let view = path.reduce(UIView?.some(contentRoot())) { view, index in
      view.flatMap { $0.subviews.indices.contains(index) ? $0.subviews[index] : nil }
    }
    guard let control = view as? UIControl else { return }
    control.pressByKey()
  }
}

extension AgentTouch {
  /// The touch whose places are in points of another view.
  @MainActor
  fileprivate func moved(from view: UIView, to root: UIView) -> AgentTouch {
    if view === root { return self }
    func moved(_ place: Place) -> Place {
      let point = root.convert(CGPoint(x: place.x, y: place.y), from: view)
      return Place(x: Double(point.x), y: Double(point.y), time: place.time)
    }
    var touch = self
    touch.place = moved(place)
    touch.history = history.map(moved)
    return touch
  }
}
