// The pointer's cursors, from the desktop's theme.

internal import CXlib
internal import Windowing

/// Loads cursors by name at the size that suits the screen's scale, through libXcursor, which is opened at
/// run time; without it, or without a theme, the server's cursor font.
enum X11CursorTheme {
  /// The size of a cursor at scale 1 where nobody has chosen one, in pixels.
  private static let standardSize = 24.0

  /// The server's number of a new cursor. `scale`: pixels per point.
  static func load(_ cursor: Windowing.Cursor, _ display: X11Display, scale: Double) -> UInt {
    // SAFETY: the table of functions is libXcursor's, complete and static; the display is open, and Xlib
    // copies the names.
    guard let functions = unsafe cxlib_open_cursor()?.pointee else {
      return fontCursor(cursor, display)
    }
    if !hasChosenSize(display) {
      let size = Int32(min(max(standardSize * scale, 8), 512).rounded())
      _ = XlibGlobals.lock.withLock {
        unsafe functions.set_default_size(display.pointer, size)
      }
    }
    for name in names(of: cursor) {
      // SAFETY: the display is open, and the name is copied.
      // libXcursor reads the resources.
      // SAFETY: as above; the name is a C string for the length of the call.
      let found = XlibGlobals.lock.withLock { unsafe functions.load(display.pointer, name) }
      if found != 0 { return found }
    }
    return fontCursor(cursor, display)
  }

  private static func fontCursor(_ cursor: Windowing.Cursor, _ display: X11Display) -> UInt {
    let shape =
      switch cursor {
      case .arrow: UInt32(XC_left_ptr)
      case .hand: UInt32(XC_hand2)
      case .text: UInt32(XC_xterm)
      case .grab: UInt32(XC_fleur)
      case .columnResize: UInt32(XC_sb_h_double_arrow)
      case .rowResize: UInt32(XC_sb_v_double_arrow)
      }
    // SAFETY: the display is open.
    return unsafe XCreateFontCursor(display.pointer, shape)
  }

  /// The source of cursors, for `doctor`.
  static func description(_ display: X11Display) -> String {
    // SAFETY: only asks whether the library is there.
    guard unsafe cxlib_open_cursor() != nil else {
      return "the server's own shapes: libXcursor is not installed"
    }
    return hasChosenSize(display)
      ? "by theme, of the size that was chosen" : "by theme, of \(Int(standardSize)) points"
  }

  /// The [names](https://www.freedesktop.org/wiki/Specifications/cursor-spec/) of today's themes
  /// and of those before.
  private static func names(of cursor: Windowing.Cursor) -> [String] {
    switch cursor {
    case .arrow: ["default", "left_ptr"]
    case .hand: ["pointer", "hand2"]
    case .text: ["text", "xterm"]
    case .grab: ["grabbing", "closedhand", "fleur"]
    case .columnResize: ["col-resize", "ew-resize", "sb_h_double_arrow"]
    case .rowResize: ["row-resize", "ns-resize", "sb_v_double_arrow"]
    }
  }

  /// Whether the person or the desktop asks for a size (`XCURSOR_SIZE`, the resource `Xcursor.size`).
  private static func hasChosenSize(_ display: X11Display) -> Bool {
    if environmentVariable("XCURSOR_SIZE") != nil { return true }
    // SAFETY: the display is open, and the answer is compared only.
    return XlibGlobals.lock.withLock {
      unsafe XGetDefault(display.pointer, "Xcursor", "size") != nil
    }
  }
}
