// A compiler process that was started before its source text is there.

internal import Foundation
internal import Synchronization

/// Holds a compiler for the next text of a module of one file.
///
/// Its source has a name of its own, by which private names are told apart from those of other files: a module of several
/// files has none waiting.
final class PrewarmedCompiler: Sendable {
  /// A compiler, and the folder to make before it gets its text: its object will be `0.o` there.
  struct Ready: Sendable {
    let compiler: WaitingCompiler
    let scratch: String
  }

  /// `arguments`: those of the compiler that waits, or is to wait; nil: none is.
  private let state = Mutex<(ready: Ready?, arguments: [String]?)>((nil, nil))

  /// Says how many files there are now, and the compiler's arguments for the module that they are.
  func expect(fileCount: Int, _ arguments: [String]) {
    state.withLock { state in
      let wanted = fileCount == 1 ? arguments : nil
      if wanted != state.arguments { state = (nil, wanted) }
    }
  }

  /// The compiler that waits; nil where none does.
  func take(fileCount: Int, _ arguments: [String]) -> Ready? {
    guard fileCount == 1 else { return nil }
    return state.withLock { state in
      guard arguments == state.arguments else { return nil }
      defer { state.ready = nil }
      return state.ready
    }
  }

  func fill(_ toolchain: Toolchain) {
    state.withLock { state in
      guard let arguments = state.arguments, state.ready == nil else { return }
      let scratch = CacheFolder.scratch
      state.ready = WaitingCompiler(
        toolchain, arguments, object: ModuleCompiler.object(0, scratch)
      ).map { Ready(compiler: $0, scratch: scratch) }
    }
  }
}
