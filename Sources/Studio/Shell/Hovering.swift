// The pointer over the panels: what lights up, and the tooltip where it rests.

internal import CoreGraphics
internal import UIKit

/// Follows the pointer over a root view.
@MainActor
final class Hovering {
  /// Seconds that the pointer rests before a tooltip appears.
  private static let patience: TimeInterval = 0.6

  private unowned let root: StudioView
  private weak var target: (any HoverTarget)?
  private var tooltip: TooltipView?
  /// Counts the pointer's moves from target to target; a tooltip that was asked for before the last is not shown.
  private var visit = 0
  /// Runs a closure once, after seconds of real time.
  var schedule: (TimeInterval, @escaping @MainActor () -> Void) -> Void = { _, _ in }

  init(over root: StudioView) { self.root = root }

  /// The pointer is at a point of the root; nil: it left the window.
  func move(to point: CGPoint?) {
    let hit = point.flatMap { root.hitTest($0, with: nil) }
    let found = hit.flatMap { view in
      sequence(first: view, next: \.superview).lazy.compactMap { $0 as? any HoverTarget }.first
    }
    guard found !== target else { return }
    target?.isHovered = false
    target = found
    found?.isHovered = true
    hideTooltip()
    guard let found, found.tip != nil else { return }
    let visit = visit
    schedule(Self.patience) { [weak self] in self?.showTooltip(of: visit) }
  }

  /// Takes the tooltip away, as when a key or a button is pressed.
  func hideTooltip() {
    visit += 1
    tooltip?.removeFromSuperview()
    tooltip = nil
  }

  private func showTooltip(of visit: Int) {
    guard visit == self.visit, let target, let tip = target.tip, target.window == root.window
    else { return }
    let view = TooltipView(tip)
    view.overrideUserInterfaceStyle = root.panelStyle
    tooltip = view
    root.addSubview(view)
    view.place(at: target.convert(target.bounds, to: root), in: root.bounds)
  }
}
