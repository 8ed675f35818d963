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
  /// Why this visual and no other, for people.
  private(set) var reason = ""

  /// The visual that is `asked` for: a depth such as `30`, or a number such as `0x21`. Without, the
  /// default visual where it is native, else a native TrueColor visual of depth 24, else the
  /// default one with conversion.
  static func choose(
    _ display: OpaquePointer, screen: Int32, asked: String?
  ) throws(X11Error) -> X11PixelFormat {
    if let asked { return try unsafe named(asked, display, screen) }
    let depth = unsafe XDefaultDepth(display, screen)
    guard let visual = unsafe XDefaultVisual(display, screen) else {
      throw .unsupportedVisual("the screen has no visual")
    }
    let standard = unsafe X11PixelFormat(display, visual: visual, depth: Int(depth))
    if let standard, standard.converter == nil { return standard.because("the screen's own") }
    let other = unsafe trueColor(display, screen, depth: 24)
    if let other, other.converter == nil {
      return other.because("the screen's own would be converted")
    }
    if let standard { return standard.because("the screen's own, and none needs no conversion") }
    if let found = unsafe trueColor(display, screen, depth: depth) ?? other {
      return found.because("the screen's own is not TrueColor")
    }
    throw .unsupportedVisual(
      "depth \(depth), \(name(ofClass: unsafe visual.pointee.`class`)), no TrueColor visual that is known"
    )
  }

  private static func name(ofClass number: Int32) -> String {
    let names = [
      "StaticGray", "GrayScale", "StaticColor", "PseudoColor", "TrueColor", "DirectColor",
    ]
    return names.indices.contains(Int(number)) ? names[Int(number)] : "class \(number)"
  }

  private func because(_ reason: String) -> X11PixelFormat {
    var format = self
    format.reason = reason
    return format
  }

  /// The visual that `VITRINE_VISUAL` names.
  private static func named(
    _ name: String, _ display: OpaquePointer, _ screen: Int32
  ) throws(X11Error) -> X11PixelFormat {
    var template = unsafe XVisualInfo()
    var mask = VisualScreenMask
    unsafe template.screen = screen
    if name.hasPrefix("0x"), let number = UInt(name.dropFirst(2), radix: 16) {
      unsafe template.visualid = number
      mask |= VisualIDMask
    } else {
      unsafe template.depth = Int32(name) ?? -1
      mask |= VisualDepthMask
    }
    var count: Int32 = 0
    let found = unsafe XGetVisualInfo(display, Int(mask), &template, &count)
    defer { if let found = unsafe found { unsafe XFree(found) } }
    for index in 0..<Int(count) {
      guard let info = unsafe found?[index], let visual = unsafe info.visual,
        let format = unsafe X11PixelFormat(display, visual: visual, depth: Int(info.depth))
      else { continue }
      return format.because("VITRINE_VISUAL=\(name)")
    }
    throw .unsupportedVisual("VITRINE_VISUAL “\(name)” is no TrueColor visual of the screen")
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
        isLittleEndian: XImageByteOrder(display) == LSBFirst, hasAlpha: depth == 32)
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
