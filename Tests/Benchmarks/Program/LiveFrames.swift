// Time that frames of a user's source take in the window's process and in the agent's.

internal import CXTest
internal import CoreGraphics

/// Runs `vitrine FILE.swift` beside this executable on the display that DISPLAY names.
struct LiveFrames {
  private let sources: ShownSources
  private var program: ShownProgram { sources.program }

  /// Nil without a display, or where the programs were not built.
  init?() {
    guard let sources = ShownSources(named: "frames") else { return nil }
    self.sources = sources
  }

  func rows() throws -> [Row] { try sources.during(measured) }

  private func measured() throws -> [Row] {
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
    try sources.save(Self.source(view), as: "Dial.swift")
    let process = try sources.launch(["Dial.swift", "--size", "1840x1000", "--scale", "1"])
    defer { program.end(process) }
    try program.waitForFrame()
    // The optimised build takes the page's place, and the next agent waits.
    Thread.sleep(forTimeInterval: 8)
    while true {
      let agents = ProcessTime.children(of: process.processIdentifier)
      let before = used(process.processIdentifier, agents)
      unsafe XSync(program.display, 1)
      for _ in 0..<Self.frames { try program.waitForFrame() }
      let after = used(process.processIdentifier, agents)
      // On a busy machine it did not until now.
      guard Set(ProcessTime.children(of: process.processIdentifier)) == Set(agents) else {
        continue
      }
      func each(_ seconds: Double) -> Double { seconds / Double(Self.frames) * 1000 }
      return (each(after.window - before.window), each(after.agent - before.agent))
    }
  }

  private static let frames = 120

  /// Seconds of processor time so far.
  private func used(_ window: Int32, _ agents: [Int32]) -> (window: Double, agent: Double) {
    (ProcessTime.seconds(of: window), agents.map(ProcessTime.seconds).reduce(0, +))
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
