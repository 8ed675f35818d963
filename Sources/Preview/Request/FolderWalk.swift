// The pages of the folders that a person named, one after the other.

internal import Building
internal import Foundation
internal import Messages
internal import Pages

/// The pages of named paths: their sources as one, and each document in their folders.
struct FolderWalk {
  /// A page of the walk.
  enum Stop: Equatable {
    /// Swift files and folders of them.
    case sources([String])
    /// A document's path.
    case document(String)
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

  /// The pages by their names, of which the one that shows a document is shown, or the sources for nil. Documents of the
  /// same name have their folder's behind it.
  func list(shown document: String?) -> PageList {
    let path = document.map(Self.standardized)
    let shown = stops.firstIndex { stop in
      if case .document(let own) = stop { own == path } else { path == nil }
    }
    return PageList(titles, shown: shown)
  }

  private var titles: [String] {
    let names = stops.map { stop in
      guard case .document(let path) = stop else { return "Swift sources" }
      return (path as NSString).lastPathComponent
    }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(stops, names).map { stop, name in
      guard case .document(let path) = stop, counts[name] != 1 else { return name }
      let folder = (path as NSString).deletingLastPathComponent
      return "\(name) – \((folder as NSString).lastPathComponent)"
    }
  }

  private static func standardized(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
