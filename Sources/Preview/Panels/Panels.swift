// What lies over the page: the frame statistics, the line that comes and goes, the list of keys.

internal import CoreGraphics
internal import UIKit

/// The panels of a desk. Each is made when it is first wanted and gone when it is closed.
@MainActor
final class Panels {
  /// How long a toast stays, in seconds of real time.
  static let toastSeconds: TimeInterval = 3

  private unowned let desk: Desk
  private(set) var statistics: StatisticsPanel?
  private(set) var keys: KeyListPanel?
  private(set) var toast: ToastPanel?

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
    keys?.place(in: size)
  }
}
