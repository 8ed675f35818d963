// The root of the window's views: the canvas, and toolbar and panels around it.

package import CoreGraphics
package import UIKit

/// Places canvas, toolbar and panels as the layout says. A page that is alone has the whole of it.
@MainActor
package final class StudioView: UIView {
  private let canvas: UIView
  private let overlay: UIView
  private let toolbar: UIView
  private let outline: UIView
  private let inspector: UIView
  private let time: UIView
  private var edges: [PanelEdge] = []
  /// Hears of a wanted width; nil: the standard one.
  var onResize: (@MainActor (StudioLayout.Panel, CGFloat?) -> Void)?

  /// The panels that are seen, and their sizes.
  var layout = StudioLayout() {
    didSet { if layout != oldValue { setNeedsLayout() } }
  }

  /// The appearance of toolbar and panels; the page has its own. Default: unspecified, the program's.
  var panelStyle = UIUserInterfaceStyle.unspecified {
    didSet { for panel in panels { panel.overrideUserInterfaceStyle = panelStyle } }
  }

  init(
    canvas: UIView, overlay: UIView, toolbar: UIView, outline: UIView, inspector: UIView,
    time: UIView
  ) {
    self.canvas = canvas
    self.overlay = overlay
    self.toolbar = toolbar
    self.outline = outline
    self.inspector = inspector
    self.time = time
    super.init(frame: .zero)
    addSubview(canvas)
    addSubview(overlay)
    for panel in panels {
      panel.isHidden = true
      addSubview(panel)
    }
    edges = [
      edge(of: .outline, isAtRight: false), edge(of: .inspector, isAtRight: true),
    ]
    for edge in edges { addSubview(edge) }
  }

  package required init?(coder: NSCoder) { nil }

  private var panels: [UIView] { [outline, inspector, time, toolbar] }

  private func edge(of panel: StudioLayout.Panel, isAtRight: Bool) -> PanelEdge {
    PanelEdge(of: panel, isAtRight: isAtRight) { [weak self] in self?.onResize?(panel, $0) }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let plan = PanelPlan(layout, in: bounds.size)
    if canvas.frame != plan.canvas { canvas.frame = plan.canvas }
    overlay.frame = plan.canvas
    overlay.setNeedsLayout()
    canvas.clipsToBounds = !layout.isAlone
    place(toolbar, plan.toolbar)
    place(outline, plan.outline)
    place(inspector, plan.inspector)
    place(time, plan.time)
    for edge in edges {
      let frame = edge.panel == .outline ? plan.outline : plan.inspector
      let x = edge.panel == .outline ? frame.maxX : frame.minX
      edge.isHidden = frame.isEmpty
      edge.frame = CGRect(
        x: x - PanelEdge.thickness / 2, y: frame.minY, width: PanelEdge.thickness,
        height: frame.height)
    }
  }

  private func place(_ panel: UIView, _ frame: CGRect) {
    panel.isHidden = frame.isEmpty
    if !frame.isEmpty { panel.frame = frame }
  }
}
