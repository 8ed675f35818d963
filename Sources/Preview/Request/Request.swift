// The request of a command line, as values that were checked.

package import CoreGraphics
package import Messages

/// The page to show, and its time. The effects come in this order: size, set, layout, start, time.
package struct Request: Sendable {
  /// Swift files and folders; none: the gallery.
  package var sources: [String] = []
  /// The paths that a person named, documents and folders among them; none: the gallery.
  package var named: [String] = []
  /// The class of the one view to show; nil: the gallery, or all designables of the sources.
  package var view: String?
  /// The preview to show: its name, or a line in it as `Card.swift:20`; nil: the first one, where no class is named.
  package var preview: String?
  /// The document to show; nil: none.
  package var document: PageDocument?
  /// The device of previews and documents; nil: iPhone 16, or the document's own.
  package var device: Device?
  /// Whether the device lies on its side. Default: false.
  package var isLandscape = false
  /// The way that the page is shown in; nil: as all else here says.
  package var variant: PageVariant?
  /// Whether fresh designables are shown without Interface Builder's defaults. Default: false.
  package var isBare = false
  /// The values to set, in this order. Default: none.
  package var assignments: [Assignment] = []
  /// Those among them that a person named one by one. Default: none.
  package var ownAssignments: [Assignment] = []
  /// The sample whose values are among them; nil: none.
  package var sample: String?
  /// Points; nil: the gallery's frame of the class, else its intrinsic size, else 320 × 240.
  package var size: CGSize?
  /// Pixels per point, > 0; nil: 1 without a window, the screen's with one.
  package var scale: CGFloat?
  /// The page's zoom in the window, > 0. Default: 1.
  package var zoom: CGFloat = 1
  /// Whether the window opens without toolbar and panels, however they were left. Default: false.
  package var isAlone = false
  /// Seconds ≥ 0 on the clock that starts when the view is shown; nil: 0, and a window runs.
  package var time: TimeInterval?
  /// Whether the page's `start` command is performed at time 0. Default: false.
  package var starts = false
  /// "Today" for charts; nil: today.
  package var seedDate: Date?

  /// Whether the sources' code may write files anywhere. Default: false.
  package var allowsWriting = false
  /// Whether the sources' code may reach the network. Default: false.
  package var allowsNetwork = false
  /// Further files and folders that the sources' code may read. Default: none.
  package var readablePaths: [String] = []

  /// Whether the whole reports of crashes are passed on. Default: false.
  package var isVerbose = false

  package init() {}

  /// Whether the window may open as large as it was left: nothing here asks for a size.
  var hasUsualSize: Bool {
    view == nil && preview == nil && size == nil && scale == nil && zoom == 1
  }
}
