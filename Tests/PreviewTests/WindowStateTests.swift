// The window's remembered state: its text, its file, and whatever else may lie in the file's place.

import CoreGraphics
import Messages
import Preview
import TestSupport
import Testing
import Windowing

@Suite struct WindowStateTests {
  private var left: WindowState {
    var state = WindowState()
    state.frame = PixelRect(x: -20, y: 80, width: 455, height: 747)
    state.showsStatistics = true
    return state
  }

  @Test func `a state's text is read as that state`() throws {
    #expect(left.text == "frame=-20 80 455 747\nstatistics=yes\n")
    #expect(try WindowState(text: left.text) == left)
    #expect(try WindowState(text: WindowState().text) == WindowState())
    #expect(try WindowState(text: "") == WindowState())
  }

  @Test func `the choices of variants are kept, in whatever languages`() throws {
    var state = WindowState()
    var grid = VariantGrid(
      VariantAxis.device.choices() + VariantAxis.textSize.standardChoices()
        + VariantAxis.language.choices(languages: ["de", "zh-Hans"]))
    state.variants = grid
    #expect(grid.count > VariantGrid.limit)
    #expect(try WindowState(text: state.text) == state)
    state.variants = VariantGrid()
    #expect(state.text == "statistics=no\nvariants=\n")
    #expect(try WindowState(text: state.text) == state)
    // The name of a folder may be anything.
    for choice in VariantAxis.language.choices(languages: ["a,b\nstatistics=yes"]) {
      grid.toggle(choice, among: [choice])
    }
    state.variants = grid
    #expect(try WindowState(text: state.text).variants?[.language] == [])
  }

  @Test func `files are kept with the way in which they were looked at, the newest of many`() throws
  {
    var state = WindowState()
    var memory = PageMemory()
    memory.choices =
      VariantAxis.device.choices().filter { $0.name == "iphone-se-landscape" }
      + VariantAxis.appearance.choices().filter { $0.name == "dark" }
    (memory.rate, memory.loops) = (0.25, true)
    state.remember(memory, of: "/a b/Dial.swift")
    #expect(
      state.text.contains(
        "page=0.25 loop device=iphone-se-landscape,appearance=dark /a b/Dial.swift\n"))
    #expect(try WindowState(text: state.text) == state)
    #expect(try WindowState(text: state.text).memory(of: "/a b/Dial.swift") == memory)
    state.remember(PageMemory(), of: "/a b/Dial.swift")
    #expect(state.pages.isEmpty && state.memory(of: "/a b/Dial.swift") == nil)
    for index in 0..<60 { state.remember(memory, of: "/\(index)") }
    state.remember(memory, of: "/with\na line")
    #expect(state.pages.map(\.path) == (20..<60).map { "/\($0)" })
  }

  @Test(arguments: ["Dark card", "50 % / 2", "開始\n=", "Card.swift:20", "-"])
  func `the name of what was shown is kept with the file`(name: String) throws {
    var state = WindowState()
    var memory = PageMemory()
    memory.shown = name
    state.remember(memory, of: "/a b/c d/Dial.swift")
    state.remember(memory, of: "/one:/two three")
    #expect(try WindowState(text: state.text) == state)
    #expect(state.text.split(separator: "\n").count == 3)
    // A line of an earlier version.
    let old = try WindowState(text: "page=0.5 once - /a b/Dial.swift\n")
    #expect(old.memory(of: "/a b/Dial.swift")?.rate == 0.5)
    memory.shown = String(repeating: "long ", count: 100)
    state.remember(memory, of: "/long")
    #expect(try WindowState(text: state.text).memory(of: "/long") == nil)
  }

  @Test func `errors are kept for the next to ask, the newest of many`() throws {
    var state = WindowState()
    state.faults = (1...20).map { "BadMatch in PutImage, \($0)" }
    #expect(try WindowState(text: state.text).faults == state.faults.suffix(8))
  }

  @Test func `names from later versions are skipped`() throws {
    #expect(try WindowState(text: "colour=blue\n\n" + left.text) == left)
  }

  @Test(arguments: [
    "frame", "frame=", "frame=1 2 3", "frame=1 2 3 4 5", "frame=1 2 0 4", "frame=1 2 3 -4",
    "frame=1 2 3 99999", "frame=1e9 2 3 4", "frame=99999999999999999999 0 9 9", "frame=1  2 3",
    "statistics=maybe", "statistics=", "variants=device=", "variants=colour", "variants=scale=9",
    "variants=language=a b", "variants=scale,scale", "\u{0}", "page=", "page=1 once -",
    "page=1 once - ", "page=9 once - /a", "page=nan loop - /a", "page=1 twice - /a",
    "page=1 once colour /a", "{\"frame\": 1}",
  ])
  func `a line that makes no sense is named`(line: String) {
    #expect(throws: WindowStateError(line: 2, text: line)) {
      try WindowState(text: "statistics=no\n" + line)
    }
  }

  @Test(arguments: [
    (
      PixelRect(x: 10, y: 20, width: 300, height: 200),
      PixelRect(x: 10, y: 20, width: 300, height: 200)
    ),
    (
      PixelRect(x: -50, y: 700, width: 300, height: 200),
      PixelRect(x: 0, y: 400, width: 300, height: 200)
    ),
    (PixelRect(x: 0, y: 0, width: 9000, height: 5), PixelRect(x: 0, y: 0, width: 800, height: 90)),
  ])
  func `a window opens on the screen that is there`(frame: PixelRect, place: PixelRect) {
    var state = WindowState()
    state.frame = frame
    let found = state.frame(
      on: PixelSize(width: 800, height: 600), minimum: PixelSize(width: 120, height: 90))
    #expect(found == place)
  }

  @Test func `Fuzz: any text gives a window on the screen or an error`() {
    let pieces = [
      "frame=", "variants=", "scale", "statistics=", "yes", " ", "-", "\n", "16384", "32767", "0",
      "=",
    ]
    let screen = PixelSize(width: 640, height: 480)
    Fuzz.run(2000) { generator, trace in
      var text = ""
      for _ in 0..<Int.random(in: 0..<14, using: &generator) {
        text += pieces.randomElement(using: &generator) ?? ""
        if Int.random(in: 0..<8, using: &generator) == 0 {
          text.unicodeScalars.append(Unicode.Scalar(UInt8.random(in: 0...255, using: &generator)))
        }
      }
      guard let state = try? WindowState(text: text),
        let frame = state.frame(on: screen, minimum: PixelSize(width: 1, height: 1))
      else { return }
      #expect(frame.intersection(screen.bounds) == frame && !frame.isEmpty, "\(trace)")
    }
  }
}

