// How files would change where values become those of their sources, before anything is written.

package import Messages

/// The reason why a value cannot be written.
package enum WriteRefusal: Error, Hashable, Sendable {
  /// No file has a place for it: code makes the view, or the class declares no such property.
  case noPlace(Failure)
  /// Its place cannot take it, or a file cannot be read.
  case failed(Failure)

  /// The reason in words.
  package var failure: Failure {
    switch self {
    case .noPlace(let failure), .failed(let failure): failure
    }
  }
}

/// The changes of files that write values.
package struct WritePlan: Hashable, Sendable {
  /// Files that stay as they are are not among them. Default: none.
  package var changes: [FileChange] = []
  /// The file that each value goes into, by the value's index among those that were asked for. Default: none.
  package var paths: [Int: String] = [:]
  /// Why the other values cannot be written, by their indices. Default: none.
  package var refusals: [Int: WriteRefusal] = [:]

  /// A plan that writes nothing.
  package init() {}
}
