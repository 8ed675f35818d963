// The panels over the page: frame statistics, a line that comes and goes, errors, the list of keys.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import UIKit

/// Hears of presses on panels.
@MainActor
protocol PanelsDelegate: AnyObject {
  /// A person wants to edit a place of the sources.
  func panelsOpen(_ place: SourcePlace)
}

/// The panels over a view. Each is made when it is first wanted and gone when it is closed.
@MainActor
final class Panels {
  /// How long a toast stays, in seconds of real time.
  static let toastSeconds: TimeInterval = 3
  /// How long one stays that tells a path.
  static let savedSeconds: TimeInterval = 8
  /// How long one stays that asks for an answer.
  static let warningSeconds: TimeInterval = 6
  /// Seconds in which the same thing can be chosen again from a list.
  static let choiceSeconds: TimeInterval = 20

  /// Held weakly. Default: nil.
  weak var delegate: (any PanelsDelegate)?

  private unowned let view: UIView
  /// The whole window's view, which the list of keys lies over.
  private unowned let root: UIView
  private(set) var statistics: StatisticsPanel?
  private(set) var keys: KeyListPanel?
  private(set) var toast: ToastPanel?
  private(set) var badge: BadgePanel?
  private(set) var error: ErrorPanel?

  init(over view: UIView, in root: UIView) {
    self.view = view
    self.root = root
  }

  func toggleStatistics() {
    statistics = toggled(statistics, on: view) { StatisticsPanel() }
  }

  /// Shows rows of the list of keys, or closes it.
  func toggleKeys(_ rows: [Shortcut]) {
    keys = toggled(keys, on: root) { KeyListPanel(rows) }
    keys?.place(in: root.bounds.size)
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
    view.addSubview(panel)
    return panel
  }

  /// Takes the line away; a given one only if it is still the one shown.
  func hideToast(_ panel: ToastPanel? = nil) {
    guard let shown = toast, panel == nil || panel === shown else { return }
    shown.removeFromSuperview()
    toast = nil
  }

  /// Shows a page's status in place of the one before.
  func show(_ status: PageStatus) {
    badge?.removeFromSuperview()
    badge = nil
    // While work goes on the error stays: it is still true.
    if case .busy(let text) = status {
      badge = added(BadgePanel(text))
      return
    }
    hideError()
    switch status {
    case .failed(let message): show(message)
    case .warned(let message):
      badge = added(BadgePanel(message.title) { [weak self] in self?.toggle(message) })
    case .ready, .busy: break
    }
  }

  private func show(_ message: PageMessage) {
    error = added(ErrorPanel(message) { [weak self] in self?.delegate?.panelsOpen($0) })
  }

  private func toggle(_ message: PageMessage) {
    if error == nil { show(message) } else { hideError() }
  }

  private func hideError() {
    error?.removeFromSuperview()
    error = nil
  }

  private func added<Panel: UIView>(_ panel: Panel) -> Panel {
    view.addSubview(panel)
    view.setNeedsLayout()
    return panel
  }

  private func toggled<Panel: UIView>(
    _ panel: Panel?, on view: UIView, _ make: () -> Panel
  ) -> Panel? {
    if let panel {
      panel.removeFromSuperview()
      return nil
    }
    let new = make()
    view.addSubview(new)
    return new
  }

  /// Places everything on a canvas of `size` points.
  func layOut(in size: CGSize) {
    statistics?.place(in: size)
    toast?.place(in: size)
    badge?.place(in: size)
    error?.place(in: size)
    keys?.place(in: root.bounds.size)
  }
}
