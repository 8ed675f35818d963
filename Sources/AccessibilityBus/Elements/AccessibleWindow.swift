// The window that is offered to assistive technologies, as the bus knows it.

package import CoreGraphics

/// The window that is offered to assistive technologies.
///
/// Numbers come from outside: one that stands for nothing, or no longer, changes nothing and is false.
@MainActor
package protocol AccessibleWindow: AnyObject {
  /// Makes the tree of the window's widgets as they are now.
  func accessibleElements() -> AccessibleElement
  /// Pixels per point.
  var accessibleScale: CGFloat { get }
  /// The pixel of the screen that the window's content begins at.
  var accessibleOrigin: CGPoint { get }
  /// Performs an action by its place among the element's.
  func perform(action index: Int, on id: Int) -> Bool
  /// Sets the number of an element.
  func set(_ value: Double, of id: Int) -> Bool
  /// Sets the text of an element.
  func set(_ text: String, of id: Int) -> Bool
  /// Gives the keyboard to an element.
  func focus(on id: Int) -> Bool
}
