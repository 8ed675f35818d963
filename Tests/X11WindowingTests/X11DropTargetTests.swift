// Files dragged onto the window.

import TestSupport
import Testing
import Windowing
import X11Windowing

@Suite(.serialized) struct X11DropTargetTests {
  private let server: PrivateXServer
  private let fixture: Fixture
  private let source: DragSource

  init() throws {
    server = try PrivateXServer()
    fixture = try Fixture(server)
    try fixture.show()
    source = try #require(
      DragSource(server.display, target: fixture.window.identifier))
  }

  /// The values of the next answer of that name.
  private func answer(_ name: String) throws -> [Int] {
    try #require(
      fixture.pump {
        source.serve()
        return source.answers.contains { $0.name == name }
      })
    return try #require(source.answers.last { $0.name == name }).values
  }

  private var dropped: [InputEvent] {
    fixture.events.filter { if case .filesDropped = $0 { true } else { false } }
  }

  @Test func `the window says that it takes drags`() {
    #expect(fixture.observer.property("XdndAware", of: fixture.window.identifier) == [5])
  }

  @Test(arguments: [
    ["text/uri-list"], ["text/plain", "text/uri-list"],
    ["a/b", "text/plain", "UTF8_STRING", "text/uri-list"],
  ])
  func `dropped files are reported and the source is told`(types: [String]) throws {
    source.enter(types: types)
    source.move(x: 20, y: 20)
    let status = try answer("XdndStatus")
    #expect(status[0] == Int(fixture.window.identifier))
    #expect(status[1] & 1 == 1)
    #expect(status[4] == Int(fixture.observer.atom("XdndActionCopy")))
    source.drop("file:///tmp/My%20View.swift\r\nfile:///tmp/b.swift\r\n")
    let finished = try answer("XdndFinished")
    #expect(finished[0] == Int(fixture.window.identifier))
    #expect(finished[1] == 1)
    #expect(dropped == [.filesDropped(["/tmp/My View.swift", "/tmp/b.swift"])])
    #expect(fixture.connection.faults.isEmpty)
  }

  @Test func `text alone is refused`() throws {
    source.enter(types: ["text/plain"])
    source.move(x: 5, y: 5)
    #expect(try answer("XdndStatus")[1] & 1 == 0)
    source.drop("file:///tmp/a")
    #expect(try answer("XdndFinished")[1] == 0)
    #expect(dropped.isEmpty)
  }

  @Test(arguments: ["", "http://example.com/a", "\u{0}\u{1}"])
  func `a list without a file is refused`(list: String) throws {
    source.enter(types: ["text/uri-list"])
    source.drop(list)
    #expect(try answer("XdndFinished")[1] == 0)
    #expect(dropped.isEmpty)
  }

  @Test func `a drag that leaves is forgotten, and a drop without a drag is refused`() throws {
    source.enter(types: ["text/uri-list"])
    source.leave()
    source.drop("file:///tmp/a")
    #expect(try answer("XdndFinished")[1] == 0)
    #expect(dropped.isEmpty)
  }
}
