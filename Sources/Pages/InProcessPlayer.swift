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
  private let touches: TouchDispatcher

  init(
    stage: Stage, root: UIView, perform: @escaping (PageTimeline.Event) -> Void,
    makeViews: @escaping () -> Void
  ) {
    self.stage = stage
    self.root = root
    performOnContent = perform
    self.makeViews = makeViews
    touches = TouchDispatcher(root: root)
  }

  func beginAgain(at time: TimeInterval) throws(Failure) {
    stage.rewind(to: time)
    stage.underClock { makeViews() }
  }

  func move(to time: TimeInterval) { stage.replay(to: time) }

  func frame(at time: TimeInterval) { stage.replayFrame(at: time) }

  func perform(_ event: PageTimeline.Event) {
    stage.underClock {
      switch event {
      case .input(.touch(let touch)): touches.deliver(touch)
      case .press(let path): press(path)
      default: performOnContent(event)
      }
    }
  }

  private func press(_ path: [Int]) {
    let view = path.reduce(UIView?.some(root)) { view, index in
      view.flatMap { $0.subviews.indices.contains(index) ? $0.subviews[index] : nil }
    }
    guard let control = view as? UIControl else { return }
    control.pressByKey()
  }
}
