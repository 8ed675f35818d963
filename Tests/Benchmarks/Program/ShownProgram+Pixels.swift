// Pixels of the program's window, as they are on the screen.

internal import CXTest
internal import CoreGraphics

extension ShownProgram {
  /// Looks at the middle of the window after each of its frames, until it has the colour. `side`: the window's side in
  /// pixels.
  func waitForPixel(_ color: Int, inWindowOfSide side: Int) throws {
    let end = ContinuousClock.now + .seconds(Self.patience)
    while newestWindow(ofSide: side).flatMap({ pixel(of: $0, at: side / 2) }) != color {
      unsafe _ = try nextEvent(before: end, "a save")
    }
  }

  /// The newest window on the screen that is shown. `side`: its width in pixels; nil, the default: any.
  func newestWindow(ofSide side: Int? = nil) -> UInt? {
    var top: UInt = 0
    var parent: UInt = 0
    var list: UnsafeMutablePointer<UInt>?
    var count: UInt32 = 0
    unsafe XQueryTree(
      display, XDefaultRootWindow(display), &top, &parent, &list, &count)
    guard let list = unsafe list else { return nil }
    defer { unsafe XFree(list) }
    let windows = unsafe Array(UnsafeBufferPointer(start: list, count: Int(count)))
    return windows.last { window in
      var attributes = unsafe XWindowAttributes()
      return unsafe XGetWindowAttributes(display, window, &attributes) != 0
        && attributes.map_state == IsViewable
        && (side == nil || Int(attributes.width) == side)
    }
  }

  private func pixel(of window: UInt, at middle: Int) -> Int? {
    let middle = Int32(middle)
    guard let image = unsafe XGetImage(display, window, middle, middle, 1, 1, UInt.max, ZPixmap)
    else { return nil }
    defer { unsafe _ = image.pointee.f.destroy_image(image) }
    return unsafe Int(image.pointee.f.get_pixel(image, 0, 0)) & 0xFF_FFFF
  }
}
