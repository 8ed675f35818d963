// The components of a colour.

public import CoreGraphics

extension UIColor {
  /// Returns the colour with another opacity. A pattern stays unchanged.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if isDynamic { return UIColor(self, alpha: alpha) }
    guard patternImage == nil, alpha.isFinite else { return self }
    var rgba = rgba
    rgba.alpha = Double(min(max(alpha, 0), 1))
    return UIColor(rgba)
  }

  /// Writes the components to the pointers that are not nil. Returns false, with nothing written, for a pattern.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard patternImage == nil else { return false }
    let rgba = rgba
    // SAFETY: Apple's signature; each pointer is nil or the caller's, valid for this call.
    unsafe red?.pointee = CGFloat(rgba.red)
    unsafe green?.pointee = CGFloat(rgba.green)
    unsafe blue?.pointee = CGFloat(rgba.blue)
    unsafe alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  /// Writes the components to the pointers that are not nil. Returns false, with nothing written, for a pattern.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard patternImage == nil else { return false }
    let rgba = rgba
    let hsb = rgba.hsb
    // SAFETY: Apple's signature; each pointer is nil or the caller's, valid for this call.
    unsafe hue?.pointee = CGFloat(hsb.hue)
    unsafe saturation?.pointee = CGFloat(hsb.saturation)
    unsafe brightness?.pointee = CGFloat(hsb.brightness)
    unsafe alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  /// Writes brightness and opacity to the pointers that are not nil. Returns false, with nothing written, for a
  /// pattern and for a colour that is not grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba
    guard patternImage == nil, rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    // SAFETY: Apple's signature; each pointer is nil or the caller's, valid for this call.
    unsafe white?.pointee = CGFloat(rgba.red)
    unsafe alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }
}
