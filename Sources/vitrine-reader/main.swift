// The reader as a program of its own: source files as JSON in, the report as JSON out. On the first line
// are files as they were some time ago: of those that have not changed the reader knows most when the
// present ones come. Its argument is the version of the messages.

import Foundation
import Messages
import SourceReading

/// Reads standard input to its end and writes the report.
func read() throws {
  let input = FileHandle.standardInput
  var text = Data()
  var end: Data.Index?
  while end == nil {
    let more = input.availableData
    if more.isEmpty { break }
    end = more.firstIndex(of: UInt8(ascii: "\n")).map { text.count + $0 - more.startIndex }
    text += more
  }
  let line = text[..<(end ?? text.endIndex)]
  let earlier = SourceReader(try JSONDecoder().decode([SourceText].self, from: line))
  // Nobody asks for it: what runs for the first time now would run for the first time later.
  _ = try JSONEncoder().encode(earlier.report)
  text = text[line.endIndex...] + (try input.readToEnd() ?? Data())
  let sources = try JSONDecoder().decode([SourceText].self, from: text)
  try FileHandle.standardOutput.write(
    contentsOf: JSONEncoder().encode(SourceReader(sources, after: earlier).report))
}

MessageVersion.check(CommandLine.arguments.dropFirst().first)

// Trees are walked by functions that call themselves: a source may be nested many thousand deep.
let reading = Thread {
  do {
    try read()
    exit(0)
  } catch {
    FileHandle.standardError.write(Data("vitrine-reader: \(error)\n".utf8))
    exit(70)
  }
}
reading.stackSize = 1 << 30
reading.start()
while true { pause() }
