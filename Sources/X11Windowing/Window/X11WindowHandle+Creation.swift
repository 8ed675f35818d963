// The request that makes a window.

internal import CXlib
internal import Windowing

extension X11WindowHandle {
  /// Makes a window on the root window (`XCreateWindow`), unmapped. `size`: pixels, each side 1 or more.
  /// `origin`: pixels of the screen.
  static func create(
    _ display: X11Display, format: X11PixelFormat, size: PixelSize, origin: PixelPoint
  ) -> X11WindowHandle {
    var attributes = XSetWindowAttributes()
    // No background and pixels that stay at the top left: nothing flashes while resizing.
    attributes.background_pixmap = 0
    attributes.border_pixel = 0
    attributes.bit_gravity = NorthWestGravity
    attributes.event_mask = eventMask
    let mask = CWBackPixmap | CWBorderPixel | CWBitGravity | CWEventMask | CWColormap
    // SAFETY: the display is open, the visual is its own, and Xlib copies the attributes.
    unsafe attributes.colormap = XCreateColormap(
      display.pointer, display.root, format.visual, AllocNone)
    let identifier = unsafe XCreateWindow(
      display.pointer, display.root, Int32(clamping: origin.x), Int32(clamping: origin.y),
      UInt32(size.width), UInt32(size.height), 0, Int32(format.depth), UInt32(InputOutput),
      format.visual, UInt(mask), &attributes)
    return X11WindowHandle(display, identifier: identifier)
  }
}
