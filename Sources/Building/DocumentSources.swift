// The files of a project that a document's classes need.

internal import Foundation
internal import Messages

/// Chooses files among a project's: those that declare the classes of a document and of the documents that these load,
/// and those that they need.
struct DocumentSources: SourceSearch {
  /// The files to compile, and those that are refused.
  var files: NeededFiles
  /// How an earlier search ended without success, where no file changed since.
  let settledFailure: [SourceMessage]?
  private let document: String
  private let project: ProjectTexts
  private let key: RememberedSources.Key
  /// The documents and sources that were searched for the names of documents.
  private var searched: Set<String> = []

  /// Finds the files that declare classes. `framework`: changes with the framework's modules.
  /// `whole`: the files of which no part is left out.
  /// `keys`: the properties that runtime attributes set, which extensions of the framework's classes may declare.
  init(
    _ classes: Set<String>, keys: Set<String>, for document: String, in project: ProjectTexts,
    framework: String, whole: WholeFiles
  ) {
    self.document = document
    self.project = project
    key = RememberedSources.Key(
      document, classes: classes, names: "\(framework) \(project.fingerprint)", whole: whole)
    files = NeededFiles(in: project.index, whole: whole)
    let remembered = RememberedSources(of: key)
    settledFailure = remembered?.settledFailure
    if let remembered { files.begin(with: remembered) }
    add(classes)
    for (path, outline) in project.index.outlines.sorted(by: { $0.key < $1.key })
    where outline.extendsFramework && !outline.names.isDisjoint(with: keys) {
      files.add(path)
    }
    followDocuments(namedIn: document)
    if remembered == nil {
      files.addMentioned()
      files.addLibraries()
    }
    followDocuments()
  }

  /// Adds the files that declare what the messages say is missing, or leaves out parts that are at fault, or files.
  /// Returns false where nothing of that helps.
  mutating func follow(_ messages: [SourceMessage]) -> Bool {
    guard files.follow(messages) else { return false }
    followDocuments()
    return true
  }

  /// Remembers the choice for the next build.
  func remember(failure: [SourceMessage]?) {
    RememberedSources(files, failure: failure).write(for: key)
  }

  private mutating func add(_ classes: Set<String>) {
    let index = project.index
    for name in classes.sorted() where !files.chosen.contains(where: { index.declares($0, name) }) {
      if let path = files.file(declaring: name, near: document) { files.add(path) }
    }
  }

  // MARK: Further documents

  /// Adds the classes of the documents that the chosen files load: by a text, or by a class of the document's name.
  private mutating func followDocuments() {
    while let path = files.chosen.first(where: { !searched.contains($0) }) {
      followDocuments(namedIn: path)
    }
  }

  private mutating func followDocuments(namedIn path: String) {
    guard searched.insert(path).inserted,
      let data = FileManager.default.contents(atPath: path)
    else { return }
    let text = String(decoding: data, as: UTF8.self)
    for (name, other) in project.documents where !searched.contains(other) {
      guard text.contains("\"\(name)\"") || project.index.declares(path, name) else { continue }
      add(DocumentClasses(ofDocument: other).views)
      followDocuments(namedIn: other)
    }
  }
}
