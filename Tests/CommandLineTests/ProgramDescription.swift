// The description of the program's commands and options, as ArgumentParser prints it.

import Foundation
import TestSupport

/// The part of `--experimental-dump-help` that documents have to agree with.
struct ProgramDescription: Decodable {
  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let subcommands: [Command]?
    let defaultSubcommand: String?
    let arguments: [Argument]?
  }

  struct Argument: Decodable, Hashable {
    struct Name: Decodable, Hashable {
      let kind: String
      let name: String

      /// The name as it is written: `-o`, `--output`.
      var text: String { (kind == "long" ? "--" : "-") + name }
    }

    let kind: String
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let isOptional: Bool
    let isRepeating: Bool
  }

  let command: Command

  static func ofProgram() throws -> ProgramDescription {
    let outcome = try Program.run("--experimental-dump-help")
    return try JSONDecoder().decode(ProgramDescription.self, from: Data(outcome.output.utf8))
  }

  var commands: [Command] { command.subcommands ?? [] }

  /// The long options of all commands.
  var options: Set<String> {
    let names = commands.flatMap { $0.arguments ?? [] }.flatMap { $0.names ?? [] }
    return Set(names.filter { $0.kind == "long" }.map(\.text))
  }
}
