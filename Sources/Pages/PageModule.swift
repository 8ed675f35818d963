// The classes that a page can show, and how they stand on it.

package import CoreGraphics
package import Inspection
package import Messages
package import UIKit

/// A module of designables, from which a page makes its views.
@MainActor
package protocol PageModule {
  /// Describes the classes, and finds images by name.
  var inspector: Inspector { get }
  /// The classes to show when a scene names none, in the order of declaration.
  var shownClasses: [String] { get }
  /// The names of the images that can be set, besides system symbols. Default: none.
  var imageNames: [String] { get }
  /// The names of the colours that asset catalogs have. Default: none.
  var colorNames: [String] { get }
  /// The previews that sources declare, in the order of declaration. Default: none.
  var previews: [PreviewDescription] { get }
  /// The views to show when a scene names no class, with their frames; nil: ``shownClasses`` in rows. Default: nil.
  func composition() -> PageComposition?
  /// The size of a class's view when a scene asks for none, in points; nil: its natural size. Default: nil.
  func size(of description: DesignableDescription) -> CGSize?
  /// Whether a view that no size is asked for gets its natural size again when its values are set. Default: true.
  var resizesAfterSetting: Bool { get }
  /// Completes fresh views; fails where something that they need is missing. Default: does nothing.
  func configure(_ views: [UIView], scale: CGFloat) throws(Failure)
  /// Chooses pictures for `scale` pixels per point. Default: does nothing.
  func rescale(_ views: [UIView], to scale: CGFloat)
}

extension PageModule {
  /// None.
  package var imageNames: [String] { [] }
  /// None.
  package var colorNames: [String] { [] }
  /// None.
  package var previews: [PreviewDescription] { [] }
  /// True.
  package var resizesAfterSetting: Bool { true }
  /// Nil: the shown classes stand in rows.
  package func composition() -> PageComposition? { nil }
  /// Nil: the natural size.
  package func size(of description: DesignableDescription) -> CGSize? { nil }
  /// Does nothing.
  package func configure(_ views: [UIView], scale: CGFloat) throws(Failure) {}
  /// Does nothing.
  package func rescale(_ views: [UIView], to scale: CGFloat) {}
}

/// Views that stand where somebody placed them.
package struct PageComposition {
  /// Points.
  package var size: CGSize
  /// Back to front.
  package var views: [UIView]
  /// The view that has the keyboard focus at first; nil: none.
  package var initialFocus: UIView?

  /// A composition; `views` are placed already, back to front.
  package init(size: CGSize, views: [UIView], initialFocus: UIView? = nil) {
    self.size = size
    self.views = views
    self.initialFocus = initialFocus
  }
}
