// How far the compiler is with a module's files.

/// Files that were compiled, of so many, and one that is not there yet.
package struct BuildProgress: Hashable, Sendable, CustomStringConvertible {
  /// Files that were compiled.
  package let done: Int
  /// Files that this build compiles.
  package let count: Int
  /// The path of the file that has kept the compiler for the longest time; nil: all are there.
  package let file: String?

  package var description: String {
    let name = file.map { ": " + ($0.split(separator: "/").last.map(String.init) ?? $0) } ?? ""
    return "\(done) of \(count) files compiled\(name)"
  }
}
