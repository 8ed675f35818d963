// Zoom and place of the page: by keys, by the wheel, by dragging.

package import CoreGraphics
internal import Messages
internal import Pages
internal import Stage
internal import Studio
internal import UIKit
internal import Windowing

/// How the zoom follows the sizes of window and page.
enum ZoomRule {
  /// It does not: a person has zoomed.
  case free
  /// The whole page is seen, at 1 or less.
  case whole
  /// The page with its margin fills the window.
  case fit
}

extension Session {
  // MARK: Zoom

  /// Zooms by a factor; `point`: what stays in its place, of the canvas; nil: the middle.
  func zoom(by factor: CGFloat, about point: CGPoint? = nil) {
    if studio.isPageCovered { return }
    zoomRule = .free
    setZoom(canvas.zoom * factor, about: point)
  }

  /// Zooms by a rule, from now on.
  func follow(_ rule: ZoomRule) {
    if studio.isPageCovered { return }
    zoomRule = rule
    fitAgain()
  }

  /// Shows the page at 100 %.
  func showActualSize() { zoom(by: 1 / canvas.zoom) }

  /// The window or the page has another size.
  func fitAgain() {
    switch zoomRule {
    case .free: break
    case .whole: setZoom(canvas.wholeZoom)
    case .fit: setZoom(canvas.fittingZoom)
    }
  }

  private func setZoom(_ zoom: CGFloat, about point: CGPoint? = nil) {
    guard zoom != canvas.zoom else { return }
    canvas.setZoom(
      zoom, about: point ?? CGPoint(x: canvas.bounds.midX, y: canvas.bounds.midY))
    page.rescale(to: pageScale(on: canvas.outputScale))
    stampZoom()
  }

  /// Two fingers on a touchpad zoom about the pointer.
  func zoom(by pinch: PinchEvent) -> Bool {
    let place = stage.points(pinch.pointer)
    if studio.zoom(at: place, by: CGFloat(pinch.factor)) { return true }
    guard canvas.frame.contains(place), !studio.hasPopover else { return false }
    zoom(by: CGFloat(pinch.factor), about: canvas.convert(place, from: studio.root))
    return true
  }

  // MARK: The wheel

  /// With Control the wheel zooms; else it turns what has an angle (notches up and to the right as → does), scrolls what
  /// scrolls, and moves the page where nothing does; with Shift to the side.
  func turnWheel(_ scroll: ScrollEvent) -> Bool {
    if let keys = panels.keys {
      keys.scroll(by: CGFloat(scroll.deltaY) * Stage.notch)
      return true
    }
    let (place, modifiers) = (stage.points(scroll.pointer), scroll.pointer.modifiers)
    var distance = CGPoint(x: scroll.deltaX * Stage.notch, y: scroll.deltaY * Stage.notch)
    let notches = scroll.deltaX - scroll.deltaY
    if studio.scroll(at: place, by: CGFloat(notches), modifiers) { return true }
    if studio.hasPopover { return false }
    guard canvas.frame.contains(place) else { return false }
    let degrees = notches * (modifiers.contains(.shift) ? 1 : 5)
    if studio.scrollsVariants {
      stage.touches.scrolled(at: place, by: distance)
      return true
    }
    if studio.showsVariants {
      page.perform(.turn(degrees))
      return true
    }
    if modifiers.contains(.control) {
      let step = abs(CGFloat(notches)) * (Canvas.zoomStep - 1) + 1
      zoom(
        by: notches > 0 ? step : 1 / step, about: canvas.convert(place, from: studio.root))
      return true
    }
    if page.turn(at: page.view.convert(place, from: studio.root), by: degrees) { return true }
    if modifiers.contains(.shift) { distance = CGPoint(x: distance.y, y: distance.x) }
    if !stage.touches.scrolled(at: place, by: distance) { pageLeavesWheel(distance) }
    return true
  }

  /// Moves the page.
  package func pageLeavesWheel(_ distance: CGPoint) {
    canvas.move(by: CGPoint(x: -distance.x, y: -distance.y))
  }

  // MARK: Dragging

  /// Begins to move the page where the pointer may do so; false: the press is for somebody else.
  func beginMove(at place: CGPoint, _ mayMove: Bool) -> Bool {
    guard mayMove, !studio.isPageCovered, !studio.hasPopover, canvas.frame.contains(place) else {
      return false
    }
    focus.cancelPress()
    panPlace = place
    cursor = .grab
    return true
  }

  /// Moves the page with the pointer; false: it does not follow the pointer.
  func movesPage(to place: CGPoint) -> Bool {
    guard let last = panPlace else { return false }
    canvas.move(by: place - last)
    panPlace = place
    return true
  }

  /// Lets the page go; false: the pointer did not move it.
  func endMove() -> Bool {
    guard panPlace != nil else { return false }
    panPlace = nil
    cursor = .arrow
    return true
  }
}
