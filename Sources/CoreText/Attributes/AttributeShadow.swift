// The shadows of text attributes, as a protocol that UIKit's shadows conform to.

package import CoreGraphics
package import Foundation

/// A shadow of a text attribute.
package protocol AttributeShadow: NSObject {
  /// The offset in points; right and down are positive.
  var shadowOffset: CGSize { get }
  /// The blur radius in points, ≥ 0.
  var shadowBlurRadius: CGFloat { get }
  /// The colour; nil draws no shadow.
  var drawnColor: CGColor? { get }
}
