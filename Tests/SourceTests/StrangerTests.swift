// Programs of different builds: whoever does not understand the other says so, and nobody waits.

import Foundation
import Messages
import TestSupport
import Testing

@Suite struct StrangerTests {
  @Test(arguments: [["vitrine-reader", "other"], ["vitrine-agent", "{}", "other"]])
  func `what a program of other messages started says so and ends`(call: [String]) throws {
    let program = HelperProcess.folder.appendingPathComponent(call[0]).path
    let outcome = try Program.run(Array(call.dropFirst()), program: program)
    #expect(outcome.status == MessageVersion.mismatch)
    #expect(outcome.errorLines == [MessageVersion.sentence(call[0])])
  }

  @Test func `an agent ends where somebody asks what is no request`() throws {
    let (ours, theirs) = try #require(MessageChannel.pair())
    let channel = MessageChannel(ours)
    let agent = Process()
    agent.executableURL = HelperProcess.folder.appendingPathComponent("vitrine-agent")
    agent.arguments = ["{}", MessageVersion.current]
    let socket = FileHandle(fileDescriptor: theirs, closeOnDealloc: true)
    agent.standardInput = socket
    try agent.runWithAllSignals()
    try socket.close()
    #expect(channel.send(["nonsense"]))
    #expect(channel.receive([String].self) == nil)
    agent.waitUntilExit()
    #expect(agent.terminationReason == .exit)
  }
}
