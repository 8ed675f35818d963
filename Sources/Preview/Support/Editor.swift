// Opens a place of a source file where a person edits it.

internal import Building
internal import CoreGraphics
package import Messages

/// The person's editor: `$VISUAL`, else what the desktop opens files with.
package enum Editor {
  /// The program and its arguments for a place.
  package static func command(_ place: SourcePlace, visual: String?) -> [String] {
    let words = (visual ?? "").split(separator: " ").map(String.init)
    guard let program = words.first else { return ["xdg-open", place.file] }
    let name = program.split(separator: "/").last.map(String.init) ?? program
    return words + (placeArguments[name]?(place) ?? ["+\(place.line)", place.file])
  }

  /// Editors that do not take a line as `+LINE`, as most do.
  private static let placeArguments: [String: @Sendable (SourcePlace) -> [String]] = [
    "code": { ["--goto", $0.description] }, "codium": { ["--goto", $0.description] },
    "subl": { [$0.description] }, "zed": { [$0.description] }, "hx": { [$0.description] },
    "kate": { ["--line", "\($0.line)", "--column", "\($0.column)", $0.file] },
  ]

  /// A program that fails later than this has shown the file.
  private static let patience = Duration.seconds(10)

  /// Opens it; `fail` hears why no editor opened it, and what a person can set. `visual`: default, `$VISUAL`.
  @MainActor
  static func open(
    _ place: SourcePlace, visual: String? = environmentVariable("VISUAL"),
    fail: @escaping @MainActor (String) -> Void
  ) {
    let command = command(place, visual: visual)
    let streams = ChildProcess.Streams(output: STDERR_FILENO, error: STDERR_FILENO)
    let begin = ContinuousClock.now
    do throws(ChildProcess.Refusal) {
      try ChildProcess(command, streams).whenEnded { ending in
        guard ending != .exit(0), ContinuousClock.now - begin < patience else { return }
        let reason = sentence("could not open \(place.file)", command[0], visual: visual)
        Task { @MainActor in fail(reason) }
      }
    } catch {
      fail(sentence("cannot be started: \(error.reason)", command[0], visual: visual))
    }
  }

  /// Why it was not opened, with the variable that names another program.
  private static func sentence(
    _ reason: String, _ program: String, visual: String?
  ) -> String {
    let isSet = visual?.isEmpty == false
    return "\(program) \(reason) · "
      + (isSet ? "VISUAL names it" : "Set VISUAL to your editor, such as VISUAL=code")
  }
}
