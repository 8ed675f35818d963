// Values written into a source: the text differs in literals alone.

package import Messages
internal import PropertyForms
internal import SwiftSyntax

/// Writes values into a Swift file.
package struct SourceEditor {
  private let request: SourceEditRequest
  private var file: ParsedFile

  private init(_ request: SourceEditRequest) {
    self.request = request
    file = ParsedFile(SourceText(path: request.path, text: request.text), index: 0)
  }

  /// The text with all values that can be written, and what became of each. Every other byte is as it was.
  package static func reply(to request: SourceEditRequest) -> SourceEditReply {
    var editor = SourceEditor(request)
    let outcomes = request.edits.map { editor.write($0) }
    return SourceEditReply(text: editor.file.source.text, outcomes: outcomes)
  }

  private var literals: Literals {
    Literals(
      colorNames: Set(request.colorNames).union(ValueNotation.fixedColors.map(\.name)),
      enumerations: Enumerations(file))
  }

  /// The value's place, or why there is none.
  private enum Found {
    case place(ValuePlace)
    case absent(String)
    case refused(Int, String)
  }

  private mutating func write(_ edit: ValueEdit) -> SourceEditReply.Outcome {
    switch find(edit) {
    case .absent(let sentence): return .absent(sentence)
    case .refused(let offset, let sentence): return .refused(file.place(ofByte: offset), sentence)
    case .place(let place): return write(edit, at: place)
    }
  }

  private mutating func write(
    _ wanted: ValueEdit, at place: ValuePlace
  ) -> SourceEditReply.Outcome {
    var edit = wanted
    let position = file.place(ofByte: place.range.lowerBound)
    let written = String(file.text(place.range).prefix(60))
    let literals = literals
    var known = edit.kind ?? ValueKind.of(place, literals)
    if edit.text != "nil", let names = literals.enumerations.names(of: place) {
      guard let name = literals.enumerations.caseName(of: place, saying: edit.text) else {
        return .refused(
          position,
          Self.sentence(badValue: edit, allowed: "one of " + names.joined(separator: ", ")))
      }
      (known, edit.text) = ("choice", name)
    }
    guard let kind = known else {
      return .refused(position, Self.sentence(notALiteral: written, of: edit.property))
    }
    do throws(LiteralEditor.Refusal) {
      let editor = LiteralEditor(file: file, literals: literals)
      let edits = try editor.edits(of: place, kind: kind, to: edit.text)
      if edits.isEmpty { return .written(position) }
      guard let next = applied(edits), Self.has(edit, kind: kind, in: next, request) else {
        return .refused(
          position, "\(edit.property): “\(edit.text.prefix(60))” cannot be written here")
      }
      file = next
      return .written(position)
    } catch {
      return .refused(position, Self.sentence(error, of: edit, written: written))
    }
  }

  private static func sentence(
    _ refusal: LiteralEditor.Refusal, of edit: ValueEdit, written: String
  ) -> String {
    switch refusal {
    case .notALiteral: sentence(notALiteral: written, of: edit.property)
    case .notOptional: "\(edit.property) cannot be nil: its type is no optional"
    case .badValue(let allowed): sentence(badValue: edit, allowed: allowed)
    }
  }

  private static func sentence(notALiteral written: String, of property: String) -> String {
    let line = written.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(property) is “\(line)” here, which is no literal: only its code can say another value"
  }

  private static func sentence(badValue edit: ValueEdit, allowed: String) -> String {
    "“\(edit.text.prefix(60))” is not a value for \(edit.property): write \(allowed)"
  }

  // MARK: Texts

  /// The file with other text in some places; nil: it would have mistakes that it has not now.
  private func applied(_ edits: [TextEdit]) -> ParsedFile? {
    var bytes = file.bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let next = ParsedFile(SourceText(path: request.path, text: text), index: 0, after: file)
    return next.tree.hasError && !file.tree.hasError ? nil : next
  }

  /// Whether a text has the value now.
  private static func has(
    _ edit: ValueEdit, kind: String, in file: ParsedFile, _ request: SourceEditRequest
  ) -> Bool {
    var editor = SourceEditor(request)
    editor.file = file
    guard case .place(let place) = editor.find(edit) else { return false }
    guard let text = editor.literals.text(place, kind: kind) else { return false }
    return ValueNotation.canonical(text, kind: kind)
      == ValueNotation.canonical(edit.text, kind: kind)
      || (kind == "font" && FontNotation(text) == FontNotation(edit.text))
  }

  // MARK: Places

  private func find(_ edit: ValueEdit) -> Found {
    switch edit.target {
    case .property(let owner): property(edit.property, of: owner)
    case .preview(let name, let className): assignment(edit.property, in: name, of: className)
    }
  }

  private func property(_ name: String, of owner: String?) -> Found {
    let all = PropertyPlaces.of(file).filter { $0.name == name }
    let own = all.filter { place in owner.map { Self.isSame(place.owner, $0) } ?? true }
    let inspectable = own.filter(\.isInspectable)
    let candidates = inspectable.isEmpty ? own : inspectable
    guard let found = candidates.first else {
      return .absent(
        owner.map { "\($0) declares no property \(name) in \(file.path)" }
          ?? "no class in \(file.path) declares a property \(name)")
    }
    let owners = Set(candidates.map(\.owner))
    guard owners.count == 1 else {
      let names = owners.sorted().map { "\($0).\(name)" }.joined(separator: " or ")
      return .refused(
        found.binding.byteRange.lowerBound, "several classes declare \(name): name \(names)")
    }
    let start = found.binding.byteRange.lowerBound
    if found.binding.isComputed {
      return .refused(start, "\(name) is computed: it has no default that could be written")
    }
    guard let value = found.binding.initializer?.value else {
      return .refused(start, "\(name) has no default here: there is no literal to write")
    }
    let type = found.type?.withoutModule(file.ownModules)
    return .place(ValuePlace(value, type: type))
  }

  /// Whether two names mean one class: one may have the names of the types around it, or its module's.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other || one.hasSuffix("." + other) || other.hasSuffix("." + one)
  }

  private func assignment(
    _ property: String, in name: ValueEdit.PreviewName, of className: String?
  ) -> Found {
    guard let all = PreviewAssignments.of(file, name) else {
      return .absent("\(file.path) has no such preview")
    }
    var fitting = all.filter {
      $0.property == property || "\($0.root).\($0.property)" == property
    }
    if let className {
      let own = fitting.filter { $0.className.map { Self.isSame($0, className) } ?? false }
      fitting = own.isEmpty ? fitting.filter { $0.className == nil } : own
    }
    guard let last = fitting.last else {
      return .absent("the preview sets \(property) of no view")
    }
    let roots = Set(fitting.map(\.root))
    guard roots.count == 1 else {
      let names = roots.sorted().map { "\($0).\(property)" }.joined(separator: " or ")
      return .refused(
        last.value.range.lowerBound, "the preview sets \(property) of several views: \(names)")
    }
    return .place(last.value)
  }
}
