// The onion skin: the page at five times of the run, over the page.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import UIKit

/// Lies over the page and lets touches through. It asks the page for its pictures when the run has been seen.
@MainActor
final class OnionSkin: UIView {
  /// The pictures of a run.
  static let count = 5
  /// Seconds of real time after a change before the page is asked: changes come one after the other.
  private static let patience: TimeInterval = 0.2
  /// Seconds of real time that a run is waited for, so that its frames come first.
  private static let longestWait: TimeInterval = 10

  private let page: any Page
  private let schedule: @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> Void
  /// Called with the words that tell why there is no picture.
  var onFailure: (@MainActor (String) -> Void)?
  private var run: ClosedRange<TimeInterval>?
  private var state = StudioState()
  /// The five times as one picture; nil: none is there yet.
  private(set) var picture: CGImage? { didSet { layer.contents = picture } }
  /// The number of the newest wish for pictures: older ones are dropped.
  private var wish = 0

  /// `schedule`: runs a closure once, after seconds of real time.
  init(
    _ page: any Page, _ state: StudioState,
    schedule: @escaping @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> Void
  ) {
    self.page = page
    self.state = state
    self.schedule = schedule
    super.init(frame: page.view.frame)
    isUserInteractionEnabled = false
    place()
  }

  required init?(coder: NSCoder) { nil }

  /// The times that are shown of a run, from its begin to its end.
  static func times(of run: ClosedRange<TimeInterval>) -> [TimeInterval] {
    (0..<count).map { index in
      let share = Double(index) / Double(count - 1)
      return run.lowerBound + share * (run.upperBound - run.lowerBound)
    }
  }

  /// Lies over the page, wherever that is.
  func place() {
    guard let parent = page.view.superview else { return }
    if superview !== parent { parent.insertSubview(self, aboveSubview: page.view) }
    if frame != page.view.frame { frame = page.view.frame }
  }

  // MARK: What is shown

  /// Shows another run; nil: none.
  func show(_ run: ClosedRange<TimeInterval>?) {
    guard run != self.run else { return }
    self.run = run
    picture = nil
    askLater()
  }

  /// Follows the session's state: other choices make another page, and another zoom wants other pixels.
  func show(_ state: StudioState) {
    let old = self.state
    self.state = state
    if state.choices != old.choices || state.sample != old.sample || state.zoom != old.zoom
      || state.isPaused && !old.isPaused
    {
      askLater()
    }
  }

  // MARK: Asking

  /// Asks for new pictures when the run is over: the page looks otherwise than before.
  func askLater() {
    wish += 1
    guard let run else { return }
    let mine = wish
    schedule(Self.patience + rest(of: run)) { [weak self] in
      if let self, mine == wish { ask(run, mine) }
    }
  }

  /// Seconds of real time until the run is over.
  private func rest(of run: ClosedRange<TimeInterval>) -> TimeInterval {
    guard let host = page.host, !host.isPageTimePaused else { return 0 }
    let rest = (run.upperBound - host.pageTime) / max(host.pageTimeRate, 0.01)
    return min(max(rest, 0), Self.longestWait)
  }

  private func ask(_ run: ClosedRange<TimeInterval>, _ mine: Int) {
    guard superview != nil else { return }
    page.pictures(at: Self.times(of: run), scale: outputScale * max(state.zoom, 0.01)) {
      [weak self] result in
      guard let self, mine == wish else { return }
      switch result {
      case .success(let drawn): picture = CGImage.onionSkin(of: drawn.pictures)
      case .failure(let failure): onFailure?("No onion skin: \(failure.message)")
      }
    }
  }
}
