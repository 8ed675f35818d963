// The reasons why an Xcode project cannot be read.

/// The reason why an Xcode project cannot be read, with its file.
package enum XcodeProjectError: Error, CustomStringConvertible, Equatable {
  /// The file is not there, or may not be read.
  case unreadable(String)
  /// The file is no property list: the reader's sentence, with its line.
  case noPropertyList(String, String)
  /// The property list has no project in it.
  case noProject(String)

  package var description: String {
    switch self {
    case .unreadable(let file): "\(file) cannot be read"
    case .noPropertyList(let file, let reason): "\(file) is no property list: \(reason)"
    case .noProject(let file): "\(file) has no project in it"
    }
  }
}
