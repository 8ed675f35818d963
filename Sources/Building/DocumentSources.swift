// The files of a project that a document's classes need.

internal import Foundation
internal import Messages

/// Chooses files among a project's: those that declare the classes of a document and of the documents that these load,
/// and those that declare what the compiler misses in them.
struct DocumentSources {
  /// The files to compile, in the order in which they were found to be needed.
  private(set) var chosen: [String] = []
  /// The files that the compiler refuses, with the first reason.
  private(set) var refused: [String: SourceMessage] = [:]
  private let document: String
  private let project: ProjectTexts
  /// Changes with the framework, and with the names that the project declares.
  private let names: String
  private var libraries = LibraryTargets()
  /// The documents and sources that were searched for the names of documents.
  private var searched: Set<String> = []

  /// Finds the files that declare classes. `framework`: changes with the framework's modules.
  /// `keys`: the properties that runtime attributes set, which extensions of the framework's classes may declare.
  init(
    _ classes: Set<String>, keys: Set<String>, for document: String, in project: ProjectTexts,
    framework: String
  ) {
    self.document = document
    self.project = project
    names = "\(framework) \(project.fingerprint)"
    if let remembered = RememberedSources(of: document), remembered.names == names {
      chosen = remembered.chosen.filter { project.files[$0] != nil }
      refused = remembered.refused.filter {
        remembered.stamps[$0.key] == project.files[$0.key]?.stamp
      }
    }
    add(classes)
    for (path, file) in project.files.sorted(by: { $0.key < $1.key })
    where file.extendsFramework && !file.outline.names.isDisjoint(with: keys) {
      add(path)
    }
    followDocuments(namedIn: document)
    followDocuments()
  }

  /// Adds the files that declare what the messages say is missing, or takes the files at fault away. Returns false
  /// where neither helps.
  mutating func follow(_ messages: [SourceMessage]) -> Bool {
    let before = chosen.count
    for message in messages {
      for name in MissingSymbols.names(in: [message]) {
        let member = name.split(separator: ".").last.map(String.init) ?? name
        let place = message.place?.file ?? document
        add(file(declaring: String(member.prefix { $0 != "(" }), nearTo: place))
      }
    }
    followDocuments()
    return chosen.count > before || refuse(messages)
  }

  /// Remembers the choice for the next build.
  func remember() {
    let stamps = refused.keys.map { ($0, project.files[$0]?.stamp ?? []) }
    RememberedSources(
      chosen: chosen, refused: refused, stamps: Dictionary(uniqueKeysWithValues: stamps),
      names: names
    ).write(for: document)
  }

  private mutating func add(_ classes: Set<String>) {
    for name in classes.sorted() where !chosen.contains(where: { declares($0, name) }) {
      add(file(declaring: name, nearTo: document))
    }
  }

  private func declares(_ path: String, _ name: String) -> Bool {
    project.files[path]?.outline.names.contains(name) == true
  }

  private mutating func add(_ path: String?) {
    guard let path, !chosen.contains(path), refused[path] == nil else { return }
    chosen.append(path)
    // Libraries are made to be compiled as a whole: to hear of each of their files from the compiler takes a try.
    for other in libraries.files(around: path)
    where project.files[other] != nil && refused[other] == nil && !chosen.contains(other) {
      chosen.append(other)
    }
  }

  private mutating func refuse(_ messages: [SourceMessage]) -> Bool {
    let before = refused.count
    for message in messages where message.severity == .error {
      guard let place = message.place, chosen.contains(place.file), refused[place.file] == nil
      else {
        continue
      }
      refused[place.file] = SourceMessage(.warning, at: place, "left out: " + message.text)
    }
    chosen.removeAll { refused[$0] != nil }
    return refused.count > before
  }

  /// The file nearest to another one, by the folders that they share, that declares a name.
  private func file(declaring name: String, nearTo place: String) -> String? {
    nearest(to: place, (project.declaring[name] ?? []).filter { refused[$0] == nil })
  }

  private func nearest(to place: String, _ paths: [String]) -> String? {
    paths.max { one, other in
      (SharedFolders.count(one, place), other) < (SharedFolders.count(other, place), one)
    }
  }

  // MARK: Further documents

  /// Adds the classes of the documents that the chosen files load: by a text, or by a class of the document's name.
  private mutating func followDocuments() {
    while let path = chosen.first(where: { !searched.contains($0) }) {
      followDocuments(namedIn: path)
    }
  }

  private mutating func followDocuments(namedIn path: String) {
    guard searched.insert(path).inserted,
      let data = FileManager.default.contents(atPath: path)
    else { return }
    let text = String(decoding: data, as: UTF8.self)
    for (name, other) in project.documents where !searched.contains(other) {
      guard text.contains("\"\(name)\"") || declares(path, name) else { continue }
      let classes = DocumentClasses(ofDocument: other)
      add(classes.views)
      followDocuments(namedIn: other)
    }
  }
}
