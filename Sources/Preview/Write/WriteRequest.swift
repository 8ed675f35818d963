// `vitrine write`: values into the file that views come from.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import SourcePages

/// Values to write into one file.
package struct WriteRequest: Sendable {
  /// The Swift file or the document.
  package var file: String
  /// `--set`: `name=value`, `Class.name=value` or an object of JSON, in order.
  package var settings: [String]
  /// `--preview`: the preview in which a Swift file sets the values, by its name or a line in it; nil: the values are the
  /// class's defaults.
  package var preview: String?
  /// `--element`: the identifier of a document's element; nil: the class names it.
  package var element: String?

  /// Values that have not been checked.
  package init(file: String, settings: [String], preview: String?, element: String?) {
    self.file = file
    self.settings = settings
    self.preview = preview
    self.element = element
  }

  /// The changes that write the values; none where the file has them. Nothing is written.
  @MainActor
  func changes() async throws(Failure) -> [FileChange] {
    let assignments = try settings.mapFailing { text throws(Failure) in
      try AssignmentText.assignments(text)
    }.flatMap(\.self)
    if assignments.isEmpty { throw Failure(.usage, "--set: name the values to write") }
    if PageDocument.isDocument(file) { return try documentChanges(assignments) }
    guard file.hasSuffix(".swift") else {
      throw Failure(.usage, "\(file) is no Swift file, storyboard or xib")
    }
    if element != nil {
      throw Failure(.usage, "--element: only a storyboard or a xib has elements")
    }
    var writer = ValueWriter()
    let edits = assignments.map {
      ValueEdit(target(of: $0), property: $0.property, kind: nil, text: $0.text)
    }
    let absent = try await writer.write(edits, to: file)
    if !absent.isEmpty { throw Failure(.badData, lines: absent.map(\.sentence)) }
    return writer.changes
  }

  private func target(of assignment: Assignment) -> ValueEdit.Target {
    guard let preview else { return .property(owner: assignment.className) }
    let line = preview.split(separator: ":").last.flatMap { Int($0) }
    return .preview(line.map { .line($0) } ?? .name(preview), className: assignment.className)
  }

  @MainActor
  private func documentChanges(_ assignments: [Assignment]) throws(Failure) -> [FileChange] {
    if preview != nil { throw Failure(.usage, "--preview: only a Swift file has previews") }
    var writer = ValueWriter()
    for assignment in assignments {
      let value = AgentState.Value(
        name: assignment.property, kind: "", text: assignment.text)
      try writer.write([value], to: file, element: try elementID(of: assignment, &writer))
    }
    return writer.changes
  }

  @MainActor
  private func elementID(
    of assignment: Assignment, _ writer: inout ValueWriter
  ) throws(Failure) -> String {
    if let element { return element }
    guard let name = assignment.className else {
      throw Failure(.usage, "--set: name the element, by --element ID or as Class.name=value")
    }
    let found = try writer.elements(ofClass: name, in: file)
    guard let id = found.first, found.count == 1 else {
      throw Failure(
        .badData,
        found.isEmpty
          ? "\(file): no element has the class \(name)"
          : "\(file): \(found.count) elements have the class \(name): name one by --element, of "
            + found.joined(separator: ", "))
    }
    return id
  }
}
