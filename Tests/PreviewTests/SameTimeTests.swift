// One source at one time: the snapshot, the recording's frame and the window show the same.

import CoreGraphics
import Foundation
import ImageCoding
import TestSupport
import Testing

@Suite(.serialized) struct SameTimeTests {
  /// Its colour says what it went through: the blue part how often its display link ticked, the green part where a layer
  /// is that a timer moves at 0.5 s, the red part how often a timer of 0.1 s fired.
  ///
  /// The layer moves by an implicit animation of 0.25 s. The link sets the colour, in the frame's own tick.
  private static let source = """
    import UIKit
    @IBDesignable class Dial: UIView {
      private let dot = CALayer()
      private var (ticks, fires) = (0, 0)
      private var link: CADisplayLink?
      override func didMoveToWindow() {
        super.didMoveToWindow()
        guard link == nil else { return }
        dot.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
        layer.addSublayer(dot)
        link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link?.add(to: .main, forMode: .common)
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
          self?.dot.position.x = 201
        }
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
          self?.fires += 1
        }
      }
      @objc private func tick(_ link: CADisplayLink) {
        ticks += 1
        let x = (dot.presentation() ?? dot).position.x
        backgroundColor = UIColor(
          red: CGFloat(fires) * 16 / 255, green: x.rounded() / 255, blue: CGFloat(ticks) / 255,
          alpha: 1)
      }
    }
    """

  private func colour(of picture: String) throws -> UInt32 {
    let pixels = try PNG.decode(Data(contentsOf: URL(fileURLWithPath: picture)))
    return pixels[pixels.width / 2, pixels.height / 2] & 0xFF_FFFF
  }

  private func run(_ arguments: [String], in folder: String) throws {
    let outcome = try Program.run(
      arguments, environment: CompilerCache.environment, folder: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(arguments: [0.25, 0.5, 0.6, 1])
  func `a snapshot, a recording and the window show the same at a time`(time: Double) throws {
    let scratch = try Scratch()
    try scratch.write(Self.source, to: "Dial.swift")
    try run(
      ["snapshot", "Dial.swift", "--size", "100x100", "--at", "\(time)", "-o", "at.png"],
      in: scratch.path)
    let snapshot = try colour(of: scratch.file("at.png"))
    let frame = Int((time * 60).rounded())
    try run(
      [
        "record", "Dial.swift", "--size", "100x100", "--fps", "60", "--duration",
        "\(time + 0.1)", "-o", "frames",
      ], in: scratch.path)
    let frames = try FileManager.default.contentsOfDirectory(atPath: scratch.file("frames"))
      .sorted()
    try #require(frames.count > frame)
    let recorded = try colour(of: scratch.file("frames/" + frames[frame]))
    #expect(recorded == snapshot, "\(String(recorded, radix: 16)) \(String(snapshot, radix: 16))")

    // A link ticks once a frame.
    let ticks = Int(snapshot & 0xFF)
    #expect((frame...frame + 1).contains(ticks), "\(ticks) ticks in \(frame) frames")
    let fires = Int(snapshot >> 16) / 16
    #expect(abs(fires - Int(time / 0.1 + 0.01)) <= 1)
    let x = Int(snapshot >> 8 & 0xFF)
    #expect(time < 0.5 ? x == 1 : time > 0.75 ? x == 201 : (1..<201).contains(x))

    let live = try LiveProgram(options: ["--at", "\(time)"])
    try live.write(Self.source)
    #expect(live.shows(snapshot), "\(live.program.said)")
  }
}
