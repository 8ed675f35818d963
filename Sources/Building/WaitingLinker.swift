// A linker that was started before its objects are there.

internal import Foundation
internal import Messages

/// A running linker of a library, which waits for the names of its objects: half of what linking takes is to start.
///
/// Its input is a linker script (`INPUT` of GNU ld) that it reads from a pipe.
final class WaitingLinker: Sendable {
  /// Ends before its files go: the properties go in this order.
  private let run: StartedTool
  /// Holds the library.
  private let folder: OwnedFolder
  private let library: String
  private let script: InputPipe

  /// Starts it. `arguments`: those for an input and for the library's path. Nil where its files cannot be made.
  init?(_ linker: Tool, _ arguments: (_ input: String, _ library: String) -> [String]) {
    let folder = OwnedFolder(CacheFolder.scratch)
    guard (try? CacheFolder.folder(inside: folder.path, "")) != nil, let script = InputPipe() else {
      return nil
    }
    let input = script.readingEnd()
    guard input >= 0 else { return nil }
    (self.folder, self.script) = (folder, script)
    library = folder.path + "/module.so"
    let words = arguments("/dev/stdin", library)
    run = StartedTool { () throws(BuildFailure) in try await linker.run(words, input: input) }
  }

  /// Hands over objects and libraries (`-lm`), and puts the linked library into a place. False where it did not come to
  /// that: another linker has to say why. Once.
  func link(_ inputs: [String], to place: String) async -> Bool {
    guard let text = Self.script(inputs), script.fill(with: Array(text.utf8)) else {
      run.cancel()
      return false
    }
    guard case .success(let ended) = await run.ending(), ended.isSuccess else { return false }
    // SAFETY: both names are C strings for the length of the call.
    return unsafe rename(library, place) == 0
  }

  /// A script that names inputs; nil where a name has a quotation mark, for which scripts have no word.
  static func script(_ inputs: [String]) -> String? {
    guard !inputs.contains(where: { $0.containsBytes(of: "\"") }) else { return nil }
    return "INPUT(\n" + inputs.map { "\"\($0)\"\n" }.joined() + ")\n"
  }
}
