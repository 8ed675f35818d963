// A view or a layer on a page, as those see it who do not have it themselves.

/// A view on a page with the views and layers in it, at one moment; or a layer that is no view's own.
package struct PageNode: Codable, Hashable, Sendable {
  /// The view's number. It stays the view's until the page makes its views anew.
  package var id: Int
  /// The class's name, with the names of the types around it: `Page.Dial`.
  package var className: String
  /// The class's name in words, as the inspector shows it.
  package var readableName: String
  /// The text that the view shows, such as a label's; nil: it shows none.
  package var text: String?
  /// The accessibility identifier; nil: it has none. Default: nil.
  package var identifier: String?
  /// The width and height of the view's bounds, in its own points.
  package var size: [Double]
  /// The corners of the view's bounds in points of the page, where animations have them now, x and y of each: top left, top
  /// right, bottom right, bottom left.
  package var corners: [Double]
  /// Whether the view itself is hidden, or all but transparent.
  package var isHidden: Bool
  /// Whether nothing of the views in it is seen outside of it.
  package var clips: Bool
  /// The identifier of the document's element that the view was made of. Default: nil, no document is shown.
  package var elementID: String?
  /// Whether nothing but the code's own frame places the view: no constraints, no stack, no control around it, and not
  /// the page. Default: false.
  package var isFree = false
  /// Whether a control of UIKit's has made it for itself, such as the image view in a button: no source and no document
  /// names it. Default: false.
  package var isPart = false
  /// Facts that are told when somebody asks for them. Default: nil.
  package var details: PageNodeDetails?
  /// The views in it, from back to front.
  package var children: [PageNode]
  /// How it lies in the view or layer around it, where it is a layer that is no view's own; nil: it is a view. Default:
  /// nil.
  package var layer: PageLayer?
  /// The layers in it that are no view's own, from back to front, its mask last. Default: none.
  package var layers: [PageNode] = []
  /// The number of further layers in it that are not told of. Default: 0.
  package var untoldLayers = 0

  /// A view at one moment; `children` are from back to front.
  package init(
    id: Int, className: String, readableName: String, text: String? = nil, size: [Double],
    corners: [Double], isHidden: Bool = false, clips: Bool = false, children: [PageNode] = []
  ) {
    self.id = id
    self.className = className
    self.readableName = readableName
    self.text = text
    self.size = size
    self.corners = corners
    self.isHidden = isHidden
    self.clips = clips
    self.children = children
  }
}
