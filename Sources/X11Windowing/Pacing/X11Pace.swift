// The source of the frames' pace on this server, found when something first animates.

internal import CXlib
internal import Windowing

/// The best source of the pace that works here, and why the better ones do not. Windows share it.
final class X11Pace {
  private struct Choice {
    var source = X11PaceSource.present
    var present: PresentExtension?
    /// Frames a second, for the sources that are timers.
    var framesPerSecond = 60.0
    /// RandR's first event, which tells that the rate may have changed; nil: none come.
    var firstRateEvent: Int32?
    /// Why each better source is not used.
    var refusals: [String] = []
  }

  private let display: X11Display
  private let desktop: X11Desktop
  /// The best source to try.
  private let preferred: X11PaceSource
  /// Nil until something animates.
  private var choice: Choice?
  /// Whether RandR's events were asked for.
  private var selectsRateEvents = false

  init(_ display: X11Display, desktop: X11Desktop, preferred: X11PaceSource) {
    self.display = display
    self.desktop = desktop
    self.preferred = preferred
  }

  // MARK: The source

  /// The source in use. A few round trips the first time, as for all below.
  var source: X11PaceSource { chosen().source }

  /// Nil unless the source is the extension.
  var present: PresentExtension? { chosen().present }

  /// Frames a second where the source is a timer; nil for other sources.
  var timerRate: Double? {
    let choice = chosen()
    return choice.source == .refresh || choice.source == .fixed ? choice.framesPerSecond : nil
  }

  private func chosen() -> Choice {
    if let choice { return choice }
    let found = search(from: preferred, Choice())
    choice = found
    return found
  }

  private func search(from first: X11PaceSource, _ start: Choice) -> Choice {
    var choice = start
    for source in X11PaceSource.allCases.drop(while: { $0 != first }) {
      if take(source, &choice) { break }
    }
    return choice
  }

  private func take(_ source: X11PaceSource, _ choice: inout Choice) -> Bool {
    do throws(X11Unavailable) {
      switch source {
      case .present: choice.present = try PresentExtension(display)
      case .manager: try checkManager()
      case .refresh:
        let found = try X11RefreshRate.find(display)
        choice.framesPerSecond = found.rate
        choice.firstRateEvent = found.firstEvent
        selectRateEvents()
      case .fixed: choice.framesPerSecond = 60
      }
      choice.source = source
      return true
    } catch {
      choice.refusals.append(error.reason)
      return false
    }
  }

  private func checkManager() throws(X11Unavailable) {
    guard let manager = desktop.manager, manager.supports(display.atoms[.frameDrawn]) else {
      throw X11Unavailable(reason: "the window manager does not say when it has drawn")
    }
  }

  /// Once: the server answers with an event.
  private func selectRateEvents() {
    guard !selectsRateEvents else { return }
    selectsRateEvents = true
    X11RefreshRate.selectInput(display)
  }

  // MARK: Changes

  /// Takes the next source, because this one does not keep its promise.
  func giveUp() {
    guard var choice else { return }
    let failed = choice.source
    choice.refusals.append("\(failed.rawValue) does not keep its promise")
    choice.present = nil
    let next = X11PaceSource.allCases.drop { $0 != failed }.dropFirst().first
    self.choice = next.map { search(from: $0, choice) } ?? choice
  }

  /// Whether an event says that the screen's rate may have changed.
  func isRateEvent(_ type: Int32) -> Bool {
    guard let first = choice?.firstRateEvent else { return false }
    return type == first + RRScreenChangeNotify || type == first + RRNotify
  }

  /// Whether another window manager, or none, may be another source.
  var dependsOnManager: Bool { choice?.source != .present }

  /// Searches anew when the pace is asked for next.
  func reset() { choice = nil }

  /// The picture of the screen that a generic event tells of, and the window that had asked for it; nil for
  /// other events.
  func picture(in cookie: XGenericEventCookie) -> (window: UInt, picture: ScreenPicture)? {
    // SAFETY: passes the event on while it is handled.
    unsafe choice?.present?.picture(in: cookie)
  }

  // MARK: Description

  /// The source and why the better ones are not used, for `doctor`.
  var description: String {
    let choice = chosen()
    let rate = Int((choice.framesPerSecond * 100).rounded())
    let found =
      switch choice.source {
      case .present:
        "Present \(choice.present?.version ?? ""): the screen tells when it begins a picture"
      case .manager: "the window manager tells when it has drawn a frame"
      case .refresh: "the screen's refresh rate, \(rate / 100).\(rate % 100 / 10)\(rate % 10) Hz"
      case .fixed: "60 frames a second"
      }
    return ([found] + choice.refusals).joined(separator: "; ")
  }
}
