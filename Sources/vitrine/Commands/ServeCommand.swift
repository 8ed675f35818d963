// `vitrine serve`: a program that editors and agents drive.

import ArgumentParser
import Messages
import Preview

struct ServeCommand: HouseCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show sources to a program: JSON-RPC 2.0 on the standard streams, a line a message.",
    discussion: """
      Methods open, list, close, set, properties, describe, tap, drag, type, scroll, seek, play, picture, difference and \
      write; rpc.discover describes them. Saves are followed: each answer is about the sources as they are saved. Builds \
      and errors come as notifications named diagnostics. It ends with its input, and with the program that started it.
      """)

  @Flag(help: "Speak the Model Context Protocol, with the same methods as tools.")
  var mcp = false

  @Flag(help: "Accepted everywhere; what the sources' code prints is always passed on.")
  var verbose = false

  @MainActor func execute() throws(Failure) -> Int32 {
    try Program.serve(isMCP: mcp)
    return ExitStatus.success.rawValue
  }
}
