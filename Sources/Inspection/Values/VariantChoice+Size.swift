// A size that somebody types, as a choice in the place of a device.

package import CoreGraphics
package import Messages

extension VariantChoice {
  /// A page of a size in points, on no device.
  package static func size(_ size: CGSize) -> VariantChoice {
    let (width, height) = (Double(size.width), Double(size.height))
    return VariantChoice(
      axis: .device, name: SizeText.text(size),
      title: "\(DecimalText.text(width)) × \(DecimalText.text(height))",
      value: .size(width: width, height: height))
  }
}
