// The page at other times than its own.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import Stage
internal import UIKit

/// Views of their own, on which the page's time is played again.
@MainActor
final class AgentReplay: TimelinePlayer {
  private let makeViews: () throws(Failure) -> (PageContent, Stage)
  private let turn: () -> Void
  private var views: (page: PageContent, stage: Stage, input: ReplayedInput)?

  /// `turn` is called once a step, for work that waits outside of the stage.
  init(
    turn: @escaping () -> Void, makeViews: @escaping () throws(Failure) -> (PageContent, Stage)
  ) {
    self.turn = turn
    self.makeViews = makeViews
  }

  func beginAgain(at time: TimeInterval) throws(Failure) {
    let (page, stage) = try makeViews()
    views = (page, stage, ReplayedInput(of: page, on: stage))
  }

  func move(to time: TimeInterval) { views?.stage.replay(to: time, turn: turn) }

  func frame(at time: TimeInterval) { views?.stage.replayFrame(at: time, turn: turn) }

  func perform(_ event: PageTimeline.Event) {
    if let views { event.perform(on: views.page, views.stage, views.input) }
  }

  /// The picture of the views as they are now, as a PNG file; `paths`: the layers that are drawn; none: all.
  func picture(of paths: [[Int]]) throws(Failure) -> Data {
    let image = views.map { $0.stage.image(of: paths) }
    guard let file = image.flatMap({ UIImage(cgImage: $0).pngData() }) else {
      throw Failure(.fault, "there is no picture of that time")
    }
    return file
  }
}

extension PageTimeline.Event {
  /// Does again what was done, on views that are shown by a stage.
  @MainActor
  func perform(on page: PageContent, _ stage: Stage, _ touches: ReplayedInput) {
    switch self {
    case .command(let command): stage.underClock { page.perform(command) }
    case .touch: stage.underClock { touches.perform(self) }
    case .input(let input): _ = stage.take(input)
    case .turn, .press, .frame: break
    }
  }
}

extension ReplayedInput {
  /// Input of a page on a stage.
  convenience init(of page: PageContent, on stage: Stage) {
    self.init(root: stage.root, touches: stage.touches) { [weak page, root = stage.root] in
      page?.contentRoot ?? root
    }
  }
}