@Suite struct WindowStateFileTests {
  private let folder = NSTemporaryDirectory() + "vitrine-state-" + UUID().uuidString
  private var file: WindowStateFile { WindowStateFile { ["XDG_STATE_HOME": folder][$0] } }

  private func read() -> (state: WindowState, complaints: [String]) {
    var complaints: [String] = []
    let state = file.read { complaints.append($0) }
    return (state, complaints)
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/state", "HOME": "/home/me"], "/state/vitrine/window"),
    (["HOME": "/home/me"], "/home/me/.local/state/vitrine/window"),
    (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/vitrine/window"),
    (["XDG_STATE_HOME": "", "HOME": "nowhere"], nil), ([:], nil),
  ])
  func `the file lies where the desktop's rules say`(
    environment: [String: String], path: String?
  ) {
    #expect(WindowStateFile { environment[$0] }.path == path)
  }

  @Test func `what is written is read again, and nothing else lies beside it`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(read() == (WindowState(), []))
    var state = WindowState()
    state.showsStatistics = true
    try file.write(state)
    #expect(read() == (state, []))
    try file.write(WindowState())
    #expect(read() == (WindowState(), []))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/vitrine") == ["window"])
  }

  @Test(arguments: ["rubbish", "folder", "pipe", "long"])
  func `whatever else lies there is ignored with one line`(kind: String) throws {
    let path = try #require(file.path)
    let parent = folder + "/vitrine"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    switch kind {
    case "folder":
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case "pipe": try #require(unsafe mkfifo(path, 0o600) == 0)
    case "long":
      try String(repeating: "a=b\n", count: 20_000).write(
        toFile: path, atomically: false, encoding: .utf8)
    default: try "frame=wide".write(toFile: path, atomically: false, encoding: .utf8)
    }
    let found = read()
    #expect(found.state == WindowState())
    #expect(found.complaints.count == 1)
    #expect(found.complaints.first?.contains(path) == true)
  }

  @Test func `a folder that cannot be made is told`() {
    let file = WindowStateFile { ["XDG_STATE_HOME": "/dev/null"][$0] }
    #expect(throws: Failure.self) { try file.write(WindowState()) }
  }
}
