// The studio around a live program's page of 100 × 100 points, by keys alone.

import CXTest
import Windowing

extension LiveProgram {
  /// The window with toolbar, outline and inspector.
  static let studioSize = PixelSize(width: 180 + 208 + 304, height: 180 + 44)
  private static let accent: UInt32 = 0x0A66E0

  /// Whether the middle of the page comes to have a colour. `height`: the window's, where it has further panels.
  func showsInStudio(_ color: UInt32, height: Int = studioSize.height) -> Bool {
    waits { self.isShownInStudio(color, height: height) }
  }

  /// Whether the middle of the page has a colour now. `height`: the window's, where it has further panels.
  func isShownInStudio(_ color: UInt32, height: Int = studioSize.height) -> Bool {
    studioPixel(x: 90, height: height) == color
  }

  /// How many pixels of the window have a colour.
  func countInStudio(_ color: UInt32) -> Int {
    program.hands.pixels(Self.studioSize)?.count { $0 == color } ?? 0
  }

  /// Opens the panels and selects the first line of the outline. False: it does not come.
  func selectInStudio() -> Bool {
    program.hands.press(XK_h)
    // The outline is there when its first line can be selected.
    return waits {
      self.program.hands.press(XK_Down)
      return self.studioPixel(x: 39) == Self.accent
    }
  }

  /// Ends the typing in a field whose value was taken.
  func endTyping() {
    program.hands.pause(seconds: 1)
    program.hands.press(XK_Escape)
  }

  /// A pixel in the row of the page's middle; `x`: from the canvas's left edge.
  private func studioPixel(x: Int, height: Int = studioSize.height) -> UInt32? {
    let size = PixelSize(width: Self.studioSize.width, height: height)
    return program.hands.pixels(size)?[(44 + 90) * size.width + 208 + x]
  }

  /// Filters the inspector's properties by the letters alone, waits for the rows that are left, and goes to the first
  /// one's control.
  func findInStudio(_ letters: [Int32]) {
    program.hands.press(XK_f, holding: [XK_Control_L])
    program.hands.press(XK_a, holding: [XK_Control_L])
    for key in letters { program.hands.press(key) }
    program.hands.pause(seconds: 0.5)
    // The values of a view that was just selected come from the agent, after seconds where the machine is busy.
    _ = waits { self.hasInspectorRows }
    program.hands.press(XK_Tab)
  }

  /// Whether something is shown below the inspector's field for a filter.
  private var hasInspectorRows: Bool {
    guard let pixels = program.hands.pixels(Self.studioSize) else { return false }
    let width = Self.studioSize.width
    let rows = (44 + 96 + 8)..<(Self.studioSize.height - 8)
    return Set(rows.flatMap { pixels[$0 * width + width - 280..<($0 + 1) * width - 24] }).count > 1
  }
}
