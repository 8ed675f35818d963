// What the frames of a user's source take in the window's process and in the agent's.

internal import CXTest
internal import CoreGraphics

/// Runs `vitrine FILE.swift` beside this executable on the display that DISPLAY names.
struct LiveFrames {
  private let program: ShownProgram
  private let folder: URL
  private let frameAtom: Atom

  /// Nil without a display, or where the programs were not built.
  init?() {
    guard let program = ShownProgram(with: ["vitrine-agent", "vitrine-reader"]) else { return nil }
    self.program = program
    folder = URL(fileURLWithPath: NSTemporaryDirectory() + "vitrine-frames-" + UUID().uuidString)
    frameAtom = unsafe XInternAtom(program.display, "_VITRINE_FRAME", 0)
  }

  func rows() throws -> [Row] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let whole = try times(changing: "self")
    let part = try times(changing: "part")
    func row(_ name: String, _ milliseconds: Double) -> Row {
      Row(workload: name, size: "1840×1000", unit: "ms", ours: milliseconds)
    }
    return [
      row("a source's whole frame, the window's part", whole.window),
      row("the same, the agent's part", whole.agent),
      row("a frame that changes 100×100, the window's part", part.window),
      row("the same, the agent's part", part.agent),
    ]
  }

  /// Milliseconds of processor time a frame, in both processes, while a view changes its colour.
  private func times(changing view: String) throws -> (window: Double, agent: Double) {
    try Data(Self.source(view).utf8).write(to: folder.appendingPathComponent("Dial.swift"))
    let process = try program.launch(
      ["Dial.swift", "--size", "1840x1000", "--scale", "1"],
      environment: ["XDG_CACHE_HOME": folder.path, "XDG_STATE_HOME": folder.path], folder: folder)
    defer { program.end(process) }
    var window: UInt = 0
    waitForFrame(in: &window)
    // The optimised build has taken the page's place, and the next agent waits.
    Thread.sleep(forTimeInterval: 8)
    let children = ProcessTime.children(of: process.processIdentifier)
    let before = (
      ProcessTime.seconds(of: process.processIdentifier),
      children.map(ProcessTime.seconds).reduce(0, +)
    )
    unsafe XSync(program.display, 1)
    let frames = 120
    for _ in 0..<frames { waitForFrame(in: &window) }
    let used = (
      ProcessTime.seconds(of: process.processIdentifier) - before.0,
      children.map(ProcessTime.seconds).reduce(0, +) - before.1
    )
    return (used.0 / Double(frames) * 1000, used.1 / Double(frames) * 1000)
  }

  private func waitForFrame(in window: inout UInt) {
    var event = unsafe XEvent()
    while true {
      unsafe XNextEvent(program.display, &event)
      if unsafe event.type == CreateNotify {
        window = unsafe event.xcreatewindow.window
        unsafe XSelectInput(program.display, window, PropertyChangeMask)
      } else if unsafe event.type == PropertyNotify, unsafe event.xproperty.atom == frameAtom {
        return
      }
    }
  }

  private static func source(_ view: String) -> String {
    """
    import UIKit
    @IBDesignable class Dial: UIView {
      let part = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      var count = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .red
        addSubview(part)
        CADisplayLink(target: self, selector: #selector(step)).add(to: .main, forMode: .common)
      }
      required init?(coder: NSCoder) { fatalError() }
      @objc func step() {
        count += 1
        \(view).backgroundColor = UIColor(white: CGFloat(count % 100) / 100, alpha: 1)
      }
    }

    """
  }
}
