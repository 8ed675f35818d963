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
    ] + (try Self.drawings.map(unoptimized))
  }

  /// A source's drawing in the library that is shown first, beside the optimised one that takes its place.
  private func unoptimized(_ name: String, _ body: String) throws -> Row {
    let source = Self.source(drawing: body)
    let first = try times(of: source, isOptimized: false).agent
    let later = try times(of: source, isOptimized: true).agent
    return Row(
      workload: "a source that draws \(name), not optimised", size: "800×600", unit: "ms",
      ours: first, peers: ["optimised": later], target: .ratio(2, of: "optimised"))
  }

  /// Milliseconds of processor time a frame, in both processes, while a view changes its colour.
  private func times(changing view: String) throws -> (window: Double, agent: Double) {
    try times(of: Self.source(view), size: "1840x1000", isOptimized: true)
  }

  /// The same of a source. A library that is not optimised is measured before the optimised one is built.
  private func times(
    of source: String, size: String = "800x600", isOptimized: Bool
  ) throws -> (window: Double, agent: Double) {
    try sources.save(source, as: "Dial.swift")
    let process = try sources.launch(["Dial.swift", "--size", size, "--scale", "1"])
    defer { program.end(process) }
    try program.waitForFrame()
    // The optimised build takes the page's place, and the next agent waits.
    Thread.sleep(forTimeInterval: isOptimized ? 8 : 0.7)
    let frames = isOptimized ? Self.frames : Self.frames / 3
    while true {
      let agents = ProcessTime.agents(of: process.processIdentifier)
      let before = used(process.processIdentifier, agents)
      unsafe XSync(program.display, 1)
      for _ in 0..<frames { try program.waitForFrame() }
      let after = used(process.processIdentifier, agents)
      // On a busy machine it did not until now.
      guard Set(ProcessTime.agents(of: process.processIdentifier)) == Set(agents) else {
        continue
      }
      func each(_ seconds: Double) -> Double { seconds / Double(frames) * 1000 }
      return (each(after.window - before.window), each(after.agent - before.agent))
    }
  }

  private static let frames = 120

  /// Seconds of processor time so far.
  private func used(_ window: Int32, _ agents: [Int32]) -> (window: Double, agent: Double) {
    (ProcessTime.seconds(of: window), agents.map(ProcessTime.seconds).reduce(0, +))
  }

  /// Drawings whose time is the framework's, with the code that a page calls in each frame.
  private static let drawings = [
    (
      "curves",
      """
      for row in 0..<20 {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: CGFloat(row) * 30))
        for step in 1..<40 {
          path.addQuadCurve(
            to: CGPoint(x: CGFloat(step) * 20, y: CGFloat(row) * 30 + CGFloat((step + count) % 5) * 8),
            controlPoint: CGPoint(x: CGFloat(step) * 20 - 10, y: CGFloat(row) * 30))
        }
        UIColor.systemBlue.setStroke()
        path.lineWidth = 2
        path.stroke()
      }
      """
    ),
    (
      "text",
      """
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.black,
      ]
      for row in 0..<120 {
        ("Row \\(row), frame \\(count)" as NSString).draw(
          at: CGPoint(x: CGFloat(row % 6) * 130, y: CGFloat(row / 6) * 28), withAttributes: attributes)
      }
      """
    ),
    (
      "rounded rectangles",
      """
      for cell in 0..<600 {
        let place = CGPoint(x: CGFloat(cell % 30) * 26, y: CGFloat(cell / 30) * 29)
        let rect = CGRect(origin: place, size: CGSize(width: 22, height: 24))
        UIColor(hue: CGFloat((cell + count) % 600) / 600, saturation: 0.6, brightness: 0.9, alpha: 1)
          .setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: 6).fill()
      }
      """
    ),
  ]

  private static func source(drawing body: String) -> String {
    """
    import UIKit
    @IBDesignable class Dial: UIView {
      var count = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        CADisplayLink(target: self, selector: #selector(step)).add(to: .main, forMode: .common)
      }
      required init?(coder: NSCoder) { fatalError() }
      @objc func step() {
        count += 1
        setNeedsDisplay()
      }
      override func draw(_ rect: CGRect) {
        \(body)
      }
    }

    """
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
