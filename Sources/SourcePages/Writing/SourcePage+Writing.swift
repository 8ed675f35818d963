// Values that a person set, as changes of the sources and documents that are shown.

internal import Building
internal import CoreGraphics
internal import MainLoop
package import Messages
package import Pages

extension SourcePage {
  /// The changes that make values of a view those of its document, of the shown preview, or of its class. Fails with the
  /// reason where one of them has no place.
  package func changes(
    writing values: [AgentState.Value], of view: PageNode
  ) async throws(Failure) -> [FileChange] {
    var writer = ValueWriter()
    do throws(WriteRefusal) {
      _ = try await write(values, of: view, into: &writer)
    } catch {
      throw error.failure
    }
    return writer.changes
  }

  /// Finds the changes for as many of the values as have a place, and calls `body` with them.
  package func plan(
    writing values: [ViewValue],
    _ body: @escaping @MainActor (Result<WritePlan, Failure>) -> Void
  ) {
    Task.onMain { [weak self] in
      guard let self else { return }
      body(.success(await plan(writing: values)))
      requestRound()
    }
  }

  /// The changes for as many of the values as have a place.
  package func plan(writing values: [ViewValue]) async -> WritePlan {
    var (writer, plan) = (ValueWriter(), WritePlan())
    var start = 0
    while start < values.count {
      let count = values[start...].prefix { $0.view.id == values[start].view.id }.count
      await add(Array(start..<start + count), of: values, to: &plan, writer: &writer)
      start += count
    }
    plan.changes = writer.changes
    return plan
  }

  /// Adds values of one view together; where one of them cannot be written, each alone.
  private func add(
    _ indices: [Int], of values: [ViewValue], to plan: inout WritePlan, writer: inout ValueWriter
  ) async {
    var attempt = writer
    do throws(WriteRefusal) {
      let paths = try await write(
        indices.map { values[$0].value }, of: values[indices[0]].view, into: &attempt)
      for (index, path) in zip(indices, paths) { plan.paths[index] = path }
      writer = attempt
    } catch {
      if indices.count == 1 {
        plan.refusals[indices[0]] = error
      } else {
        for index in indices { await add([index], of: values, to: &plan, writer: &writer) }
      }
    }
  }

  /// Writes values of a view. Returns the path of the file of each.
  private func write(
    _ values: [AgentState.Value], of view: PageNode, into writer: inout ValueWriter
  ) async throws(WriteRefusal) -> [String] {
    guard let report = shownReport else {
      throw .failed(Failure(.fault, "nothing is shown"))
    }
    if view.layer != nil {
      throw .noPlace(
        Failure(
          .badData, "code sets up the layer \(view.readableName): there is no literal to write"))
    }
    if let path = shownDocumentPath, let id = view.elementID, !id.isEmpty {
      do throws(Failure) { try writer.write(values, to: path, element: id) } catch {
        throw .failed(error)
      }
      return values.map { _ in path }
    }
    var paths: [String: String] = [:]
    if let preview = shownPreview {
      let target = ValueEdit.Target.preview(.line(preview.line), className: view.className)
      let edits = values.map { ValueEdit(target, property: $0.name, kind: $0.kind, text: $0.text) }
      let absent = Set(try await writer.add(edits, to: preview.file).map(\.edit.property))
      for value in values where !absent.contains(value.name) { paths[value.name] = preview.file }
    }
    let rest = values.filter { paths[$0.name] == nil }
    for (path, edits) in try defaults(rest, of: view, report) {
      if let first = try await writer.add(edits, to: path).first {
        throw .failed(Failure(.badData, first.sentence))
      }
      for edit in edits { paths[edit.property] = path }
    }
    return values.map { paths[$0.name] ?? "" }
  }

  /// Values as defaults of the classes that declare them, by the files of these.
  private func defaults(
    _ values: [AgentState.Value], of view: PageNode, _ report: SourceReport
  ) throws(WriteRefusal) -> [(path: String, edits: [ValueEdit])] {
    let classes = report.classes(from: view.className)
    var files: [(path: String, edits: [ValueEdit])] = []
    for value in values {
      let owner = classes.lazy.compactMap { name in
        report.inspectables.first { $0.owner == name && $0.name == value.name }
      }.first
      guard let owner else {
        throw .noPlace(
          Failure(
            .badData,
            "\(value.name) of \(view.className) has no default in the sources"
              + (shownPreview == nil ? "" : ", and the preview does not set it")
              + ": there is no literal to write"))
      }
      let edit = ValueEdit(
        .property(owner: owner.owner), property: value.name, kind: value.kind, text: value.text)
      if let index = files.firstIndex(where: { $0.path == owner.place.file }) {
        files[index].edits.append(edit)
      } else {
        files.append((owner.place.file, [edit]))
      }
    }
    return files
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
