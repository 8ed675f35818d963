// A window that opens as it was left.

internal import CXTest
import CoreGraphics
import TestSupport
import Testing
import Windowing

@MainActor @Suite(.serialized, .ownScreenScale) struct RememberedWindowTests {
  private let state = NSTemporaryDirectory() + "vitrine-left-" + UUID().uuidString

  private func open(_ arguments: [String] = ["--at", "0"]) throws -> RunningProgram {
    try RunningProgram(arguments, environment: ["XDG_STATE_HOME": state])
  }

  private func quit(_ program: RunningProgram) {
    program.hands.press(XK_q)
    #expect(program.finish() == 0)
  }

  @Test func `place, size and the statistics come back`() throws {
    defer { try? FileManager.default.removeItem(atPath: state) }
    let size = PixelSize(width: 500, height: 400)
    let first = try open()
    first.hands.place(PixelRect(x: 70, y: 50, width: size.width, height: size.height))
    #expect(first.hands.wait { first.hands.stamp().dropFirst(3) == [500, 400] })
    first.hands.move(80, 60)
    let plain = first.hands.pixels(size)
    first.hands.press(XK_o)
    #expect(first.hands.wait { first.hands.pixels(size) != plain })
    quit(first)
    let text = try String(contentsOfFile: state + "/vitrine/window", encoding: .utf8)
    #expect(text == "frame=70 50 500 400\nstatistics=yes\n")

    let second = try open()
    #expect(second.hands.stamp().dropFirst(3) == [500, 400])
    #expect(second.hands.frame() == PixelRect(x: 70, y: 50, width: 500, height: 400))
    #expect(second.hands.wait { second.hands.pixels(size) != plain })
    second.hands.move(80, 60)
    quit(second)
  }

  @Test(arguments: ["1", "2"])
  func `panels come back as they were left, at first the inspector on a wide screen`(
    scale: String
  ) throws {
    defer { try? FileManager.default.removeItem(atPath: state) }
    func open() throws -> RunningProgram {
      try RunningProgram(
        ["--at", "0", "--view", "FancyButton", "--size", "200x200"],
        environment: ["XDG_STATE_HOME": state, "VITRINE_SCALE": scale], showsStudio: true)
    }
    // A screen of 1280 pixels has room for the inspector where a pixel is a point.
    let isWide = scale == "1"
    let points = Int(scale) ?? 1
    func size(_ panels: Int) -> [Int] { [(280 + panels) * points, (280 + 44) * points] }
    let first = try open()
    #expect(first.hands.stamp().dropFirst(3) == size(isWide ? 304 : 0)[...])
    first.hands.press(XK_l)
    #expect(first.hands.wait { first.hands.stamp().dropFirst(3) == size(isWide ? 512 : 208)[...] })
    quit(first)
    let text = try String(contentsOfFile: state + "/vitrine/window", encoding: .utf8)
    #expect(text.contains("studio=open\noutline=open 208\n"), "\(text)")
    let second = try open()
    #expect(second.hands.stamp().dropFirst(3) == size(isWide ? 512 : 208)[...])
    quit(second)
  }

  @Test func `a server that goes away ends the program with 69, and the place is kept`() throws {
    defer { try? FileManager.default.removeItem(atPath: state) }
    let server = try PrivateXServer()
    let program = try RunningProgram(environment: ["XDG_STATE_HOME": state], on: server)
    program.hands.place(PixelRect(x: 33, y: 44, width: 500, height: 400))
    #expect(program.hands.wait { program.hands.stamp().dropFirst(3) == [500, 400] })
    server.kill()
    #expect(program.finish() == 69)
    #expect(program.said.hasSuffix("vitrine: the X server went away\n"))
    let text = try String(contentsOfFile: state + "/vitrine/window", encoding: .utf8)
    #expect(text.hasPrefix("frame=33 44 500 400\nstatistics=no\n"), "\(text)")
  }

  @Test(arguments: ["folder", "pipe"])
  func `what is no file is left alone, and nothing waits for it`(kind: String) throws {
    defer { try? FileManager.default.removeItem(atPath: state) }
    let path = state + "/vitrine/window"
    try FileManager.default.createDirectory(
      atPath: kind == "folder" ? path : state + "/vitrine", withIntermediateDirectories: true)
    if kind == "pipe" { unsafe mkfifo(path, 0o600) }
    let program = try open()
    #expect(program.said.contains("it is no file"))
    quit(program)
    #expect(program.said.contains("is not kept: cannot write \(path): it is no file"))
  }

  @Test func `a view alone opens in its own size and leaves the gallery's alone`() throws {
    defer { try? FileManager.default.removeItem(atPath: state) }
    try FileManager.default.createDirectory(
      atPath: state + "/vitrine", withIntermediateDirectories: true)
    let left = "frame=10 20 300 200\nstatistics=no\n"
    try left.write(toFile: state + "/vitrine/window", atomically: false, encoding: .utf8)
    let program = try open(["--view", "FancyButton", "--size", "50x40", "--at", "0"])
    #expect(program.hands.stamp().dropFirst(3) == [130, 120])
    quit(program)
    #expect(try String(contentsOfFile: state + "/vitrine/window", encoding: .utf8) == left)
  }

  @Test func `a broken file is one line, and the window opens as ever`() throws {
    defer { try? FileManager.default.removeItem(atPath: state) }
    try FileManager.default.createDirectory(
      atPath: state + "/vitrine", withIntermediateDirectories: true)
    try "frame=wide\n".write(
      toFile: state + "/vitrine/window", atomically: false, encoding: .utf8)
    let program = try open()
    #expect(program.hands.stamp().dropFirst(3) == [455, 747])
    let lines = program.said.split(separator: "\n").filter { $0.contains("ignored") }
    #expect(
      lines == [
        "vitrine: the window's state in \(state)/vitrine/window is ignored: "
          + "line 1 is “frame=wide”"
      ])
    quit(program)
  }
}
