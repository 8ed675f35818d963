// No-op on Linux: what views of devices and of the web show here.

package import CoreGraphics

/// A grey box with a class's name, where a view would show what Linux lacks: a film, a camera, a web page.
package enum PlaceholderBox {
  /// Says once that a class shows a box.
  package static func announce(_ name: String) {
    logOnce("\(name) is a placeholder here: a grey box with its name")
  }

  /// Draws the box over the bounds into a context, the name in its middle where it has room.
  package static func draw(_ name: String, in bounds: CGRect, _ context: CGContext) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    UIColor(white: 0.85, alpha: 1).setFill()
    context.fill(bounds)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor(white: 0.35, alpha: 1),
    ]
    let text = NSAttributedString(string: name, attributes: attributes)
    let size = text.size()
    guard size.width <= bounds.width, size.height <= bounds.height else { return }
    text.draw(
      at: CGPoint(
        x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded()))
  }
}
