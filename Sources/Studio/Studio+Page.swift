// The pointer over the page: picking, dragging, measuring.

internal import CoreGraphics
internal import Messages
internal import UIKit
package import Windowing

extension Studio: SelectionOverlayDelegate {
  /// A handle is dragged; views that are selected and stand freely too; else the press picks.
  func overlayWasPressed(at point: CGPoint, handle: PageHandle?) {
    guard let overlay, !dropColor(at: point) else { return }
    (drag, picksOnRelease) = (nil, nil)
    if let handle {
      drag = PageDrag(model, handle.kind, from: point, scale: overlay.scale)
      return
    }
    let isOnSelection = model.selectedNodes.contains { Quad($0).contains(point) }
    if isOnSelection, selectionIsFree {
      picksOnRelease = point
    } else {
      pick(at: point)
    }
    if selectionIsFree {
      drag = PageDrag(model, nil, from: point, scale: overlay.scale)
    }
  }

  /// Whether all selected views can be moved.
  private var selectionIsFree: Bool {
    let nodes = model.selectedNodes
    return !nodes.isEmpty && nodes.allSatisfy(\.isFree) && !model.selectionIsLocked
  }

  func overlayWasDragged(to point: CGPoint) {
    drag?.move(to: point, isStraight: InputModifiers.current.contains(.shift))
    overlay?.guides = drag?.guides ?? []
  }

  func overlayWasReleased() {
    if let point = picksOnRelease, drag?.hasBegun != true { pick(at: point) }
    (drag, picksOnRelease) = (nil, nil)
    overlay?.guides = []
    showConstraints()
  }

  /// Shows the handles of the selected view.
  func showHandles() {
    guard let overlay else { return }
    let nodes = model.selectedNodes
    overlay.handles =
      nodes.count == 1 && overlay.picks && !model.selectionIsLocked
      ? PageHandle.of(nodes[0], model.groups, scale: overlay.scale) : []
  }

  /// Shows the distances from the selection to the view at a point of the root; nil: none.
  func measure(to point: CGPoint?) {
    guard let overlay, let page = overlay.page else { return }
    let nodes = model.selectedNodes
    guard let point, !nodes.isEmpty, overlay.frame.contains(point) else {
      overlay.measurements = []
      return
    }
    let place = page.convert(point, from: root)
    let views = model.nodes.paths(at: place).filter { !model.selections.contains($0) }
    let isPart = { (path: NodePath) in self.model.nodes[path]?.isPart == true }
    // Only from one part of a control to another one.
    let part = nodes.contains(where: \.isPart) ? views.first(where: isPart) : nil
    let hit = part ?? views.first { !isPart($0) }
    let other = hit.flatMap { hit in
      model.nodes[model.selection.map { hit.neighbour(of: $0) } ?? hit]
    }
    let area = nodes.reduce(CGRect.null) { $0.union(Quad($1).bounds) }
    let bounds = other.map { Quad($0).bounds } ?? page.bounds
    overlay.measurements = Measurement.between(area, bounds)
    overlay.hover(other)
  }

  /// Shows distances without a key that is held, or ends that.
  func toggleMeasuring() {
    if endMeasuring() || isPageCovered { return }
    // A click selects the view that is measured from.
    if !isPicking { setPicking(true) }
    if model.selection == nil { return say("Select a view to measure from") }
    if overlay == nil { makeOverlay() }
    measures = true
    say("Point at another view for the distances, Esc to end")
    measure(to: pointer)
  }

  /// Ends the distances; false: they are not shown.
  func endMeasuring() -> Bool {
    guard measures else { return false }
    measures = false
    altDidChange(isHeld: false)
    return true
  }

  /// Alt is held or let go.
  private func altDidChange(isHeld: Bool) {
    if measures { return }
    measure(to: isHeld ? pointer : nil)
    if !isHeld { overlay?.hover(nil) }
  }

  /// A key is let go.
  package func release(_ key: KeyEvent) {
    if key.key.isAlt { altDidChange(isHeld: false) }
  }

  /// Shows the distances where the key is Alt.
  func measure(by key: KeyEvent) { if key.key.isAlt { altDidChange(isHeld: true) } }
}

extension Key {
  /// Whether it is one of the two Alt keys, by their key symbols.
  fileprivate var isAlt: Bool { self == .other(0xFFE9) || self == .other(0xFFEA) }
}
