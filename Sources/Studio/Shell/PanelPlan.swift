// Where panels stand in a window.

internal import CoreGraphics

/// The frames of toolbar, panels and canvas in a window, in points.
struct PanelPlan: Hashable {
  /// The width that the canvas keeps before a panel gives way.
  static let leastCanvas: CGFloat = 120

  var toolbar = CGRect.zero
  var outline = CGRect.zero
  var inspector = CGRect.zero
  var console = CGRect.zero
  var time = CGRect.zero
  var canvas: CGRect

  /// The frame of a panel.
  subscript(_ panel: StudioLayout.Panel) -> CGRect {
    switch panel {
    case .outline: outline
    case .inspector: inspector
    case .console: console
    case .time: time
    }
  }

  /// Panels that do not fit give way: the outline first, then the inspector; the console gets lower before. One that
  /// gives way has an empty frame.
  init(_ layout: StudioLayout, in size: CGSize) {
    canvas = CGRect(origin: .zero, size: size)
    guard !layout.isAlone else { return }
    (toolbar, canvas) = canvas.divided(atDistance: Metrics.toolbar, from: .minYEdge)
    if layout.shows(.time), canvas.height >= layout[.time] + Self.leastCanvas {
      (time, canvas) = canvas.divided(atDistance: layout[.time], from: .maxYEdge)
    }
    let height = min(layout[.console], (canvas.height - Self.leastCanvas).rounded(.down))
    if layout.shows(.console), height >= StudioLayout.Panel.console.range.lowerBound {
      (console, canvas) = canvas.divided(atDistance: height, from: .maxYEdge)
    }
    func width(_ panel: StudioLayout.Panel, beside taken: CGFloat) -> CGFloat {
      guard layout.shows(panel) else { return 0 }
      let room = size.width - Self.leastCanvas - taken
      return room < panel.range.lowerBound ? 0 : min(layout[panel], room.rounded(.down))
    }
    let right = width(.inspector, beside: 0)
    let left = width(.outline, beside: right)
    (inspector, canvas) = canvas.divided(atDistance: right, from: .maxXEdge)
    (outline, canvas) = canvas.divided(atDistance: left, from: .minXEdge)
  }
}
