// Building for commands that wait, with failures in the command line's words.

internal import Building
internal import CoreGraphics
internal import Messages

/// Builds that a command waits for.
enum SourceBuild {
  /// The library of files and folders. Fails with each of the compiler's errors on a line; files that are left
  /// out have one in the log.
  static func library(_ sources: [String]) throws(Failure) -> BuiltLibrary {
    let library = try result { () async throws(BuildFailure) in
      let texts = try SourceFiles.read(try SourceFiles.paths(sources))
      return try await Builder().build(
        texts, keeping: SourceFiles.named(sources), given: sources)
    }
    for message in library.leftOut { logOnce(message.description) }
    return library
  }

  /// What comes of work with sources.
  static func result<Value: Sendable>(
    _ body: @escaping @Sendable () async throws(BuildFailure) -> Value
  ) throws(Failure) -> Value {
    let result: Result<Value, BuildFailure> = Waiting.result {
      do throws(BuildFailure) {
        return .success(try await body())
      } catch {
        return .failure(error)
      }
    }
    do throws(BuildFailure) {
      return try result.get()
    } catch {
      throw Failure(error)
    }
  }
}

extension Failure {
  /// 65 for sources that do not compile, 66 for files that are missing.
  init(_ failure: BuildFailure) {
    switch failure {
    case .sources(let messages):
      let errors = messages.filter { $0.severity == .error }
      self.init(.badData, lines: errors.map(\.description))
    case .missing(let words): self.init(.missingInput, words)
    case .toolchain(let words): self.init(.unavailable, words)
    case .fault(let words): self.init(.fault, words)
    }
  }
}
