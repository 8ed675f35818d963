// The shadow in a text's attributes, as a protocol that UIKit's shadows conform to.

package import CoreGraphics
package import Foundation

/// A shadow in a text's attributes.
package protocol AttributeShadow: NSObject {
  /// Points; right and down are positive.
  var shadowOffset: CGSize { get }
  /// Points, ≥ 0.
  var shadowBlurRadius: CGFloat { get }
  /// Nil draws no shadow.
  var drawnColor: CGColor? { get }
}
