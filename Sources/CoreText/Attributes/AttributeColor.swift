// The colours of text attributes, as a protocol that UIKit's colours conform to.

package import CoreGraphics
package import Foundation

/// A colour of a text attribute. Drawing reads `cgColor` each time, since a dynamic colour of UIKit changes with the
/// appearance.
package protocol AttributeColor: NSObject, Sendable {
  /// The colour in the current appearance.
  var cgColor: CGColor { get }
}
