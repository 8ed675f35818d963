// `vitrine doctor`: what was found on this machine.

import ArgumentParser
import Messages
import Preview

struct DoctorCommand: HouseCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Print what was detected on this machine, and why.")

  @Flag(help: "Accepted everywhere; doctor always says everything.")
  var verbose = false

  @MainActor func execute() throws(Failure) -> Int32 {
    try StandardStreams.print(Program.doctor())
    return 0
  }
}
