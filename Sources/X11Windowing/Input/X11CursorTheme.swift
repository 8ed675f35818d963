// The pointer's shapes from the desktop's theme.

internal import CXlib
internal import Windowing

/// Cursors by name, at the size that suits the screen's scale, through a library that is opened at
/// run time; without it, or without a theme, the server's own shapes.
struct X11CursorTheme {
  /// What a cursor measures at scale 1 where nobody says, in pixels.
  private static let standardSize = 24.0

  /// The server's number of a new cursor.
  static func load(_ cursor: Windowing.Cursor, _ display: OpaquePointer, scale: Double) -> UInt {
    let shape: UInt32 = cursor == .hand ? UInt32(XC_hand2) : UInt32(XC_left_ptr)
    guard let functions = unsafe cxlib_open_cursor()?.pointee else {
      return unsafe XCreateFontCursor(display, shape)
    }
    if unsafe !hasChosenSize(display) {
      let size = Int32(min(max(standardSize * scale, 8), 512).rounded())
      _ = XlibGlobals.lock.withLock { unsafe functions.set_default_size(display, size) }
    }
    for name in names(of: cursor) {
      // It reads the resources, too.
      let found = XlibGlobals.lock.withLock { unsafe functions.load(display, name) }
      if found != 0 { return found }
    }
    return unsafe XCreateFontCursor(display, shape)
  }

  /// Where shapes come from, for `doctor`.
  static func description(_ display: OpaquePointer) -> String {
    guard unsafe cxlib_open_cursor() != nil else {
      return "the server's own shapes: libXcursor is not installed"
    }
    return unsafe hasChosenSize(display)
      ? "by theme, of the size that was chosen" : "by theme, of \(Int(standardSize)) points"
  }

  /// The [names](https://www.freedesktop.org/wiki/Specifications/cursor-spec/) of today's themes
  /// and of those before.
  private static func names(of cursor: Windowing.Cursor) -> [String] {
    switch cursor {
    case .arrow: ["default", "left_ptr"]
    case .hand: ["pointer", "hand2"]
    }
  }

  /// Whether the person or the desktop asks for a size.
  private static func hasChosenSize(_ display: OpaquePointer) -> Bool {
    if environmentVariable("XCURSOR_SIZE") != nil { return true }
    return XlibGlobals.lock.withLock { unsafe XGetDefault(display, "Xcursor", "size") != nil }
  }
}
