// Values of views as changes of the files that the views come from. Nothing is written here.

internal import Building
internal import CoreGraphics
internal import Inspection
internal import InterfaceDocuments
package import Messages
internal import Pages
internal import PropertyForms
internal import UIKit

/// Finds the changes of files that give views other values.
@MainActor
package struct ValueWriter {
  private struct File {
    let before: Data
    var after: Data
    var values: [String] = []
  }

  /// A place that one value can stand in.
  private struct Place: Hashable {
    let path: String
    let target: ValueEdit.Target
    let property: String
  }

  private var files: [String: File] = [:]
  private var texts: [Place: String] = [:]
  private var paths: [String] = []

  /// A writer that has read nothing yet.
  package init() {}

  /// The changes so far, in the order in which the files were read; files that stay as they are not among them.
  package var changes: [FileChange] {
    paths.compactMap { path in
      files[path].flatMap { file in
        file.after == file.before
          ? nil
          : FileChange(path: path, before: file.before, after: file.after, values: file.values)
      }
    }
  }

  private mutating func read(_ path: String) throws(Failure) -> Data {
    if let known = files[path] { return known.after }
    do throws(FileError) {
      let data = try AtomicFile.read(path)
      files[path] = File(before: data, after: data)
      paths.append(path)
      return data
    } catch {
      throw Failure(.missingInput, "\(error)")
    }
  }

  private mutating func set(_ data: Data, of path: String, values: [String]) {
    files[path]?.after = data
    files[path]?.values += values
  }

  // MARK: Swift

  /// Writes values into a Swift file. Returns those that the file has no place for, each with a sentence. Fails where a
  /// place has no literal or a text is no value.
  package mutating func write(
    _ edits: [ValueEdit], to path: String
  ) async throws(Failure) -> [(edit: ValueEdit, sentence: String)] {
    guard let text = String(validating: try read(path), as: UTF8.self) else {
      throw Failure(.badData, "\(path): the file is not UTF-8")
    }
    let request = SourceEditRequest(
      path: path, text: text, edits: edits, colorNames: ColorText.names)
    let reply: SourceEditReply
    do throws(BuildFailure) { reply = try await SourceEdits.reply(to: request) } catch {
      throw Failure(error)
    }
    var absent: [(edit: ValueEdit, sentence: String)] = []
    var refused: [String] = []
    var written: [String] = []
    for (edit, outcome) in zip(edits, reply.outcomes) {
      switch outcome {
      case .written: written.append("\(edit.property) = \(edit.text)")
      case .absent(let sentence): absent.append((edit, sentence))
      case .refused(let place, let sentence):
        refused.append(place.map { "\($0): \(sentence)" } ?? sentence)
      }
    }
    if !refused.isEmpty { throw Failure(.badData, lines: refused) }
    set(Data(reply.text.utf8), of: path, values: written)
    return absent
  }

  /// Writes values of one of several views: a place that another one has written keeps its value, which is a refusal.
  mutating func add(
    _ edits: [ValueEdit], to path: String
  ) async throws(WriteRefusal) -> [(edit: ValueEdit, sentence: String)] {
    let absent: [(edit: ValueEdit, sentence: String)]
    do throws(Failure) { absent = try await write(edits, to: path) } catch { throw .failed(error) }
    for edit in edits where !absent.contains(where: { $0.edit == edit }) {
      let place = Place(path: path, target: edit.target, property: edit.property)
      if let text = texts[place], text != edit.text {
        throw .failed(
          Failure(
            .badData,
            "Another view sets \(edit.property) to \(text), and both take it from one place in the "
              + "file: choose one of them"))
      }
      texts[place] = edit.text
    }
    return absent
  }

  // MARK: Documents

  /// Writes values into a document, as user-defined runtime attributes of the element with an identifier.
  package mutating func write(
    _ values: [AgentState.Value], to path: String, element id: String
  ) throws(Failure) {
    var document = try document(path)
    guard let element = document.element(withID: id) else {
      throw Failure(.badData, "\(path): no element has the id \(id)")
    }
    for value in values {
      guard let attribute = Self.attribute(value, of: element, in: path) else {
        throw Failure(
          .badData, "\(path): \(InterfaceEditError.unwritable("\(value.name) = \(value.text)"))")
      }
      let kept = try Self.keptColor(of: attribute, path)
      do throws(InterfaceEditError) {
        try document.setRuntimeAttribute(value.name, to: attribute, ofElementWithID: id)
        if let kept { try document.keep(kept) }
      } catch {
        throw Failure(.badData, "\(path): \(error)")
      }
    }
    set(
      document.data, of: path,
      values: values.map { value in
        let isColor = ["", "color"].contains(value.kind)
        let digits = isColor ? Self.digits(ofFaded: value.text, path) : nil
        return "\(value.name) = \(value.text)"
          + (digits.map { " as \($0), as it is in light" } ?? "")
      })
  }

  /// The identifiers of a document's elements with a class.
  package mutating func elements(
    ofClass name: String, in path: String
  ) throws(Failure) -> [String] {
    func collect(_ element: NibElement) -> [String] {
      let own = element.attributes["customClass"] == name ? element.attributes["id"] : nil
      return (own.map { [$0] } ?? []) + element.children.flatMap(collect)
    }
    return collect(try document(path).root)
  }

  private mutating func document(_ path: String) throws(Failure) -> InterfaceDocument {
    let data = try read(path)
    do throws(NibError) { return try InterfaceDocument(data) } catch {
      throw Failure(.badData, "\(path):\(error.line): \(error.reason)")
    }
  }

  /// The entry of a document's resources for an attribute's colour; nil: it needs none. Fails where no catalog around
  /// the document has the colour.
  private static func keptColor(
    of attribute: RuntimeAttributeValue, _ path: String
  ) throws(Failure) -> InterfaceDocument.ColorResource? {
    guard case .color(let attributes) = attribute, let text = attribute.propertyText,
      attributes["name"] != nil || attributes["systemColor"] != nil
    else { return nil }
    guard let digits = digits(of: text, path) else {
      throw Failure(
        .badData,
        attributes["name"].map { "\(path): no asset catalog around it has a colour “\($0)”" }
          ?? "“\(text)” is the name of no colour of UIKit's")
    }
    return InterfaceDocument.ColorResource(text, digits: digits)
  }

  /// The digits of a colour's text in light, where a document at a path names it; nil: there is no such colour.
  private static func digits(of text: String, _ path: String) -> String? {
    let color = ColorText.color(text) { name in
      ResourceFolders.of([path]).reversed().lazy.filter { $0.hasSuffix(".xcassets") }
        .compactMap { AssetCatalog($0).color(named: name) }.first
    }
    return color.map { color in
      ColorText.text(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))
    }
  }

  /// The same of a colour with an opacity of its own, for which documents have no name; nil: it is none.
  private static func digits(ofFaded text: String, _ path: String) -> String? {
    ValueNotation.isFadedName(text) ? digits(of: text, path) : nil
  }

  private static func attribute(
    _ value: AgentState.Value, of element: NibElement, in path: String
  ) -> RuntimeAttributeValue? {
    let old = element.child("userDefinedRuntimeAttributes")?.children
      .last { $0.attributes["keyPath"] == value.name }
      .flatMap { RuntimeAttributeValue($0) }
    let kind = value.kind.isEmpty ? old?.kind ?? guessedKind(value.text) : value.kind
    let digits = kind == "color" ? digits(ofFaded: value.text, path) : nil
    return RuntimeAttributeValue(text: digits ?? value.text, kind: kind)
  }

  /// The kind that a text alone says.
  private static func guessedKind(_ text: String) -> String {
    if text == "true" || text == "false" { return "boolean" }
    if ValueNotation.number(text) != nil { return "number" }
    let isColor =
      ValueNotation.components(text) != nil || ValueNotation.catalogColor(text) != nil
      || ValueNotation.fadedColor(text) != nil
    return isColor ? "color" : "string"
  }
}
