// The root command: its name, its version and its subcommands.

import ArgumentParser

/// `vitrine`, which without a subcommand is `vitrine preview`.
struct Vitrine: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "vitrine",
    abstract: "Shows UIKit-style designable views, live, in a window or as pictures.",
    version: version,
    subcommands: [
      PreviewCommand.self, SnapshotCommand.self, RecordCommand.self, InspectCommand.self,
      ScanCommand.self, CheckCommand.self, WriteCommand.self, ServeCommand.self, NewCommand.self,
      DoctorCommand.self,
    ],
    defaultSubcommand: PreviewCommand.self)
}
