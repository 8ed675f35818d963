// The paths that a person names or drops, told apart.

internal import Building
internal import CoreGraphics
internal import Foundation
internal import Messages

/// Sources and interface documents among paths: the one place that tells them apart.
struct NamedSources {
  /// Swift files, and folders that have some, in the order in which they were named.
  private(set) var sources: [String] = []
  /// Storyboards and xibs, in the order in which they were named.
  private(set) var documents: [String] = []
  /// The documents of named folders without a Swift file, in alphabetical order.
  private(set) var documentsOfFolders: [String] = []

  /// Tells paths apart. A folder without a Swift file is looked through as a whole.
  init(_ paths: [String]) {
    for path in paths {
      if PageDocument.isDocument(path) {
        documents.append(path)
      } else if case let found = Self.documents(ofFolder: path), !found.isEmpty {
        documentsOfFolders += found
      } else {
        sources.append(path)
      }
    }
  }

  /// The documents to open as a page: those that were named, else the main one of the folders, of which the log tells.
  var opened: [String] {
    guard documents.isEmpty, let main = mainDocument else { return documents }
    let others = documentsOfFolders.count - 1
    if others > 0 {
      logOnce("shows \(main), one of \(others + 1) documents; name another to see it")
    }
    return [main]
  }

  /// `Main.storyboard`, else the first that is no launch screen.
  private var mainDocument: String? {
    func name(_ path: String) -> String { (path as NSString).lastPathComponent }
    return documentsOfFolders.first { name($0) == "Main.storyboard" }
      ?? documentsOfFolders.first { !name($0).hasPrefix("Launch") } ?? documentsOfFolders.first
  }

  private static func documents(ofFolder path: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: path) else { return [] }
    for case let file as String in walk where file.hasSuffix(".swift") { return [] }
    return SourceTree(of: path).documents
  }
}
