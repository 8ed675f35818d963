// The reader as a program of its own: source files as JSON in, the report as JSON out. On the first line
// are files as they were some time ago: of those that have not changed the reader knows most when the
// present ones come.

import Foundation
import Messages
import SourceReading

do {
  let input = FileHandle.standardInput
  var text = Data()
  while !text.contains(UInt8(ascii: "\n")) {
    let more = input.availableData
    if more.isEmpty { break }
    text += more
  }
  let end = text.firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
  let earlier = SourceReader(try JSONDecoder().decode([SourceText].self, from: text[..<end]))
  text = text[end...] + (try input.readToEnd() ?? Data())
  let sources = try JSONDecoder().decode([SourceText].self, from: text)
  try FileHandle.standardOutput.write(
    contentsOf: JSONEncoder().encode(SourceReader(sources, after: earlier).report))
} catch {
  FileHandle.standardError.write(Data("vitrine-reader: \(error)\n".utf8))
  exit(70)
}
