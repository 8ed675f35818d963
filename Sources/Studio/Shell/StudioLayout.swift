// Which panels are open, and how large they are: a value, and its lines of text.

package import CoreGraphics

/// The panels of a studio, as a person left them.
package struct StudioLayout: Hashable, Sendable {
  /// The side of the window that a panel is at.
  enum Side {
    case left
    case right
    case bottom
  }

  /// A panel beside the canvas.
  package enum Panel: String, Hashable, Sendable, CaseIterable {
    /// The tree of views, on the left.
    case outline
    /// The properties of the selected view, on the right.
    case inspector
    /// The messages of the page's code, below.
    case console
    /// The page's time, below that.
    case time

    /// The side of the window that it is at.
    var side: Side {
      switch self {
      case .outline: .left
      case .inspector: .right
      case .console, .time: .bottom
      }
    }

    /// The widths or heights that a person may give it, in points.
    var range: ClosedRange<CGFloat> {
      switch self {
      case .outline: 160...480
      case .inspector: 240...520
      case .console: 80...800
      case .time: 44...400
      }
    }

    /// The width or height at first, in points.
    var standardSize: CGFloat {
      switch self {
      case .outline: 208
      case .inspector: 304
      case .console: 180
      case .time: 132
      }
    }
  }

  /// Whether the page is shown without toolbar and panels. Default: true.
  package var isAlone = true
  /// The open panels, which are seen unless the page is alone. Default: outline and inspector.
  package var open: Set<Panel> = [.outline, .inspector]
  /// Whether the outline lists layers too. Default: true.
  package var showsLayers = true
  private var sizes = Dictionary(
    uniqueKeysWithValues: Panel.allCases.map { ($0, $0.standardSize) })

  /// The page alone.
  package init() {}

  /// The layout of a first start on a screen of that width, in points: the toolbar, and the inspector where there is
  /// room for it beside a page.
  package init(onScreenOf width: CGFloat) {
    isAlone = false
    open = width >= Self.roomyScreen ? [.inspector] : []
  }

  /// The width of a screen, in points, from which on the inspector is open at first.
  private static let roomyScreen: CGFloat = 1100

  /// The width or height of a panel in points, kept within its range.
  package subscript(_ panel: Panel) -> CGFloat {
    get { sizes[panel] ?? panel.standardSize }
    set {
      let range = panel.range
      sizes[panel] = min(max(newValue.rounded(), range.lowerBound), range.upperBound)
    }
  }

  /// Whether a panel is seen.
  package func shows(_ panel: Panel) -> Bool { !isAlone && open.contains(panel) }

  /// Opens a panel, or closes it; a page that is alone gets the studio with that panel.
  package mutating func toggle(_ panel: Panel) {
    if shows(panel) {
      open.remove(panel)
    } else {
      open.insert(panel)
      isAlone = false
    }
  }

  /// Points that toolbar and panels take beside the canvas: width and height.
  package var room: CGSize { room([:]) }

  /// The same, with other widths and heights of some panels.
  func room(_ sizes: [Panel: CGFloat]) -> CGSize {
    guard !isAlone else { return .zero }
    func size(_ panel: Panel) -> CGFloat { shows(panel) ? sizes[panel] ?? self[panel] : 0 }
    return CGSize(
      width: size(.outline) + size(.inspector),
      height: Metrics.toolbar + size(.console) + size(.time))
  }
}

// One fact a line, such as `studio=open` and `inspector=open 288`.
extension StudioLayout {
  /// The layout as names and values.
  package var lines: [(name: String, value: String)] {
    [("studio", isAlone ? "alone" : "open")]
      + Panel.allCases.map { panel in
        (panel.rawValue, "\(open.contains(panel) ? "open" : "closed") \(Int(self[panel]))")
      } + [("layers", showsLayers ? "shown" : "hidden")]
  }

  /// Takes a line of ``lines``. Returns false where the value makes no sense, nil where the name is none of them.
  package mutating func take(_ name: Substring, _ value: Substring) -> Bool? {
    if name == "studio" {
      guard value == "alone" || value == "open" else { return false }
      isAlone = value == "alone"
      return true
    }
    if name == "layers" {
      guard value == "shown" || value == "hidden" else { return false }
      showsLayers = value == "shown"
      return true
    }
    guard let panel = Panel(rawValue: String(name)) else { return nil }
    let words = value.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, words[0] == "open" || words[0] == "closed", let size = Int(words[1]),
      panel.range.contains(CGFloat(size))
    else { return false }
    if words[0] == "open" { open.insert(panel) } else { open.remove(panel) }
    self[panel] = CGFloat(size)
    return true
  }
}
