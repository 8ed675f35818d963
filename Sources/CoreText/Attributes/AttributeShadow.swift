// Shadows of text, whoever has them.

package import CoreGraphics
package import Foundation

/// A shadow as attributes hold it.
package protocol AttributeShadow: NSObject {
  /// Points; right and down are positive.
  var shadowOffset: CGSize { get }
  /// Points, ≥ 0.
  var shadowBlurRadius: CGFloat { get }
  /// Nil draws no shadow.
  var drawnColor: CGColor? { get }
}
