// The facts that are known of the page's animations.

internal import CoreGraphics
internal import Messages
internal import Pages

/// Asks the page for its animations and remembers the last run of them.
@MainActor
final class AnimationModel {
  /// Hears that the run is another one.
  var onChange: (@MainActor () -> Void)?
  private(set) var run = AnimationRun()

  private let page: any Page
  private var isAsking = false
  private var asksAgain = false
  /// The time of the last question of ``follow(at:moves:)``; nil: nothing moves.
  private var lastFollowed: TimeInterval?

  init(_ page: any Page) { self.page = page }

  /// Asks the page, one question at a time.
  func refresh() {
    guard !isAsking else {
      asksAgain = true
      return
    }
    isAsking = true
    page.animations { [weak self] in self?.take($0) }
  }

  /// Seconds of the page between two questions while nobody sees the answers.
  private static let patience: TimeInterval = 0.2

  /// Asks the page so often that a run is known when somebody wants to see it: when anything begins to move, and from time
  /// to time while it does.
  func follow(at time: TimeInterval, moves: Bool) {
    guard moves else {
      lastFollowed = nil
      return
    }
    if let last = lastFollowed, abs(time - last) < Self.patience { return }
    lastFollowed = time
    refresh()
  }

  /// Asks the page, and waits for its answer.
  func read() async {
    let running = await withCheckedContinuation { continuation in
      page.animations { continuation.resume(returning: $0) }
    }
    change { $0.take(running) }
  }

  private func take(_ animations: [PageAnimation]) {
    isAsking = false
    change { $0.take(animations) }
    guard asksAgain else { return }
    asksAgain = false
    refresh()
  }

  /// Forgets the run: the page began anew.
  func clear() { change { $0.clear() } }

  private func change(_ body: (inout AnimationRun) -> Void) {
    let before = run
    body(&run)
    if run != before { onChange?() }
  }
}
