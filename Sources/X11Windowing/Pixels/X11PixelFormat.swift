// How the screen stores a pixel, and the choice of a visual.

internal import CXlib
internal import Windowing

/// A visual with the layout of its pixels.
@safe
struct X11PixelFormat {
  let visual: UnsafeMutablePointer<Visual>
  let depth: Int
  let bitsPerPixel: Int
  let redMask: UInt
  let greenMask: UInt
  let blueMask: UInt
  let isLittleEndian: Bool

  /// Whether the renderer's pixels are the screen's: nothing is converted then.
  var isNative: Bool {
    bitsPerPixel == 32 && redMask == 0xFF0000 && greenMask == 0xFF00 && blueMask == 0xFF
      && isLittleEndian
  }

  /// The default visual where it is native, else a native TrueColor visual of depth 24.
  static func choose(_ display: OpaquePointer, screen: Int32) throws(X11Error) -> X11PixelFormat {
    guard let standard = unsafe XDefaultVisual(display, screen) else {
      throw .unsupportedVisual("the screen has no visual")
    }
    let depth = unsafe Int(XDefaultDepth(display, screen))
    let first = unsafe X11PixelFormat(display, visual: standard, depth: depth)
    if first.isNative, unsafe standard.pointee.`class` == TrueColor { return first }
    var info = unsafe XVisualInfo()
    if unsafe XMatchVisualInfo(display, screen, 24, TrueColor, &info) != 0,
      let visual = unsafe info.visual
    {
      let second = unsafe X11PixelFormat(display, visual: visual, depth: 24)
      if second.isNative { return second }
    }
    throw .unsupportedVisual(first.description)
  }

  private init(_ display: OpaquePointer, visual: UnsafeMutablePointer<Visual>, depth: Int) {
    unsafe self.visual = visual
    self.depth = depth
    bitsPerPixel = unsafe Self.bitsPerPixel(display, depth: depth)
    redMask = unsafe visual.pointee.red_mask
    greenMask = unsafe visual.pointee.green_mask
    blueMask = unsafe visual.pointee.blue_mask
    isLittleEndian = unsafe XImageByteOrder(display) == LSBFirst
  }

  private static func bitsPerPixel(_ display: OpaquePointer, depth: Int) -> Int {
    var count: Int32 = 0
    guard let formats = unsafe XListPixmapFormats(display, &count) else { return 0 }
    defer { unsafe XFree(formats) }
    let all = unsafe UnsafeBufferPointer(start: formats, count: Int(count))
    return unsafe Int(all.first { $0.depth == depth }?.bits_per_pixel ?? 0)
  }
}

extension X11PixelFormat: CustomStringConvertible {
  var description: String {
    let masks = [redMask, greenMask, blueMask].map { String($0, radix: 16) }
    return "depth \(depth), \(bitsPerPixel) bits a pixel, masks \(masks.joined(separator: "/")), "
      + (isLittleEndian ? "little-endian" : "big-endian")
  }
}
