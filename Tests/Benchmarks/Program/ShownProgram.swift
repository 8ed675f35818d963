// The built program on the display that DISPLAY names, started and ended by who measures it.

internal import CXTest
internal import CoreGraphics

/// `vitrine` beside this executable, and a connection to the display that its windows open on.
@safe
struct ShownProgram {
  let display: OpaquePointer
  private let path: URL
  private let frameAtom: Atom

  /// Seconds after which what a measurement waits for has not come: ten times what a loaded machine takes.
  static let patience = 120.0

  /// Nil without a display, or where one of the programs that a measurement needs was not built.
  init?(with names: [String] = []) {
    guard let display = unsafe XOpenDisplay(nil) else { return nil }
    unsafe self.display = display
    frameAtom = unsafe XInternAtom(display, "_VITRINE_FRAME", 0)
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    path = folder.appendingPathComponent("vitrine")
    for name in ["vitrine"] + names {
      let file = folder.appendingPathComponent(name).path
      guard FileManager.default.isExecutableFile(atPath: file) else { return nil }
    }
    unsafe XSelectInput(display, XDefaultRootWindow(display), SubstructureNotifyMask)
  }

  /// Opens its window. `environment` stands before the one of this process, so that nobody's own files are meant.
  func launch(
    _ arguments: [String], environment: [String: String], folder: URL? = nil
  ) throws -> Process {
    // The page alone, as in all measurements before there was a studio.
    try start(arguments + ["--alone"], environment: environment, folder: folder)
  }

  /// Starts it with these arguments and no others.
  func start(
    _ arguments: [String], environment: [String: String], folder: URL?
  ) throws -> Process {
    let process = Process()
    process.executableURL = path
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    try process.run()
    return process
  }

  /// The next event, of windows that have opened too. Fails after `end`.
  func nextEvent(before end: ContinuousClock.Instant, _ awaited: String) throws -> XEvent {
    while true {
      guard ContinuousClock.now < end else { throw Silence(awaited: awaited) }
      if unsafe XPending(display) > 0 { break }
      var polled = pollfd(fd: unsafe XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
      unsafe poll(&polled, 1, 500)
    }
    var event = unsafe XEvent()
    unsafe XNextEvent(display, &event)
    if unsafe event.type == CreateNotify {
      unsafe XSelectInput(display, event.xcreatewindow.window, PropertyChangeMask)
    }
    return unsafe event
  }

  /// Waits until a window has shown another frame.
  func waitForFrame() throws {
    let end = ContinuousClock.now + .seconds(Self.patience)
    while true {
      let event = unsafe try nextEvent(before: end, "a frame")
      if unsafe event.type == PropertyNotify, unsafe event.xproperty.atom == frameAtom { return }
    }
  }

  func end(_ process: Process) {
    process.terminate()
    process.waitUntilExit()
    unsafe XSync(display, 1)
  }
}

/// The event that a measurement has waited for in vain.
struct Silence: Error, CustomStringConvertible {
  var awaited: String

  var description: String {
    "The program has not shown \(awaited) within \(Int(ShownProgram.patience)) s."
  }
}
