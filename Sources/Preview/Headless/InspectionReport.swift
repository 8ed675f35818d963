// `vitrine inspect`: the shown designables and their properties, as a table or as JSON.

internal import CoreGraphics
internal import Inspection
internal import Messages

/// The output of `inspect`.
enum InspectionReport {
  /// One block a view: a heading with the class, its readable name and its frame, then a line a
  /// property. Of a document one block a scene, with a line an element and its inspectables below it.
  static func table(_ views: [AgentView], isStyled: Bool = false) -> String {
    var blocks: [String] = []
    var scene: AgentScene?
    for entry in views {
      let block = ([heading(entry, isStyled)] + lines(entry)).joined(separator: "\n")
      guard let element = entry.element else {
        blocks.append(block)
        continue
      }
      if element.scene != scene {
        scene = element.scene
        blocks.append(heading(element.scene, isStyled))
      }
      blocks[blocks.count - 1] += "\n" + ElementLine.text(entry, element)
      var own = entry
      own.properties.removeAll { !$0.isInspectable }
      let properties = lines(own).map { String(repeating: "  ", count: element.depth + 1) + $0 }
      blocks[blocks.count - 1] += properties.map { "\n" + $0 }.joined()
    }
    return blocks.joined(separator: "\n\n")
  }

  private static func heading(_ scene: AgentScene, _ isStyled: Bool) -> String {
    let text = "Scene “\(scene.title)”".onOneLine
    let name = scene.name.isEmpty ? "" : " · \(scene.name)"
    return (isStyled ? "\u{1B}[1m\(text)\u{1B}[0m" : text) + name
  }

  /// The same as an array of objects, keys sorted.
  static func json(_ views: [AgentView]) throws(Failure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(views) else {
      throw Failure(.fault, "the properties cannot be written as JSON")
    }
    return String(decoding: data, as: UTF8.self)
  }

  private static func heading(_ entry: AgentView, _ isStyled: Bool) -> String {
    if let problem = entry.problem {
      let text = "\(entry.preview.map(words) ?? entry.className) · crashed: \(problem)"
      return text.onOneLine
    }
    let frame = entry.frame.map { DecimalText.text($0) }.joined(separator: ", ")
    let text = "\(entry.className) · \(entry.readableName)"
    let line = (isStyled ? "\u{1B}[1m\(text)\u{1B}[0m" : text) + " · \(frame)"
    return (entry.preview.map { [words($0), line] } ?? [line]).joined(separator: "\n")
  }

  /// `Preview “Card” · Card.swift:12 · .sizeThatFitsLayout`
  private static func words(_ preview: AgentPreview) -> String {
    (["Preview “\(preview.name)”", "\(preview.file):\(preview.line)"] + preview.traits)
      .joined(separator: " · ")
  }

  private static func lines(_ entry: AgentView) -> [String] {
    let cells = entry.properties.map { row in
      [
        row.isInspectable ? "*" : " ", row.name, row.readableName, row.kind,
        [row.value?.onOneLine, reason(row)].compactMap(\.self).joined(separator: " · "),
      ]
    }
    let widths = (0..<5).map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { cells in
      let padded = zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return ("  " + padded.joined(separator: "  ")).trimmingSuffix(" ")
    }
  }
}

extension InspectionReport {
  /// Why a property has no value, or cannot be set; nil: it has one, and can.
  private static func reason(_ property: AgentProperty) -> String? {
    if let problem = property.problem { return "reading it crashed: \(problem)".onOneLine }
    guard property.kind == AgentProperty.noKind else { return nil }
    let type = property.declaration?.type ?? "its type"
    let verb = property.value == nil ? "not shown" : "cannot be set"
    return "\(verb): \(type) is none of the types that inspectables may have"
  }
}

/// The line of an element: its depth, kind, identifier, class, frame and text.
private enum ElementLine {
  static func text(_ entry: AgentView, _ element: AgentElement) -> String {
    let frame = entry.frame.map { DecimalText.text($0) }.joined(separator: ", ")
    let name = element.missingClass.map { "\($0) (missing)" } ?? entry.className
    let words = [
      element.kind, name, element.id, frame, element.text.map { "“\($0.onOneLine)”" } ?? "",
      element.isHidden ? "hidden" : "",
    ]
    return String(repeating: "  ", count: element.depth + 1)
      + words.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension String {
  /// With the escapes of Swift's literals where a row of a table would end, or a column be left.
  fileprivate var onOneLine: String {
    let escapes: [Character: String] = ["\n": "\\n", "\r": "\\r", "\r\n": "\\r\\n", "\t": "\\t"]
    return map { escapes[$0] ?? String($0) }.joined().printable
  }

  /// Without the characters `suffix` at the end, however many there are.
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    var text = self[...]
    while text.last == suffix { text.removeLast() }
    return String(text)
  }
}
