// The onion skin: the page at five times of the run, over the page.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import UIKit

/// Lies over the page and lets touches through. It asks the page for its pictures when the run has been seen, and for
/// that of the present time, which is seen as it is, while that stands.
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
  private var run = AnimationRun()
  private var state = StudioState()
  /// The five times; nil: their pictures are not there yet.
  private var ghosts: OnionPicture? { didSet { picture = ghosts?.image } }
  /// The picture that is shown; nil: none is there yet.
  private(set) var picture: CGImage? { didSet { layer.contents = picture } }
  /// The number of the newest wish for pictures: older ones are dropped.
  private var wish = 0
  /// The number of the newest wish for the picture of the present time.
  private var presentWish = 0
  /// Whether that picture is awaited.
  private var awaitsPresent = false
  /// Whether a person has just asked for the skin of a run: then its end is not waited for.
  private var isWanted = false

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

  /// Shows another run. `isWanted`: now, though it goes on.
  func show(_ run: AnimationRun, isWanted: Bool = false) {
    let old = self.run
    let isSame = run.range == old.range && run.paths == old.paths
    self.run = run
    if isSame { return }
    // A run that has got longer is shown as it was until its pictures are there.
    if run.range?.lowerBound != old.range?.lowerBound { ghosts = nil }
    if isWanted { self.isWanted = run.range != nil }
    askLater()
  }

  /// Follows the session's state: other choices make another page, another zoom wants other pixels, and at another time
  /// another place is seen as it is.
  func show(_ state: StudioState) {
    let old = self.state
    self.state = state
    if state.choices != old.choices || state.sample != old.sample || state.zoom != old.zoom
      || state.isPaused && !old.isPaused
    {
      askLater()
    } else if state.time != old.time {
      picture = state.isPaused ? picture : ghosts?.image
      askPresentLater()
    }
  }

  // MARK: Asking

  /// That of the page, with its zoom.
  private var scale: PageScale {
    PageScale(
      screen: state.scale, zoom: Double(outputScale * max(state.zoom, 0.01)) / state.scale)
  }

  /// Asks for new pictures when the run is over: the page looks otherwise than before. At once where a person has just
  /// asked for them.
  func askLater() {
    wish += 1
    guard let range = run.range else { return }
    let mine = wish
    schedule(Self.patience + (isWanted ? 0 : rest(of: range))) { [weak self] in
      if let self, mine == wish { ask(range, mine) }
    }
  }

  /// Seconds of real time until the run is over.
  private func rest(of run: ClosedRange<TimeInterval>) -> TimeInterval {
    guard let host = page.host, !host.isPageTimePaused else { return 0 }
    let rest = (run.upperBound - host.pageTime) / max(host.pageTimeRate, 0.01)
    return min(max(rest, 0), Self.longestWait)
  }

  private func ask(_ range: ClosedRange<TimeInterval>, _ mine: Int) {
    guard superview != nil else { return }
    page.pictures(at: Self.times(of: range), scale: scale, of: run.paths) { [weak self] result in
      guard let self, mine == wish else { return }
      switch result {
      case .success(let drawn):
        ghosts = OnionPicture(of: drawn.pictures)
        isWanted = false
        askPresentLater()
      case .failure(let failure): onFailure?("No onion skin: \(failure.message)")
      }
    }
  }

  /// Draws what lies over the page at a scale; nil: nothing does.
  func draw(scale: PageScale, _ body: @escaping @MainActor (CGImage?) -> Void) {
    guard ghosts != nil, let range = run.range, let time = page.host?.pageTime else {
      return body(nil)
    }
    let paths = run.paths
    page.pictures(at: Self.times(of: range), scale: scale, of: paths) { [page] drawn in
      guard let skin = (try? drawn.get()).flatMap({ OnionPicture(of: $0.pictures) }) else {
        return body(nil)
      }
      page.pictures(at: [time], scale: scale, of: paths) { drawn in
        let present = (try? drawn.get())?.pictures.first
        body(present.map { skin.image(around: $0) } ?? skin.image)
      }
    }
  }

  // MARK: The present time

  /// Asks for the present time's picture when the run stands, one question at a time.
  private func askPresentLater() {
    presentWish += 1
    guard !awaitsPresent, ghosts != nil, let range = run.range else { return }
    awaitsPresent = true
    schedule(rest(of: range)) { [weak self] in self?.askPresent() }
  }

  private func askPresent() {
    guard let ghosts, let time = page.host?.pageTime, superview != nil else {
      awaitsPresent = false
      return
    }
    let (asked, mine) = (presentWish, wish)
    page.pictures(at: [time], scale: scale, of: run.paths) { [weak self] result in
      guard let self else { return }
      awaitsPresent = false
      guard mine == wish else { return }
      if let present = (try? result.get())?.pictures.first, asked == presentWish || state.isPaused {
        picture = ghosts.image(around: present)
      }
      if asked != presentWish { askPresentLater() }
    }
  }
}
