// The projects around a scan's documents.

internal import Building
internal import Synchronization

/// The projects around documents, each read once in a scan.
final class ScannedProjects: Sendable {
  private let known = Mutex<[String: ProjectTexts]>([:])

  /// The project around a document.
  func project(around path: String) -> ProjectTexts {
    let root = ProjectTexts.folder(around: path)
    if let project = known.withLock({ $0[root] }) { return project }
    let project = ProjectTexts(around: [path])
    known.withLock { $0[root] = project }
    return project
  }
}
