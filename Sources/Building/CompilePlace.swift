// The place in the sources that the compiler is at.

internal import Foundation
internal import Messages

/// A function whose body the compiler works on.
struct CompilePlace: Hashable, Sendable {
  /// The function's name, such as `area(_:)`.
  let function: String
  /// Where it is declared.
  let place: SourcePlace

  /// The innermost function that the compiler names when it is asked what it does; nil: none. `files`: those that it
  /// reads.
  init?(_ answer: String, of files: [LoweredFile]) {
    let pattern = /TypeCheckFunctionBodyRequest\((.+)@(.+?):(\d+):(\d+)\)/
    guard let match = answer.matches(of: pattern).last, let line = Int(match.3),
      let column = Int(match.4)
    else { return nil }
    let file = files.first { file in
      file.path == match.2 || match.2.hasSuffix("-" + (file.path as NSString).lastPathComponent)
    }
    guard let file else { return nil }
    // “Live.(file).Dial.area(_:)”.
    let name = match.1.split(separator: ".(file).", maxSplits: 1).last ?? match.1
    function = String(name)
    place = SourcePlace(
      file: file.path, line: line, column: file.originalColumn(line: line, column: column))
  }
}
