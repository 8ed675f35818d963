// From arguments to an exit status: errors take the house's form, not the parser's.

import ArgumentParser
import Foundation
import Messages
import Preview

/// A command of `vitrine`.
protocol HouseCommand: ParsableCommand {
  /// Does the job; the exit status.
  @MainActor func execute() throws(Failure) -> Int32
}

/// The program as a function of its arguments.
@MainActor
enum CommandLineTool {
  /// Runs a command line without the program's name; the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    StandardStreams.prepare()
    if let failure = StandardStreams.lackOfDescriptors { return tell(failure) }
    EnvironmentCheck.warn()
    do {
      // The parser takes longer to set up than the window to open: the plain window needs none.
      if arguments.isEmpty {
        StageTimeZone.choose(forWindow: true)
        return try Program.preview(Request(), says: nil)
      }
      let command = try Vitrine.parseAsRoot(arguments)
      guard let command = command as? any HouseCommand else { return help(command) }
      StageTimeZone.choose(forWindow: command is PreviewCommand)
      return try execute(command)
    } catch let failure as Failure {
      return tell(failure)
    } catch {
      return end(error)
    }
  }

  private static func execute(_ command: any HouseCommand) throws -> Int32 {
    do throws(Failure) {
      return try command.execute()
    } catch {
      let status = tell(error)
      if error.status == .usage { say(usage: type(of: command)) }
      return status
    }
  }

  /// Says what went wrong; the exit status.
  private static func tell(_ failure: Failure) -> Int32 {
    say(failure.message)
    for line in failure.furtherLines { say(line) }
    return failure.status.rawValue
  }

  /// The parser's own commands: help, and what it makes of requests for it.
  private static func help(_ command: any ParsableCommand) -> Int32 {
    do {
      var command = command
      try command.run()
      return ExitStatus.success.rawValue
    } catch {
      return end(error)
    }
  }

  /// Help and version end well; everything else is a wrong command line.
  private static func end(_ error: any Error) -> Int32 {
    if Vitrine.exitCode(for: error) == .success {
      return tell(Vitrine.fullMessage(for: error))
    }
    say(Vitrine.message(for: error))
    let whole = Vitrine.fullMessage(for: error)
    if let usage = whole.range(of: "Usage:") { write(whole[usage.lowerBound...] + "\n") }
    return ExitStatus.usage.rawValue
  }

  /// Writes what was asked for; the exit status.
  private static func tell(_ text: String) -> Int32 {
    do throws(Failure) {
      try StandardStreams.print(text)
      return ExitStatus.success.rawValue
    } catch {
      say(error.message)
      return error.status.rawValue
    }
  }

  private static func say(_ message: String) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    write("vitrine: \(line)\n")
  }

  private static func say(usage command: any ParsableCommand.Type) {
    write("Usage: \(Vitrine.usageString(for: command, includeHidden: false))\n")
  }

  private static func write(_ text: some StringProtocol) {
    StandardStreams.sayError(String(text))
  }
}
