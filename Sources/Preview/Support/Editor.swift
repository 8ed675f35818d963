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

  /// Opens it; `fail` hears of it where no editor could be started.
  @MainActor
  static func open(_ place: SourcePlace, fail: @escaping @MainActor (String) -> Void) {
    let command = command(place, visual: environmentVariable("VISUAL"))
    let streams = ChildProcess.Streams(output: STDERR_FILENO, error: STDERR_FILENO)
    if (try? ChildProcess(command, streams)) == nil {
      fail("\(command[0]) cannot be started; VISUAL names another editor")
    }
  }
}
