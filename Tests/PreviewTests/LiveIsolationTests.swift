// Processes that a user's code starts, and attacks on the agent from outside: the window goes on.

import CXTest
import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct LiveIsolationTests {
  private let red: UInt32 = 0xFF0000
  private let green: UInt32 = 0x00FF00
  private let blue: UInt32 = 0x0000FF

  /// The number that the code printed behind a word.
  private func number(_ word: String, in live: LiveProgram) -> Int32? {
    live.program.said.split(separator: "\n").last { $0.hasPrefix(word) }
      .flatMap { Int32($0.dropFirst(word.count)) }
  }

  private func isGone(_ process: Int32) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status.map { $0.contains(") Z ") } ?? true
  }

  @Test func `what the code started ends with it`() throws {
    let live = try LiveProgram()
    try live.save(
      ".red",
      """
      let sleeper = Process()
      sleeper.executableURL = URL(fileURLWithPath: "/bin/sleep")
      sleeper.arguments = ["3600"]
      try! sleeper.run()
      print("started \\(sleeper.processIdentifier)")
      """)
    #expect(live.shows(red), "\(live.program.said)")
    let child = try #require(number("started ", in: live))
    try live.save(".blue")
    #expect(live.shows(blue), "\(live.program.said)")
    #expect(live.waits { isGone(child) })
  }

  @Test func `a copy of the agent says nothing in its place, and ends with it`() throws {
    let live = try LiveProgram()
    try live.save(
      ".red",
      """
      typealias Fork = @convention(c) () -> Int32
      let child = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)()
      if child == 0 { while true { sleep(3600) } }
      print("copied \\(child)")
      if child > 0 { fatalError("one is enough") }
      """)
    // The crash is told, though the copy holds all that the agent had.
    #expect(live.says("one is enough"), "\(live.program.said)")
    let child = try #require(number("copied ", in: live))
    try live.save(".blue")
    #expect(live.shows(blue), "\(live.program.said)")
    #expect(live.waits { isGone(child) })
  }

  /// How often the children of a process have gone to sleep so far, by their numbers.
  private func sleeps(below parent: Int32) -> [Int32: Int] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var sleeps: [Int32: Int] = [:]
    for number in all.compactMap({ Int32($0) }) {
      let text = (try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)) ?? ""
      let fields = text.split(separator: "\n").map { $0.split { $0 == ":" || $0 == "\t" } }
      func field(_ name: String) -> Int? {
        fields.first { $0.first ?? "" == name }?.last.flatMap { Int($0) }
      }
      guard field("PPid") == Int(parent) else { continue }
      sleeps[number] = field("voluntary_ctxt_switches")
    }
    return sleeps
  }

  @Test func `nothing wakes the supervisor of a page that does nothing`() throws {
    let live = try LiveProgram()
    try live.save(".red")
    #expect(live.shows(red), "\(live.program.said)")
    // By then the next programs are started, and the optimised library is shown.
    #expect(live.program.comesToRest())
    let before = sleeps(below: live.program.identifier)
    sleep(4)
    let after = sleeps(below: live.program.identifier)
    #expect(!before.isEmpty)
    #expect(before == after)
  }

  @Test func `an agent that is stopped ends with a window that is killed`() throws {
    let live = try LiveProgram()
    try live.save(".red", "print(\"agent \\(getpid())\")")
    #expect(live.shows(red), "\(live.program.said)")
    let agent = try #require(number("agent ", in: live))
    kill(agent, SIGSTOP)
    kill(live.program.identifier, SIGKILL)
    #expect(live.waits { isGone(agent) })
  }

  @Test(arguments: [false, true])
  func `the window goes on behind a frame that code forges`(sendsFile: Bool) throws {
    let live = try LiveProgram()
    try live.save(".red", ForgedReply.code(sendsFile: sendsFile))
    #expect(live.says("frame cannot be read"), "\(live.program.said)")
    try live.save(".blue")
    #expect(live.shows(blue), "\(live.program.said)")
    #expect(live.program.isRunning)
  }

  @Test func `an agent that is stopped makes room at the next save`() throws {
    let live = try LiveProgram()
    try live.save(".red", "print(\"agent \\(getpid())\")")
    #expect(live.shows(red), "\(live.program.said)")
    let agent = try #require(number("agent ", in: live))
    kill(agent, SIGSTOP)
    try live.save(".blue")
    #expect(live.shows(blue), "\(live.program.said)")
    #expect(live.waits { isGone(agent) })
  }

  @Test func `a person may go on while the code does not answer`() throws {
    let live = try LiveProgram()
    try live.save(
      "isStuck ? .green : .red", "if isStuck { while true {} }",
      members: """
        var isStuck = false
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          isStuck = true
          setNeedsLayout()
        }
        """)
    #expect(live.shows(red), "\(live.program.said)")
    live.program.hands.click(90, 90)
    // More than a socket holds.
    for _ in 0..<1500 { live.program.hands.wheel(5) }
    #expect(live.shows(red, not: true))
    try live.save(".blue")
    #expect(live.shows(blue), "\(live.program.said)")
  }

  @Test func `a long text that is pasted into code that does not answer stops nobody`() throws {
    let server = try PrivateXServer()
    let live = try LiveProgram(on: server)
    try live.save(
      "field.isEditing ? .green : .red",
      members: """
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(field)
          field.addTarget(self, action: #selector(hang), for: .editingChanged)
          field.addTarget(self, action: #selector(setNeedsLayout), for: .editingDidBegin)
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc func hang() { print("hanging"); while true {} }
        """)
    let hands = live.program.hands
    let peer = try #require(ClipboardPeer(server.display))
    #expect(live.shows(red), "\(live.program.said)")
    peer.copy([UInt8](repeating: 0x61, count: 4 << 20), part: 1 << 18)
    hands.click(90, 55)
    #expect(live.shows(green), "\(live.program.said)")
    hands.press(XK_x)
    #expect(live.says("hanging"), "\(live.program.said)")
    hands.press(XK_v, holding: [XK_Control_L])
    #expect(
      live.waits {
        peer.serve()
        return peer.hasHandedOn
      })
    try live.save(".blue")
    #expect(live.shows(blue), "\(live.program.said)")
  }

  @Test func `a folder may go and come back`() throws {
    let live = try LiveProgram(inFolder: true)
    try live.save(".red")
    #expect(live.shows(red), "\(live.program.said)")
    try live.replaceFolder(by: ".green")
    #expect(live.shows(green), "\(live.program.said)")
    try live.save(".blue")
    #expect(live.shows(blue), "\(live.program.said)")
  }
}
