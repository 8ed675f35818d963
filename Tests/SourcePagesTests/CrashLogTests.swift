// The lines that are told of a crash.

import Messages
import Pages
import SourcePages
import Testing

@Suite struct CrashLogTests {
  private func frame(_ index: Int, _ name: String, _ line: Int) -> String {
    "\(index) [ra] 0x00007f3a2c001234 \(name) + 12 in module.so at /w/Dial.swift:\(line):9"
  }

  @Test func `code that calls itself for ever is told as such, each function once`() {
    let deep = (0..<120).map { frame($0, "Dial.deep(_:)", 3) } + [frame(120, "Dial.draw(_:)", 8)]
    let log = CrashLog(["*** Signal 11: Backtracing from 0x7f"] + deep)
    #expect(log.reason == "Dial.deep(_:) calls itself until the stack is full")
    #expect(log.frames.map(\.text) == ["Dial.deep(_:)", "Dial.draw(_:)"])
  }

  @Test func `a few calls of one function are none of that`() {
    let log = CrashLog((0..<4).map { frame($0, "Dial.visit(_:)", 3) })
    #expect(log.reason == nil)
    #expect(log.frames.map(\.text) == ["Dial.visit(_:)"])
  }

  @Test func `so is code that calls itself through the framework`() {
    let deep = (0..<120).map { index in
      index % 36 == 5
        ? frame(index, "Dial.layoutSubviews()", 6)
        : "\(index) [ra] 0x00007f3a2c001234 CALayer.layoutOnce() + 4 in vitrine-agent at /f.swift:1:1"
    }
    let log = CrashLog(["*** Signal 11: Backtracing from 0x7f"] + deep)
    #expect(log.reason == "Dial.layoutSubviews() calls itself until the stack is full")
  }

  @Test func `a stack that the framework's calls fill is told as such, and no other bad pointer`() {
    let deep = (0..<120).map {
      "\($0) [ra] 0x00007f3a2c001234 CALayer.placeAll() + 4 in vitrine-agent at /f.swift:1:1"
    }
    func reason(_ address: String) -> String? {
      CrashLog(["*** Program crashed: Bad pointer dereference at \(address) ***"] + deep).reason
    }
    #expect(
      reason("0x00007ffc1a2b3ff8")
        == "the stack is full: calls, views or layers lie too deep in one another")
    #expect(reason("0x0000000000000010") == nil)
  }

  @Test func `colours for terminals and what nobody sees are left out of printed lines`() {
    let log = CrashLog(["\u{1B}[1;31mred\u{1B}[0m \u{7}bell", "Fatal error: \u{1B}[4mno hands"])
    #expect(log.printed == ["red bell"])
    #expect(log.reason == "no hands")
  }

  @Test func `what makes the views is not told of`() {
    let making =
      "1 [ra] 0x00007f3a2c001234 closure #1 in make() + 12 in module.so at <stdin>:22:92"
    let log = CrashLog([frame(0, "Dial.init(frame:)", 3), making])
    #expect(log.frames.map(\.text) == ["Dial.init(frame:)"])
  }

  @Test(arguments: ["Dial.swift", "/w/Dial.swift"])
  func `a place on a line that the copy has rewritten is the original's`(path: String) {
    let shift = ColumnShift(line: 3, column: 3, oldLength: 5, newLength: 9)
    let file = LoweredFile(path: path, text: "", shifts: [shift])
    let log = CrashLog(
      [frame(0, "Dial.init(frame:)", 3), frame(1, "Dial.draw(_:)", 4)], of: [file])
    #expect(log.frames.map(\.place?.column) == [3, 9])
    let other = LoweredFile(path: "MyDial.swift", text: "", shifts: [shift])
    #expect(CrashLog([frame(0, "Dial.init(frame:)", 3)], of: [other]).frames[0].place?.column == 9)
  }

  @Test func `a failure begins with its reason, not with what code printed`() {
    let printed = PageMessage.Line("drawing the dial", isPrinted: true)
    let interrupted = Failure(PageMessage(title: "Interrupted after 20 s", lines: [printed]))
    #expect(interrupted.message == "Interrupted after 20 s")
    #expect(interrupted.furtherLines == ["drawing the dial"])
    let crashed = PageMessage(title: "Crashed", lines: [PageMessage.Line("no hands"), printed])
    #expect(Failure(crashed).message == "no hands")
    #expect(Failure(PageMessage(title: "A fault", lines: [])).message == "A fault")
  }
}
