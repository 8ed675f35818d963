// Real saves, seen in a real window: whatever the code does, the next good save is shown.

import CoreGraphics
import Foundation
import TestSupport
import Testing
import Windowing

@Suite(.serialized) struct LiveSourceTests {
  /// A window that shows `Dial.swift` at 100 × 100 points.
  private final class LiveProgram {
    let program: RunningProgram
    private let file: String
    private static let size = PixelSize(width: 180, height: 180)

    init() throws {
      program = try RunningProgram(
        ["Dial.swift", "--size", "100x100"],
        environment: ["XDG_CACHE_HOME": NSTemporaryDirectory() + "vitrine-tests-cache"])
      file = program.folder + "/Dial.swift"
    }

    /// Saves a view of one colour, with `code` in its `layoutSubviews`.
    func save(_ color: String, _ code: String = "", renames: Bool = false) throws {
      let text = """
        import UIKit
        @IBDesignable class Dial: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            backgroundColor = \(color)
            \(code)
          }
        }
        """
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: file), options: renames ? .atomic : [])
    }

    func remove() throws { try FileManager.default.removeItem(atPath: file) }

    /// Waits until the window's middle has this colour; or any other one. A compiler that meets the
    /// modules for the first time, on a busy machine, takes its time.
    func shows(_ color: UInt32, not: Bool = false) -> Bool {
      (0..<9).contains { _ in
        program.hands.wait {
          guard let pixels = program.hands.pixels(Self.size) else { return false }
          return (pixels[90 * Self.size.width + 90] == color) != not
        }
      }
    }
  }

  private let red: UInt32 = 0xFF0000
  private let green: UInt32 = 0x00FF00
  private let blue: UInt32 = 0x0000FF

  @Test func `a save is shown, in place or by renaming`() throws {
    let live = try LiveProgram()
    try live.save(".red")
    #expect(live.shows(red), "\(live.program.said)")
    try live.save(".green", renames: true)
    #expect(live.shows(green))
    for _ in 0..<20 { try live.save(".red") }
    try live.save(".blue")
    #expect(live.shows(blue))
  }

  @Test(arguments: ["syntax error(", "fatalError()", "while true {}", "exit(3)", "abort()"])
  func `after bad code the next good save is shown`(code: String) throws {
    let live = try LiveProgram()
    try live.save(".red")
    #expect(live.shows(red), "\(live.program.said)")
    try live.save(".green", code)
    // An endless loop leaves the last good frame; everything else is told on a card over it.
    if !code.hasPrefix("while") { #expect(live.shows(red, not: true)) }
    try live.save(".blue")
    #expect(live.shows(blue), "\(live.program.said)")
  }

  @Test func `a file may go and come back`() throws {
    let live = try LiveProgram()
    try live.save(".red")
    #expect(live.shows(red), "\(live.program.said)")
    try live.remove()
    #expect(live.shows(red, not: true))
    try live.save(".green")
    #expect(live.shows(green))
  }
}
