// Real saves, seen in a real window: whatever the code does, the next good save is shown.

internal import CXTest
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
    /// Of the window.
    private let size: PixelSize

    /// `opens`: whether the file is shown from the beginning, else the gallery.
    init(opens: Bool = true) throws {
      program = try RunningProgram(
        opens ? ["Dial.swift", "--size", "100x100"] : ["--at", "0"],
        environment: ["XDG_CACHE_HOME": NSTemporaryDirectory() + "vitrine-tests-cache"])
      size = opens ? PixelSize(width: 180, height: 180) : PixelSize(width: 455, height: 747)
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
      try write(text, renames: renames)
    }

    func write(_ text: String, renames: Bool = false) throws {
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: file), options: renames ? .atomic : [])
    }

    /// A file manager drops the file on the window.
    func drop() throws -> Bool {
      let source = try #require(program.hands.dragSource())
      source.enter(types: ["text/uri-list"])
      source.move(x: 60, y: 60)
      source.drop("file://\(file)\r\n")
      return program.hands.wait {
        source.serve()
        return source.answers.contains { $0.name == "XdndFinished" && $0.values[1] & 1 == 1 }
      }
    }

    func remove() throws { try FileManager.default.removeItem(atPath: file) }

    /// Waits until the window's middle has this colour; or any other one. A compiler that meets the
    /// modules for the first time, on a busy machine, takes its time.
    func shows(_ color: UInt32, not: Bool = false) -> Bool {
      (0..<2).contains { _ in
        program.hands.wait {
          guard let pixels = program.hands.pixels(size) else { return false }
          return (pixels[size.height / 2 * size.width + size.width / 2] == color) != not
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

  @Test func `typed text goes to the field that is edited, and Escape ends that`() throws {
    let live = try LiveProgram()
    try live.write(
      """
      import UIKit
      @IBDesignable class Dial: UIView {
        let field = UITextField()
        override func layoutSubviews() {
          super.layoutSubviews()
          addSubview(field)
          field.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
          field.backgroundColor = .white
          field.addTarget(self, action: #selector(paint), for: .allEditingEvents)
          paint()
        }
        @objc func paint() {
          let colors: [String: UIColor] = ["sq": .green, "s": .black]
          backgroundColor = field.isEditing ? colors[field.text ?? ""] ?? .blue : .red
        }
      }
      """)
    let hands = live.program.hands
    #expect(live.shows(red), "\(live.program.said)")
    hands.click(90, 55)
    #expect(live.shows(blue))
    for key in [XK_s, XK_q] { hands.press(key) }
    #expect(live.shows(green))
    hands.press(XK_BackSpace)
    #expect(live.shows(0))
    hands.press(XK_Escape)
    #expect(live.shows(red))
    hands.press(XK_q)
    #expect(live.program.finish() == 0)
  }

  @Test func `a file that is dropped on the gallery is shown and followed`() throws {
    let live = try LiveProgram(opens: false)
    try live.save(".red")
    #expect(try live.drop())
    #expect(live.shows(red), "\(live.program.said)")
    try live.save(".green")
    #expect(live.shows(green))
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
