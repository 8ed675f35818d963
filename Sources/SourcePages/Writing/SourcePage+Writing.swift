// Values that a person set, as changes of the sources and documents that are shown.

internal import Building
internal import CoreGraphics
internal import MainLoop
package import Messages

extension SourcePage {
  /// The changes that make values of a view those of its document, of the shown preview, or of its class. Fails with the
  /// reason where one of them has no place.
  package func changes(
    writing values: [AgentState.Value], of view: PageNode
  ) async throws(Failure) -> [FileChange] {
    guard let report = shownReport else { throw Failure(.fault, "nothing is shown") }
    var writer = ValueWriter()
    if let path = shownDocumentPath, let id = view.elementID, !id.isEmpty {
      try writer.write(values, to: path, element: id)
      return writer.changes
    }
    var rest = values
    if let preview = shownPreview {
      let target = ValueEdit.Target.preview(.line(preview.line), className: view.className)
      let edits = values.map { ValueEdit(target, property: $0.name, kind: $0.kind, text: $0.text) }
      let absent = Set(try await writer.write(edits, to: preview.file).map(\.edit.property))
      rest = values.filter { absent.contains($0.name) }
    }
    let classes = report.classes(from: view.className)
    var files: [(path: String, edits: [ValueEdit])] = []
    for value in rest {
      let owner = classes.lazy.compactMap { name in
        report.inspectables.first { $0.owner == name && $0.name == value.name }
      }.first
      guard let owner else {
        throw Failure(
          .badData,
          "\(value.name) of \(view.className) has no default in the sources"
            + (shownPreview == nil ? "" : ", and the preview does not set it")
            + ": there is no literal to write")
      }
      let edit = ValueEdit(
        .property(owner: owner.owner), property: value.name, kind: value.kind, text: value.text)
      if let index = files.firstIndex(where: { $0.path == owner.place.file }) {
        files[index].edits.append(edit)
      } else {
        files.append((owner.place.file, [edit]))
      }
    }
    for (path, edits) in files {
      if let first = try await writer.write(edits, to: path).first {
        throw Failure(.badData, first.sentence)
      }
    }
    return writer.changes
  }

  /// Finds the changes and calls `body` with them, or with the reason why there are none.
  package func changes(
    writing values: [AgentState.Value], of view: PageNode,
    _ body: @escaping @MainActor (Result<[FileChange], Failure>) -> Void
  ) {
    Task.onMain { [weak self] in
      guard let self else { return }
      do throws(Failure) { body(.success(try await changes(writing: values, of: view))) } catch {
        body(.failure(error))
      }
      requestRound()
    }
  }
}

extension SourceReport {
  /// A class of the sources and those above it, by their names.
  fileprivate func classes(from name: String) -> [String] {
    var (classes, next) = ([String](), String?.some(name))
    while let name = next, !classes.contains(name), classes.count < 100 {
      classes.append(name)
      next = views.first { $0.name == name }?.superclass
    }
    return classes
  }
}
