// The choice of a visual, and how it stores a pixel.

internal import CXlib
internal import Windowing

/// A TrueColor visual with the layout of its pixels.
///
/// *Memory safety.* Xlib owns the visual; it lives until the display is closed.
@safe
struct X11PixelFormat {
  let visual: UnsafeMutablePointer<Visual>
  /// The bits of a pixel that count.
  let depth: Int
  let layout: PixelLayout
  /// Nil where the renderer's pixels are the screen's.
  let converter: PixelConverter?
  /// Why this visual was chosen, in words.
  private(set) var reason = ""

  /// Chooses the visual that is `asked` for: a depth such as `30`, or a number such as `0x21`. Default: the
  /// default visual where it needs no conversion, else a TrueColor visual of depth 24 that needs none, else
  /// the default one with conversion.
  static func choose(_ display: X11Display, asked: String?) throws(X11Error) -> X11PixelFormat {
    if let asked { return try named(asked, display) }
    // SAFETY: the display is open; the visual is Xlib's until it closes.
    let depth = unsafe XDefaultDepth(display.pointer, display.screen)
    guard let visual = unsafe XDefaultVisual(display.pointer, display.screen) else {
      throw .unsupportedVisual("the screen has no visual")
    }
    let standard = unsafe X11PixelFormat(display, visual: visual, depth: Int(depth))
    if let standard, standard.converter == nil { return standard.because("the screen's own") }
    let other = trueColor(display, depth: 24)
    if let other, other.converter == nil {
      return other.because("the screen's own would be converted")
    }
    if let standard { return standard.because("the screen's own, and none needs no conversion") }
    if let found = trueColor(display, depth: depth) ?? other {
      return found.because("the screen's own is not TrueColor")
    }
    // SAFETY: as above.
    let kind = unsafe name(ofClass: visual.pointee.`class`)
    throw .unsupportedVisual("depth \(depth), \(kind), no TrueColor visual that is known")
  }

  /// The visual's number on the server (its VisualID).
  var visualIdentifier: UInt {
    // SAFETY: the visual lives as long as the display, which windows keep.
    unsafe visual.pointee.visualid
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
  private static func named(_ name: String, _ display: X11Display) throws(X11Error)
    -> X11PixelFormat
  {
    // SAFETY: the structure is plain data.
    var template = unsafe XVisualInfo()
    var mask = VisualScreenMask
    unsafe template.screen = display.screen
    if name.hasPrefix("0x"), let number = UInt(name.dropFirst(2), radix: 16) {
      unsafe template.visualid = number
      mask |= VisualIDMask
    } else {
      unsafe template.depth = Int32(name) ?? -1
      mask |= VisualDepthMask
    }
    var count: Int32 = 0
    // SAFETY: the list has `count` entries and is freed at the end of this function.
    let found = unsafe XGetVisualInfo(display.pointer, Int(mask), &template, &count)
    defer { if let found = unsafe found { unsafe XFree(found) } }
    for index in 0..<Int(count) {
      guard let info = unsafe found?[index], let visual = unsafe info.visual,
        let format = unsafe X11PixelFormat(display, visual: visual, depth: Int(info.depth))
      else { continue }
      return format.because("VITRINE_VISUAL=\(name)")
    }
    throw .unsupportedVisual("VITRINE_VISUAL “\(name)” is no TrueColor visual of the screen")
  }

  private static func trueColor(_ display: X11Display, depth: Int32) -> X11PixelFormat? {
    // SAFETY: Xlib fills the structure where it returns a number other than 0; the visual is the display's.
    var info = unsafe XVisualInfo()
    guard
      unsafe XMatchVisualInfo(display.pointer, display.screen, depth, TrueColor, &info) != 0,
      let visual = unsafe info.visual
    else { return nil }
    return unsafe X11PixelFormat(display, visual: visual, depth: Int(depth))
  }

  /// Nil where the visual is not TrueColor or its pixel layout is not supported.
  private init?(_ display: X11Display, visual: UnsafeMutablePointer<Visual>, depth: Int) {
    // SAFETY: the caller got the visual from Xlib, which owns it until the display closes.
    guard unsafe visual.pointee.`class` == TrueColor,
      let layout = unsafe PixelLayout(
        bitsPerPixel: Self.bitsPerPixel(display, depth: depth),
        redMask: UInt32(truncatingIfNeeded: visual.pointee.red_mask),
        greenMask: UInt32(truncatingIfNeeded: visual.pointee.green_mask),
        blueMask: UInt32(truncatingIfNeeded: visual.pointee.blue_mask),
        isLittleEndian: XImageByteOrder(display.pointer) == LSBFirst, hasAlpha: depth == 32)
    else { return nil }
    unsafe self.visual = visual
    self.depth = depth
    self.layout = layout
    converter = layout.isNative ? nil : PixelConverter(layout)
  }

  private static func bitsPerPixel(_ display: X11Display, depth: Int) -> Int {
    var count: Int32 = 0
    // SAFETY: Xlib allocates `count` entries, which are freed after the search.
    guard let formats = unsafe XListPixmapFormats(display.pointer, &count) else { return 0 }
    defer { unsafe XFree(formats) }
    let all = unsafe UnsafeBufferPointer(start: formats, count: Int(count))
    return unsafe Int(all.first { $0.depth == depth }?.bits_per_pixel ?? 0)
  }
}
