// What lies over the page: the frame statistics, the line that comes and goes, the list of keys.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// The panels of a desk. Each is made when it is first wanted and gone when it is closed.
@MainActor
final class Panels {
  /// How long a toast stays, in seconds of real time.
  static let toastSeconds: TimeInterval = 3

  /// Called when a person wants to edit a place of the sources. Default: does nothing.
  var onOpen: (SourcePlace) -> Void = { _ in }

  private unowned let desk: Desk
  private(set) var statistics: StatisticsPanel?
  private(set) var keys: KeyListPanel?
  private(set) var toast: ToastPanel?
  private(set) var badge: BadgePanel?
  private(set) var card: CardPanel?

  init(on desk: Desk) {
    self.desk = desk
    desk.panels = self
  }

  func toggleStatistics() {
    statistics = toggled(statistics) { StatisticsPanel() }
  }

  func toggleKeys() {
    keys = toggled(keys) { KeyListPanel() }
  }

  func hideKeys() {
    keys?.removeFromSuperview()
    keys = nil
  }

  /// Shows a line in place of the one before.
  func showToast(_ text: String) -> ToastPanel {
    hideToast()
    let panel = ToastPanel(text)
    toast = panel
    desk.addSubview(panel)
    return panel
  }

  /// Takes the line away; a given one only if it is still the one shown.
  func hideToast(_ panel: ToastPanel? = nil) {
    guard let shown = toast, panel == nil || panel === shown else { return }
    shown.removeFromSuperview()
    toast = nil
  }

  /// Shows what there is to say of a user's sources, in place of what was said before.
  func show(_ news: SourceNews) {
    badge?.removeFromSuperview()
    badge = nil
    // While something goes on the card stays: it is still true.
    if case .busy(let text) = news {
      badge = added(BadgePanel(text))
      return
    }
    hideCard()
    switch news {
    case .wrong(let wrong): show(wrong)
    case .notes(let notes):
      badge = added(BadgePanel(notes.title) { [weak self] in self?.toggle(notes) })
    case .none, .busy: break
    }
  }

  private func show(_ card: SourceNews.Card) {
    self.card = added(CardPanel(card) { [weak self] in self?.onOpen($0) })
  }

  private func toggle(_ card: SourceNews.Card) {
    if self.card == nil { show(card) } else { hideCard() }
  }

  private func hideCard() {
    card?.removeFromSuperview()
    card = nil
  }

  private func added<Panel: UIView>(_ panel: Panel) -> Panel {
    desk.addSubview(panel)
    desk.setNeedsLayout()
    return panel
  }

  private func toggled<Panel: UIView>(_ panel: Panel?, _ make: () -> Panel) -> Panel? {
    if let panel {
      panel.removeFromSuperview()
      return nil
    }
    let new = make()
    desk.addSubview(new)
    return new
  }

  /// Places the panels on a desk of `size` points.
  func layOut(in size: CGSize) {
    statistics?.place(in: size)
    toast?.place(in: size)
    badge?.place(in: size)
    card?.place(in: size)
    keys?.place(in: size)
  }
}
