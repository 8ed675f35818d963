// The choice of a visual and how it stores a pixel.

internal import CXlib
internal import Windowing

/// A visual with the layout of its pixels.
@safe
struct X11PixelFormat {
  let visual: UnsafeMutablePointer<Visual>
  let depth: Int
  let layout: PixelLayout
  /// Nil where the renderer's pixels are the screen's.
  let converter: PixelConverter?

  /// The default visual where it is native, else a native TrueColor visual of depth 24, else the
  /// default one with conversion.
  static func choose(_ display: OpaquePointer, screen: Int32) throws(X11Error) -> X11PixelFormat {
    let depth = unsafe XDefaultDepth(display, screen)
    guard let visual = unsafe XDefaultVisual(display, screen) else {
      throw .unsupportedVisual("the screen has no visual")
    }
    let standard = unsafe X11PixelFormat(display, visual: visual, depth: Int(depth))
    if let standard, standard.converter == nil { return standard }
    let other = unsafe trueColor(display, screen, depth: 24)
    if let other, other.converter == nil { return other }
    if let found = unsafe standard ?? trueColor(display, screen, depth: depth) ?? other {
      return found
    }
    throw .unsupportedVisual(
      "depth \(depth), class \(unsafe visual.pointee.`class`), no TrueColor visual that is known")
  }

  private static func trueColor(
    _ display: OpaquePointer, _ screen: Int32, depth: Int32
  ) -> X11PixelFormat? {
    var info = unsafe XVisualInfo()
    guard unsafe XMatchVisualInfo(display, screen, depth, TrueColor, &info) != 0,
      let visual = unsafe info.visual
    else { return nil }
    return unsafe X11PixelFormat(display, visual: visual, depth: Int(depth))
  }

  /// Nil where the visual is not TrueColor or its pixels have no known layout.
  private init?(_ display: OpaquePointer, visual: UnsafeMutablePointer<Visual>, depth: Int) {
    guard unsafe visual.pointee.`class` == TrueColor,
      let layout = unsafe PixelLayout(
        bitsPerPixel: Self.bitsPerPixel(display, depth: depth),
        redMask: UInt32(truncatingIfNeeded: visual.pointee.red_mask),
        greenMask: UInt32(truncatingIfNeeded: visual.pointee.green_mask),
        blueMask: UInt32(truncatingIfNeeded: visual.pointee.blue_mask),
        isLittleEndian: XImageByteOrder(display) == LSBFirst)
    else { return nil }
    unsafe self.visual = visual
    self.depth = depth
    self.layout = layout
    converter = layout.isNative ? nil : PixelConverter(layout)
  }

  private static func bitsPerPixel(_ display: OpaquePointer, depth: Int) -> Int {
    var count: Int32 = 0
    guard let formats = unsafe XListPixmapFormats(display, &count) else { return 0 }
    defer { unsafe XFree(formats) }
    let all = unsafe UnsafeBufferPointer(start: formats, count: Int(count))
    return unsafe Int(all.first { $0.depth == depth }?.bits_per_pixel ?? 0)
  }
}
