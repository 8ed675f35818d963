// Reading one file, and looking at its copy.

import Foundation
import Messages
import SourceReading

/// The copy of a file named `Dial.swift`.
func lowered(_ text: String) -> LoweredFile {
  SourceReader.read([SourceText(path: "Dial.swift", text: text)]).files[0]
}

/// The user's part of the copy: what stands between the line that names the file and our code.
func copy(_ text: String) -> String { userText(of: lowered(text)) }

/// The user's part of a copy.
func userText(of file: LoweredFile) -> String {
  let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
  let end = lines.firstIndex(of: "#sourceLocation()") ?? lines.endIndex
  return lines[1..<end].joined(separator: "\n")
}

/// The code that the pass adds.
func registration(_ text: String) -> String {
  let copy = lowered(text).text
  return copy.range(of: "#sourceLocation()\n").map { String(copy[$0.upperBound...]) } ?? ""
}

/// The text without runs of spaces, for comparing words.
func words(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
