// The pages of the folders that a person named, one after the other.

internal import Building
internal import Foundation
internal import Messages

/// The pages of named paths: their sources as one, and each document in their folders.
struct FolderWalk {
  /// A page of the walk.
  enum Stop: Equatable {
    /// Swift files and folders of them.
    case sources([String])
    /// A document's path.
    case document(String)

    /// The last part of the document's path; nil for sources.
    var name: String? {
      guard case .document(let path) = self else { return nil }
      return (path as NSString).lastPathComponent
    }
  }

  /// In the order of the walk.
  let stops: [Stop]

  /// The pages of paths, sources first.
  init(_ paths: [String]) {
    let named = NamedSources(paths)
    let documents =
      named.documents + named.documentsOfFolders
      + named.sources.filter { !$0.hasSuffix(".swift") }.flatMap { SourceTree(of: $0).documents }
    var seen: Set<String> = []
    let unique = documents.map(Self.standardized).filter { seen.insert($0).inserted }
    stops = (named.sources.isEmpty ? [] : [.sources(named.sources)]) + unique.map(Stop.document)
  }

  /// The page behind (1) or before (−1) the one that shows a document, or the sources for nil, around the end; nil where
  /// there is no other.
  func stop(by step: Int, from document: String?) -> Stop? {
    guard stops.count > 1 else { return nil }
    let path = document.map(Self.standardized)
    let here = stops.firstIndex { stop in
      if case .document(let own) = stop { own == path } else { path == nil }
    }
    guard let here else { return nil }
    return stops[((here + step) % stops.count + stops.count) % stops.count]
  }

  private static func standardized(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
