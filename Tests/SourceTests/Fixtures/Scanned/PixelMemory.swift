// swift-format-ignore-file
// Pictures written byte by byte: in memory of the author's, and in the context's own.

import UIKit

/// A wheel of twelve hues whose bytes are written through `data`.
@IBDesignable class HueWheel: UIView {
  @IBInspectable var side: Int = 60 { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    guard
      let context = CGContext(
        data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue),
      let bytes = context.data?.bindMemory(to: UInt8.self, capacity: side * side * 4)
    else { return }
    let radius = CGFloat(side) / 2
    for y in 0..<side {
      for x in 0..<side {
        let (dx, dy) = (CGFloat(x) + 0.5 - radius, CGFloat(y) + 0.5 - radius)
        guard dx * dx + dy * dy < radius * radius else { continue }
        let hue = ((atan2(dy, dx) / .pi + 1) * 6).rounded(.down) / 12
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
          .getRed(&red, green: &green, blue: &blue, alpha: nil)
        let pixel = bytes + (y * context.bytesPerRow + x * 4)
        pixel[0] = UInt8(red * 255)
        pixel[1] = UInt8(green * 255)
        pixel[2] = UInt8(blue * 255)
        pixel[3] = 255
      }
    }
    // Drawn on what was written.
    context.setFillColor(UIColor.white.cgColor)
    context.fillEllipse(in: CGRect(x: radius - 10, y: radius - 10, width: 20, height: 20))
    context.makeImage().map { UIImage(cgImage: $0) }?.draw(at: CGPoint(x: 10, y: 10))
  }
}

/// A drawing into an array, whose bytes are then counted. As many do, it hands on a pointer beyond its call.
@IBDesignable class CountedRings: UIView {
  private let label = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    if label.superview == nil { addSubview(label) }
    var bytes = [UInt8](repeating: 0, count: 40 * 40 * 4)
    let context = CGContext(
      data: &bytes, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 160,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    context.setFillColor(UIColor.orange.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
    let filled = stride(from: 3, to: bytes.count, by: 4).filter { bytes[$0] == 255 }.count
    label.text = "\(filled) of 1600"
    label.sizeToFit()
    label.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
