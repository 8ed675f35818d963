// Reading a colour's components and making one from another.

public import CoreGraphics

extension UIColor {
  /// The same colour with another opacity. A pattern stays as it is.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .dynamic(let provider) = source {
      return UIColor { provider($0).withAlphaComponent(alpha) }
    }
    guard patternImage == nil, alpha.isFinite else { return self }
    var rgba = rgba
    rgba.alpha = Double(min(max(alpha, 0), 1))
    return UIColor(rgba)
  }

  /// Writes the components; false for a pattern, which has none.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard patternImage == nil else { return false }
    let rgba = rgba
    // SAFETY: the caller promises that each pointer is nil or to a variable.
    unsafe red?.pointee = CGFloat(rgba.red)
    unsafe green?.pointee = CGFloat(rgba.green)
    unsafe blue?.pointee = CGFloat(rgba.blue)
    unsafe alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  /// Writes the components; false for a pattern, which has none.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard patternImage == nil else { return false }
    let rgba = rgba
    let hsb = rgba.hsb
    // SAFETY: the caller promises that each pointer is nil or to a variable.
    unsafe hue?.pointee = CGFloat(hsb.hue)
    unsafe saturation?.pointee = CGFloat(hsb.saturation)
    unsafe brightness?.pointee = CGFloat(hsb.brightness)
    unsafe alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  /// Writes grey and opacity; false for a pattern and for colours that are not grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba
    guard patternImage == nil, rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    // SAFETY: the caller promises that each pointer is nil or to a variable.
    unsafe white?.pointee = CGFloat(rgba.red)
    unsafe alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }
}
