// Plays the time of a page in this process again.

internal import CoreGraphics
internal import Messages
internal import Stage
internal import UIKit

/// Moves the window's stage, and gives the page's views their input again.
@MainActor
struct InProcessPlayer: TimelinePlayer {
  let stage: Stage
  let root: UIView
  /// Does what needs the page's content.
  let performOnContent: (PageTimeline.Event) -> Void
  /// Makes the views anew.
  let makeViews: () -> Void
  /// The view that the page's points are in: `root`, or a part of it.
  let contentRoot: () -> UIView
  private let touches: TouchDispatcher

  init(
    stage: Stage, root: UIView, perform: @escaping (PageTimeline.Event) -> Void,
    makeViews: @escaping () -> Void, contentRoot: (() -> UIView)? = nil
  ) {
    self.stage = stage
    self.contentRoot = contentRoot ?? { root }
    self.root = root
    performOnContent = perform
    self.makeViews = makeViews
    touches = TouchDispatcher(root: root)
  }

  func beginAgain(at time: TimeInterval) throws(Failure) {
    stage.rewind(to: time)
    stage.clock.step(to: time)
    stage.underClock { makeViews() }
  }

  func move(to time: TimeInterval) { stage.replay(to: time) }

  func frame(at time: TimeInterval) { stage.replayFrame(at: time) }

  func perform(_ event: PageTimeline.Event) {
    stage.underClock {
      switch event {
      case .input(.touch(let touch)): touches.deliver(touch.moved(from: contentRoot(), to: root))
      case .press(let path): press(path)
      default: performOnContent(event)
      }
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
