// The reader as a program of its own: it answers requests on the socket that is its standard input, until that ends.
// It keeps all that it has read for one request until the next one comes. Its argument is the version of the messages;
// with the further argument `edit` it writes values into texts instead, and with `literals` it finds the literals of
// texts.

import CLinux
import Foundation
import Messages
import SourceReading

/// Answers requests until the last one.
func answer() -> Int32 {
  let channel = MessageChannel(FileHandle.standardInput.fileDescriptor)
  var sources: [SourceText] = []
  var reader: SourceReader?
  var files: [LoweredFile] = []
  var known = KnownBodies()
  while let request = channel.receive(ReaderRequest.self) {
    guard let next = request.sources.applied(to: sources) else { return 70 }
    sources = next
    let current = SourceReader(sources, after: reader)
    let report = current.report
    var replacement: String?
    if let wanted = request.base, let bodies = current.bodies(ofFileAt: wanted.path) {
      let base = known.bodies(of: wanted.text, orIn: reader?.bodies(ofFileAt: wanted.path))
      replacement = bodies.replacement(since: base, in: wanted)
      known.keep(bodies)
    }
    guard channel.send(ReaderReply(report, after: files, replacement: replacement)) else {
      return 70
    }
    (reader, files) = (current, report.files)
  }
  return channel.isGarbled ? 70 : 0
}

/// Writes values into texts until the last request.
func edit() -> Int32 {
  let channel = MessageChannel(FileHandle.standardInput.fileDescriptor)
  while let request = channel.receive(SourceEditRequest.self) {
    guard channel.send(SourceEditor.reply(to: request)) else { return 70 }
  }
  return channel.isGarbled ? 70 : 0
}

/// Finds the literals of texts until the last request.
func findLiterals() -> Int32 {
  let channel = MessageChannel(FileHandle.standardInput.fileDescriptor)
  while let request = channel.receive(LiteralRequest.self) {
    guard channel.send(TypedLiterals.reply(to: request)) else { return 70 }
  }
  return channel.isGarbled ? 70 : 0
}

linux_share_heap()
MessageVersion.check(CommandLine.arguments.dropFirst().first)

// Trees are walked by functions that call themselves: a source may be nested many thousand deep.
let reading = Thread {
  let status =
    switch CommandLine.arguments.dropFirst(2).first {
    case "edit": edit()
    case "literals": findLiterals()
    default: answer()
    }
  if status != 0 {
    FileHandle.standardError.write(Data("vitrine-reader: this is no request of vitrine's\n".utf8))
  }
  exit(status)
}
reading.stackSize = 1 << 30
reading.start()
while true { pause() }
