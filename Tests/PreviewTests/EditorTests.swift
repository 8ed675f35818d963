// How a place in a source is handed to the person's editor.

import Messages
import Preview
import Testing

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
}
