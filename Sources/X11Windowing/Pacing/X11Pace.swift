// What tells the frames' pace on this server, found when something first moves.

internal import CXlib
internal import Windowing

/// Where the times of the screen's pictures come from, best first.
package enum X11PaceSource: String, CaseIterable, Sendable {
  /// The Present extension tells of each picture.
  case present
  /// The window manager, which composes the screen, says when it has drawn a frame.
  case manager
  /// A timer at the screen's refresh rate.
  case refresh
  /// A timer at 60 a second.
  case fixed
}

/// The best source that works here, and why the better ones do not.
struct X11Pace {
  private(set) var source = X11PaceSource.present
  private(set) var present: X11Present?
  private(set) var framesPerSecond = 60.0
  /// The first of RandR's events, which tell that the rate may be another one; nil: none come.
  private(set) var firstRateEvent: Int32?
  /// Why each better source is not used.
  private(set) var refusals: [String] = []

  /// Takes the first source from `preferred` on that works.
  init(_ connection: X11Connection, preferred: X11PaceSource) {
    for source in X11PaceSource.allCases.drop(while: { $0 != preferred }) {
      if take(source, connection) { return }
    }
  }

  /// Takes the next source: this one has failed.
  mutating func giveUp(_ reason: String, _ connection: X11Connection) {
    refusals.append(reason)
    present = nil
    for next in X11PaceSource.allCases.drop(while: { $0 != source }).dropFirst() {
      if take(next, connection) { return }
    }
  }

  private mutating func take(_ source: X11PaceSource, _ connection: X11Connection) -> Bool {
    do throws(X11Present.Refusal) {
      switch source {
      case .present: present = try unsafe X11Present(connection.display)
      case .manager:
        let manager = connection.desktop.manager
        guard let manager, manager.supports(connection.atoms[.frameDrawn]) else {
          throw .init(reason: "the window manager does not say when it has drawn")
        }
      case .refresh:
        let found = try unsafe X11RefreshRate.find(connection.display, root: connection.root).get()
        framesPerSecond = found.rate
        firstRateEvent = found.firstEvent
        connection.watchRate()
      case .fixed: framesPerSecond = 60
      }
      self.source = source
      return true
    } catch {
      refusals.append(error.reason)
      return false
    }
  }

  /// Whether an event says that the screen's rate may be another one.
  func isRateEvent(_ type: Int32) -> Bool {
    firstRateEvent.map { type == $0 + RRScreenChangeNotify || type == $0 + RRNotify } ?? false
  }

  /// In words, for `doctor`.
  var description: String {
    let rate = Int((framesPerSecond * 100).rounded())
    let found =
      switch source {
      case .present: "Present \(present?.version ?? ""): the screen tells when it begins a picture"
      case .manager: "the window manager tells when it has drawn a frame"
      case .refresh: "the screen's refresh rate, \(rate / 100).\(rate % 100 / 10)\(rate % 10) Hz"
      case .fixed: "60 frames a second"
      }
    return ([found] + refusals).joined(separator: "; ")
  }
}
