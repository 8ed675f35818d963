// The program's window with its panels, worked by the pointer.

internal import CXTest
internal import CoreGraphics

/// A window of 1440×900 points with all panels, on a screen that may be smaller.
struct ShownStudio {
  /// The window's state, as the program keeps it.
  static let panels = """
    frame=0 0 1440 900
    statistics=no
    studio=open
    outline=open 208
    inspector=open 304
    console=open 180
    time=open 132

    """
  private static let size = (width: 1440, height: 900)
  /// Places in points.
  private static let firstViewOfOutline = (x: 93, y: 92)
  private static let leftOfInspector = 1136
  private static let labelsOfInspector = 1168

  private let program: ShownProgram
  private let process: Process
  private let window: UInt
  private let scale: Int

  init(_ program: ShownProgram, _ process: Process, scale: Int) throws {
    guard let window = program.newestWindow() else { throw Silence(awaited: "a window") }
    (self.program, self.process, self.window, self.scale) = (program, process, window, scale)
    unsafe XResizeWindow(
      program.display, window, UInt32(Self.size.width * scale), UInt32(Self.size.height * scale))
    settle()
  }

  /// Waits until the window has followed.
  private func settle() {
    unsafe XSync(program.display, 0)
    Thread.sleep(forTimeInterval: 0.5)
  }

  /// Puts a column of the window, in points, at the screen's left edge.
  private func bring(_ column: Int) {
    unsafe XMoveWindow(program.display, window, Int32(-column * scale), 0)
    settle()
  }

  func selectFirstView() {
    bring(0)
    let place = Self.firstViewOfOutline
    move(to: (place.x * scale, place.y * scale))
    press(true)
    press(false)
    settle()
  }

  /// Milliseconds that follow one motion.
  struct Times {
    /// Of processor time, in the window's process and in its agent's.
    let work: Double
    /// Until the frame is on the screen.
    let latency: Double
  }

  /// Drags the label of a row of the inspector, a point each motion. `height`: that of the row in points.
  func scrub(atHeight height: Int, motions: Int = 90) throws -> [Times] {
    bring(Self.leftOfInspector)
    let x = (Self.labelsOfInspector - Self.leftOfInspector) * scale
    move(to: (x, height * scale))
    press(true)
    settle()
    let agents = ProcessTime.agents(of: process.processIdentifier)
    func used() -> Double {
      ProcessTime.seconds(of: process.processIdentifier)
        + agents.map(ProcessTime.seconds).reduce(0, +)
    }
    let times = try (1...motions).map { motion in
      unsafe XSync(program.display, 1)
      let before = used()
      let begin = ContinuousClock.now
      move(to: (x + motion * scale, height * scale))
      try program.waitForFrame()
      let latency = begin.duration(to: .now) / .milliseconds(1)
      // The inspector follows what the page answers.
      Thread.sleep(forTimeInterval: 0.04)
      return Times(work: (used() - before) * 1000, latency: latency)
    }
    press(false)
    return times
  }

  private func move(to place: (x: Int, y: Int)) {
    unsafe XTestFakeMotionEvent(
      program.display, -1, Int32(place.x), Int32(place.y), UInt(CurrentTime))
    unsafe XFlush(program.display)
  }

  private func press(_ isDown: Bool) {
    unsafe XTestFakeButtonEvent(program.display, 1, isDown ? 1 : 0, UInt(CurrentTime))
    unsafe XFlush(program.display)
  }
}
