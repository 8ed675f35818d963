// The root of the window's views: the canvas, and toolbar and panels around it.

package import CoreGraphics
package import UIKit

/// Places canvas, toolbar and panels as the layout says. A page that is alone has the whole of it.
@MainActor
package final class StudioView: UIView {
  /// A part beside the canvas, from back to front.
  enum Part: Int, CaseIterable {
    case overlay
    case notices
    case outline
    case inspector
    case console
    case time
    case toolbar

    /// Whether it lies over the canvas, and not beside it.
    var isOverCanvas: Bool { self == .overlay || self == .notices }

    /// The part of a panel.
    init(_ panel: StudioLayout.Panel) {
      self =
        switch panel {
        case .outline: .outline
        case .inspector: .inspector
        case .console: .console
        case .time: .time
        }
    }
  }

  private let canvas: UIView
  /// The place of notices over the canvas.
  package let notices = NoticeView()
  private var parts: [Part: UIView] = [:]
  private var edges: [StudioLayout.Panel: PanelEdge] = [:]
  /// Hears of a wanted width or height; nil: the standard one.
  var onResize: (@MainActor (StudioLayout.Panel, CGFloat?) -> Void)?

  /// The panels that are seen, and their sizes.
  var layout = StudioLayout() {
    didSet { if layout != oldValue { setNeedsLayout() } }
  }

  /// The panel that was opened last, which gives way last; nil: none was. Default: nil.
  var latest: StudioLayout.Panel? { didSet { if latest != oldValue { setNeedsLayout() } } }
  /// The panels that find room.
  var seen: Set<StudioLayout.Panel> { plan.seen }
  /// Hears that other panels find room.
  var onSeen: (@MainActor () -> Void)?
  private var lastSeen: Set<StudioLayout.Panel> = []

  /// Tells the page's size; nil: it is a large one.
  var pageSize: (@MainActor () -> CGSize)?

  private var plan: PanelPlan {
    PanelPlan(layout, latest: latest, page: pageSize?(), in: bounds.size)
  }

  /// The appearance of toolbar and panels; the page has its own. Default: unspecified, the program's.
  var panelStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      for (part, view) in parts where !part.isOverCanvas {
        view.overrideUserInterfaceStyle = panelStyle
      }
    }
  }

  init(canvas: UIView) {
    self.canvas = canvas
    super.init(frame: .zero)
    addSubview(canvas)
    parts[.notices] = notices
    addSubview(notices)
  }

  package required init?(coder: NSCoder) { nil }

  /// Adds a part that was made just now, in its place between those behind and before it.
  func add(_ view: UIView, as part: Part) {
    let behind = parts.keys.filter { $0.rawValue < part.rawValue }.count
    parts[part] = view
    if !part.isOverCanvas {
      view.isHidden = true
      view.overrideUserInterfaceStyle = panelStyle
    }
    insertSubview(view, at: 1 + behind)
    if let panel = StudioLayout.Panel.allCases.first(where: { Part($0) == part }) {
      addEdge(of: panel)
    }
    setNeedsLayout()
  }

  /// Edges lie over all parts, and below what opens over those.
  private func addEdge(of panel: StudioLayout.Panel) {
    let edge = PanelEdge(of: panel, at: panel.side) { [weak self] in self?.onResize?(panel, $0) }
    insertSubview(edge, at: 1 + parts.count + edges.count)
    edges[panel] = edge
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let plan = plan
    if canvas.frame != plan.canvas { canvas.frame = plan.canvas }
    canvas.clipsToBounds = !layout.isAlone
    if let overlay = parts[.overlay] {
      overlay.frame = plan.canvas
      overlay.setNeedsLayout()
    }
    notices.frame = plan.canvas
    notices.clipsToBounds = canvas.clipsToBounds
    place(parts[.toolbar], plan.toolbar)
    for panel in StudioLayout.Panel.allCases {
      place(parts[Part(panel)], plan[panel])
      edges[panel]?.place(beside: plan[panel])
    }
    if plan.seen != lastSeen {
      lastSeen = plan.seen
      onSeen?()
    }
  }

  private func place(_ panel: UIView?, _ frame: CGRect) {
    panel?.isHidden = frame.isEmpty
    if !frame.isEmpty { panel?.frame = frame }
  }
}
