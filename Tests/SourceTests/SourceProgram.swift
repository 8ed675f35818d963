// Runs the program with sources, with a cache of the tests' own.

import TestSupport

/// The built program, for sources.
enum SourceProgram {
  /// Runs it in `folder`, without a display. The compiler's cache is kept between the runs.
  static func run(
    _ arguments: [String], folder: String? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    try Program.run(
      arguments, environment: CompilerCache.environment.merging(environment) { $1 }, folder: folder)
  }
}
