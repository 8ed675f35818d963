// A linker that was started before its objects are there.

internal import Foundation

/// A running linker of a library, which waits for the names of its objects: half of what linking takes is to start.
///
/// Its input is a linker script (`INPUT` of GNU ld) that has no content until then (``GateFile``).
final class WaitingLinker: Sendable {
  /// Holds the script and the library.
  private let folder: OwnedFolder
  private let script: GateFile
  private let library: String
  private let outcome: Task<Result<Tool.Outcome, BuildFailure>, Never>

  /// Starts it. `arguments`: those for an input and for the library's path. Nil where its files cannot be made.
  init?(_ linker: Tool, _ arguments: (_ input: String, _ library: String) -> [String]) {
    let folder = OwnedFolder(CacheFolder.scratch)
    guard (try? CacheFolder.folder(inside: folder.path, "")) != nil,
      let script = GateFile(at: folder.path + "/objects.ld")
    else { return nil }
    (self.folder, self.script) = (folder, script)
    library = folder.path + "/module.so"
    let words = arguments(script.path, library)
    outcome = Task.detached(executorPreference: WorkThreads.shared) {
      do throws(BuildFailure) {
        return .success(try await linker.run(words))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Hands over objects and libraries (`-lm`), and puts the linked library into a place. False where it did not come to
  /// that: another linker has to say why. Once.
  func link(_ inputs: [String], to place: String) async -> Bool {
    // A script has no escapes in its names.
    let names = inputs.map { "\"\($0)\"" }.joined(separator: "\n")
    guard !inputs.contains(where: { $0.contains("\"") }),
      script.fill(with: Array("INPUT(\n\(names)\n)\n".utf8))
    else {
      outcome.cancel()
      return false
    }
    let result = await withTaskCancellationHandler {
      await outcome.value
    } onCancel: {
      outcome.cancel()
    }
    guard case .success(let ended) = result, ended.isSuccess else { return false }
    // SAFETY: both names are C strings for the length of the call.
    return unsafe rename(library, place) == 0
  }

  deinit { outcome.cancel() }
}
