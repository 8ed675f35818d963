// The reader as a program of its own: source files as JSON in, the report as JSON out.

import Foundation
import Messages
import SourceReading

let input = FileHandle.standardInput.readDataToEndOfFile()
do {
  let sources = try JSONDecoder().decode([SourceText].self, from: input)
  try FileHandle.standardOutput.write(
    contentsOf: JSONEncoder().encode(SourceReader.read(sources)))
} catch {
  FileHandle.standardError.write(Data("vitrine-reader: \(error)\n".utf8))
  exit(70)
}
