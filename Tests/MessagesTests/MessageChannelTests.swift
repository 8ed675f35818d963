// Messages between two ends of a socket.

import Foundation
import Messages
import TestSupport
import Testing

@Suite struct MessageChannelTests {
  private func channels() throws -> (MessageChannel, MessageChannel) {
    let (one, other) = try #require(MessageChannel.pair())
    return (MessageChannel(one), MessageChannel(other))
  }

  /// Writes bytes as they are.
  private func write(_ bytes: [UInt8], to channel: MessageChannel) {
    _ = unsafe bytes.withUnsafeBytes {
      unsafe send(channel.descriptor, $0.baseAddress, $0.count, 0)
    }
  }

  @Test func `messages arrive whole and in order`() throws {
    let (one, other) = try channels()
    let texts = ["", "a", String(repeating: "é", count: 20000)]
    for text in texts { #expect(one.send([text])) }
    for text in texts { #expect(other.receive([String].self) == [text]) }
  }

  @Test func `posting does not wait for who reads, and keeps the order`() throws {
    let (one, other) = try channels()
    // Far more than a socket holds.
    let texts = ["first", String(repeating: "é", count: 1 << 21), "last"]
    for text in texts { #expect(one.post([text])) }
    for text in texts { #expect(other.receive([String].self) == [text]) }
  }

  @Test func `a message that is too long is not sent`() throws {
    let (one, other) = try channels()
    let text = String(repeating: "a", count: MessageChannel.limit)
    #expect(!one.post([text]))
    #expect(!one.send([text]))
    #expect(one.post(["next"]))
    #expect(other.receive([String].self) == ["next"])
  }

  @Test func `a message that came in part waits for the rest`() throws {
    let (one, other) = try channels()
    write([5, 0, 0, 0, 0x5B, 0x22], to: one)
    other.read()
    #expect(other.next([String].self) == nil)
    #expect(!other.isClosed)
    write([0x61, 0x22, 0x5D], to: one)
    #expect(other.receive([String].self) == ["a"])
  }

  @Test(arguments: [
    [0xFF, 0xFF, 0xFF, 0xFF], [2, 0, 0, 0, 0x5B, 0x5B], [2, 0, 0, 0, 0x7B, 0x7D], [0, 0, 0, 0],
  ])
  func `what is no message ends the connection`(bytes: [UInt8]) throws {
    let (one, other) = try channels()
    write(bytes, to: one)
    #expect(other.receive([String].self) == nil)
    #expect(other.isClosed)
  }

  @Test func `the other end's death is the end`() throws {
    var (one, other): (MessageChannel?, MessageChannel) = try channels()
    one?.send(["last"])
    one = nil
    #expect(other.receive([String].self) == ["last"])
    #expect(other.receive([String].self) == nil)
    #expect(!other.send(["more"]))
  }

  @Test func `random bytes never stop the reader`() throws {
    try Fuzz.run(50) { random, _ in
      var (one, other): (MessageChannel?, MessageChannel) = try channels()
      let bytes = (0..<Int.random(in: 1...40, using: &random)).map { index in
        index % 4 == 0 ? UInt8.random(in: 0...255, using: &random) : 0
      }
      if let one { write(bytes, to: one) }
      one = nil
      while other.receive(AgentRequest.self) != nil {}
      #expect(other.isClosed)
    }
  }

  @Test func `descriptors come with their messages, in order, and no more than anybody wants`()
    throws
  {
    let (one, other) = try channels()
    for size in 1...3 {
      let pipe = Pipe()
      let end = pipe.fileHandleForWriting.fileDescriptor
      #expect(one.send([size], sharing: end))
      #expect(other.receive([Int].self) == [size])
      let descriptor = try #require(other.takeDescriptor())
      #expect(descriptor != end)
      #expect(unsafe Foundation.write(descriptor, "x", 1) == 1)
      close(descriptor)
      #expect(other.takeDescriptor() == nil)
      #expect(try pipe.fileHandleForReading.read(upToCount: 1) == Data("x".utf8))
    }
    let before = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    for _ in 0..<200 {
      one.send([0], sharing: one.descriptor)
      #expect(other.receive([Int].self) == [0])
    }
    let after = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    #expect(after - before < 100)
  }

  // MARK: Touches

  private func place(_ random: inout SeededGenerator) -> AgentTouch.Place {
    func number(_ bound: Double) -> Double { .random(in: -bound...bound, using: &random) }
    return AgentTouch.Place(x: number(1e9), y: number(1e-3), time: number(1e15))
  }

  private func touch(_ random: inout SeededGenerator) throws -> AgentTouch {
    AgentTouch(
      finger: Bool.random(using: &random) ? nil : Int.random(in: Int.min...Int.max, using: &random),
      phase: try #require(AgentTouch.Phase.allCases.randomElement(using: &random)),
      place: place(&random),
      history: (0..<Int.random(in: 0...300, using: &random)).map { _ in place(&random) })
  }

  @Test func `touches arrive to the bit as they were sent, of whichever finger`() throws {
    let (one, other) = try channels()
    try Fuzz.run(50) { random, trace in
      let touch = try touch(&random)
      #expect(one.send(AgentRequest.input(.touch(touch))))
      guard case .input(.touch(let arrived)) = other.receive(AgentRequest.self) else {
        Issue.record("no touch arrived: \(trace)")
        return
      }
      #expect(arrived == touch, "\(trace)")
    }
  }

  @Test func `a touch with a wrong byte is another touch or the end, never a crash`() throws {
    try Fuzz.run(200) { random, _ in
      let (one, other) = try channels()
      var bytes = try [UInt8](JSONEncoder().encode(AgentRequest.input(.touch(touch(&random)))))
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = try #require(bytes.indices.randomElement(using: &random))
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
      let count = (0..<4).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) }
      write(count + bytes, to: one)
      let arrived = other.receive(AgentRequest.self)
      #expect((arrived == nil) == other.isClosed)
    }
  }
}
