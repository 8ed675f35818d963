// How a place in a source is handed to the person's editor.

import Messages
import Testing

@testable import Preview

@Suite struct EditorTests {
  private let place = SourcePlace(file: "Views/Dial.swift", line: 12, column: 5)

  @Test(arguments: [
    (nil, "xdg-open Views/Dial.swift"), ("", "xdg-open Views/Dial.swift"),
    ("vim", "vim +12 Views/Dial.swift"), ("emacsclient -c", "emacsclient -c +12 Views/Dial.swift"),
    ("/usr/bin/code -w", "/usr/bin/code -w --goto Views/Dial.swift:12:5"),
    ("subl", "subl Views/Dial.swift:12:5"),
    ("kate", "kate --line 12 --column 5 Views/Dial.swift"),
  ])
  func `an editor gets the line in its own way`(visual: String?, command: String) {
    #expect(Editor.command(place, visual: visual).joined(separator: " ") == command)
  }

  @Test(arguments: [
    ("no-such-editor", "no-such-editor cannot be started: No such file or directory"),
    ("false", "false could not open Views/Dial.swift"),
  ])
  @MainActor func `a person hears why no editor opened a place, and what to set`(
    visual: String, reason: String
  ) async {
    let said = await withCheckedContinuation { said in
      Editor.open(place, visual: visual) { said.resume(returning: $0) }
    }
    #expect(said == "\(reason) · VISUAL names it")
  }
}
