// Where panels stand in a window.

internal import CoreGraphics

/// The frames of toolbar, panels and canvas in a window, in points.
struct PanelPlan: Hashable {
  /// The width and height that the canvas keeps before a panel gives way: a page is recognised in it.
  static let usableCanvas = CGSize(width: 280, height: 240)
  /// The room around a page that is smaller than that.
  static let pageMargin: CGFloat = 40
  /// The width or height that it keeps beside the panel that gives way last.
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

  /// `latest`: the panel that was opened last; nil: none was. `page`: the page's size; nil: a large one. A panel that gives
  /// way has an empty frame.
  init(
    _ layout: StudioLayout, latest: StudioLayout.Panel? = nil, page: CGSize? = nil, in size: CGSize
  ) {
    canvas = CGRect(origin: .zero, size: size)
    guard !layout.isAlone else { return }
    (toolbar, canvas) = canvas.divided(atDistance: Metrics.toolbar, from: .minYEdge)
    func lengths(_ panels: [StudioLayout.Panel], in room: CGFloat, _ usable: CGFloat) -> Lengths {
      var shown = panels.filter { layout.shows($0) }
      shown = shown.filter { $0 == latest } + shown.filter { $0 != latest }
      return Self.lengths(of: shown, layout, in: room, usable: usable)
    }
    let usable = Self.usableCanvas(for: page)
    let heights = lengths([.time, .console], in: canvas.height, usable.height)
    (time, canvas) = canvas.divided(atDistance: heights[.time] ?? 0, from: .maxYEdge)
    (console, canvas) = canvas.divided(atDistance: heights[.console] ?? 0, from: .maxYEdge)
    let widths = lengths([.inspector, .outline], in: canvas.width, usable.width)
    (inspector, canvas) = canvas.divided(atDistance: widths[.inspector] ?? 0, from: .maxXEdge)
    (outline, canvas) = canvas.divided(atDistance: widths[.outline] ?? 0, from: .minXEdge)
  }

  private static func usableCanvas(for page: CGSize?) -> CGSize {
    guard let page else { return usableCanvas }
    return CGSize(
      width: min(usableCanvas.width, page.width + 2 * pageMargin),
      height: min(usableCanvas.height, page.height + 2 * pageMargin))
  }

  private typealias Lengths = [StudioLayout.Panel: CGFloat]

  /// The widths or heights of panels beside each other. All get as small as they can before the last one gives way; what is
  /// left goes to the first.
  private static func lengths(
    of panels: [StudioLayout.Panel], _ layout: StudioLayout, in room: CGFloat, usable: CGFloat
  ) -> Lengths {
    var shown = panels[...]
    func least() -> CGFloat { shown.reduce(0) { $0 + $1.range.lowerBound } }
    while shown.count > 1, least() > room - usable { shown.removeLast() }
    guard least() <= room - leastCanvas else { return [:] }
    var rest = max(0, room - usable - least()).rounded(.down)
    var lengths: Lengths = [:]
    for panel in shown {
      let more = min(layout[panel] - panel.range.lowerBound, rest)
      lengths[panel] = panel.range.lowerBound + more
      rest -= more
    }
    return lengths
  }

  /// The panels that have found room.
  var seen: Set<StudioLayout.Panel> {
    Set(StudioLayout.Panel.allCases.filter { !self[$0].isEmpty })
  }
}
