// The console beside a user's code in an agent, in a real window.

import CXTest
import CoreGraphics
import Foundation
import TestSupport
import Testing
import Windowing

@Suite(.serialized) struct StudioConsoleLiveTests {
  /// The window with toolbar, outline, inspector and console around a page of 100 × 100 points.
  private static let size = PixelSize(width: 180 + 208 + 304, height: 180 + 44 + 180)
  private static let errorGround: UInt32 = 0xFDECEB

  /// The number of pixels of a colour in the console.
  private func count(_ color: UInt32, in live: LiveProgram) -> Int {
    let size = Self.size
    guard let pixels = live.program.hands.pixels(size) else { return 0 }
    return pixels[((size.height - 140) * size.width)...].count { $0 == color }
  }

  @Test func `what sources log is shown with its level, and its places open the editor by keys`()
    throws
  {
    let live = try LiveProgram(["VISUAL": "./editor"])
    let script = live.program.folder + "/editor"
    try Data("#!/bin/sh\nprintf '%s ' \"$@\" >opened.part && mv opened.part opened\n".utf8)
      .write(to: URL(fileURLWithPath: script))
    unsafe chmod(script, 0o755)
    let hands = live.program.hands
    try live.save(
      ".red",
      #"Logger(subsystem: "dial", category: "hands").error("no hands, see Dial.swift:4")"#)
    #expect(live.shows(0xFF0000), "\(live.program.said)")
    #expect(live.says("[dial:hands] no hands, see Dial.swift:4\n"))
    hands.press(XK_c)
    // The row is as wide as the window.
    #expect(
      live.waits { count(Self.errorGround, in: live) > 5 * Self.size.width },
      "\(live.program.said)")
    hands.press(XK_End)
    hands.press(XK_Return)
    let opened = URL(fileURLWithPath: live.program.folder + "/opened")
    #expect(live.waits { FileManager.default.fileExists(atPath: opened.path) })
    // The line that logs; the one that the message names is behind a link.
    #expect(try String(contentsOf: opened, encoding: .utf8) == "+7 Dial.swift ")
  }

  @Test func `a printed line opens the editor, and is told once though the page is played again`()
    throws
  {
    let live = try LiveProgram(["VISUAL": "./editor"])
    let script = live.program.folder + "/editor"
    try Data("#!/bin/sh\nprintf '%s ' \"$@\" >opened.part && mv opened.part opened\n".utf8)
      .write(to: URL(fileURLWithPath: script))
    unsafe chmod(script, 0o755)
    let hands = live.program.hands
    try live.save(
      ".red",
      members: """
        let made: Void = print("made", 1, terminator: "; ")
          let told: Void = print("told\\rtwice")
          let logged: Void = Logger().info("logged")
          let noted: Void = NSLog("noted")
        """)
    #expect(live.shows(0xFF0000), "\(live.program.said)")
    #expect(live.says("noted\n"), "\(live.program.said)")
    let said = live.program.said
    #expect(said.contains("made 1; told\rtwice\nlogged\n"), "\(said)")
    // The frame before is drawn by new views, a picture by views of its own.
    hands.press(XK_comma)
    hands.press(XK_s, holding: [XK_Control_L])
    func pictures() -> [String] {
      let names = try? FileManager.default.contentsOfDirectory(atPath: live.program.folder)
      return (names ?? []).filter { $0.hasSuffix(".png") }
    }
    #expect(live.waits { !pictures().isEmpty }, "\(live.program.said)")
    #expect(live.program.said.components(separatedBy: "made").count == 2, "\(live.program.said)")
    #expect(live.program.said.components(separatedBy: "logged").count == 2)
    #expect(live.program.said.components(separatedBy: "noted").count == 2)
    hands.press(XK_c)
    hands.press(XK_Home)
    hands.press(XK_Return)
    let opened = URL(fileURLWithPath: live.program.folder + "/opened")
    #expect(live.waits { FileManager.default.fileExists(atPath: opened.path) })
    #expect(try String(contentsOf: opened, encoding: .utf8) == "+3 Dial.swift ")
  }

  @Test func `a crash is a row with its place`() throws {
    let live = try LiveProgram(["VISUAL": "true"])
    let hands = live.program.hands
    try live.save(".red")
    #expect(live.shows(0xFF0000), "\(live.program.said)")
    hands.press(XK_c)
    hands.pause(seconds: 1)
    #expect(count(Self.errorGround, in: live) == 0)
    try live.save(".green", #"fatalError("no hands")"#)
    #expect(live.says("no hands"))
    #expect(
      live.waits { count(Self.errorGround, in: live) > 5 * Self.size.width },
      "\(live.program.said)")
  }

  @Test func `code that prints without end slows nothing, and takes no memory`() throws {
    let live = try LiveProgram()
    let hands = live.program.hands
    try live.save(
      "Flood.isOn ? .red : .clear",
      members: """
        enum Flood {
          static let isOn: Bool = {
            for _ in 0..<2 {
              Thread.detachNewThread {
                var number = 0
                while true {
                  number += 1
                  print("flood \\(number) " + String(repeating: "x", count: number % 97))
                }
              }
            }
            return true
          }()
        }
        """)
    #expect(live.shows(0xFF0000), "\(live.program.said.prefix(2000))")
    hands.press(XK_c)
    #expect(live.showsInStudio(0xFF0000, height: Self.size.height))
    hands.pause(seconds: 2)
    let memory = live.program.kibibytes()
    var waits: [Double] = []
    for _ in 0..<6 {
      let before = hands.stamp().first ?? 0
      let start = ContinuousClock.now
      hands.press(XK_i)
      #expect(live.waits { (hands.stamp().first ?? 0) > before })
      waits.append((ContinuousClock.now - start) / .seconds(1))
      hands.pause(seconds: 0.3)
    }
    // An unoptimised build on a busy machine; a window that read all would not answer at all.
    #expect(waits.sorted()[3] < 1, "\(waits)")
    hands.pause(seconds: 3)
    #expect(live.program.kibibytes() - memory < 40 * 1024)
  }
}
