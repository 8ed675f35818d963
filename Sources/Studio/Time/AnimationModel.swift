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
  /// The curves that a person gave animations.
  private(set) var curves: [AnimationName: PageCurve] = [:]
  /// Those of them that were copied as code.
  private var copied: [AnimationName: PageCurve] = [:]

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
    forgetTakenCurves(animations)
    change { $0.take(animations) }
    guard asksAgain else { return }
    asksAgain = false
    refresh()
  }

  // MARK: Curves

  /// Paces an animation by a curve; nil: by its own.
  func pace(_ name: AnimationName, by curve: PageCurve?) {
    guard curves[name] != curve else { return }
    curves[name] = curve
    page.pace(CurveChange(name, to: curve))
    onChange?()
  }

  /// Another page is shown, whose animations have their own curves.
  func forgetCurves() { (curves, copied) = ([:], [:]) }

  /// The number of curves that are nowhere but on the page.
  var uncopiedCurves: Int { curves.count { copied[$0.key] != $0.value } }

  /// The curve that an animation has now was copied.
  func noteCopy(ofCurveOf name: AnimationName) { copied[name] = curves[name] }

  /// Forgets the curves that the code has taken over.
  private func forgetTakenCurves(_ animations: [PageAnimation]) {
    if curves.isEmpty { return }
    for animation in animations where animation.points != nil {
      if curves[animation.name] == animation.points { pace(animation.name, by: nil) }
    }
  }

  /// The animations that are seen first from now on are looped without those before.
  func beginRound() { run.beginRound() }

  /// Forgets the run: the page began anew.
  func clear() { change { $0.clear() } }

  private func change(_ body: (inout AnimationRun) -> Void) {
    let before = run
    body(&run)
    if run != before { onChange?() }
  }
}
