// `vitrine inspect`: the shown designables and their properties, as a table or as JSON.

internal import CoreGraphics
internal import Inspection
internal import UIKit

/// What `inspect` prints.
@MainActor
package enum InspectionReport {
  private struct Row: Encodable {
    let name: String
    let readableName: String
    let kind: String
    let value: String?
    let isInspectable: Bool
  }

  private struct Entry: Encodable {
    let className: String
    let readableName: String
    let frame: [Double]
    let properties: [Row]
  }

  /// One block a view: a heading with the class, its readable name and its frame, then a line a
  /// property.
  package static func table(_ request: Request, isStyled: Bool = false) throws(Failure) -> String {
    let blocks = try entries(request).map { entry in
      ([heading(entry, isStyled)] + lines(entry)).joined(separator: "\n")
    }
    return blocks.joined(separator: "\n\n")
  }

  /// The same as an array of objects, keys sorted.
  package static func json(_ request: Request) throws(Failure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(try entries(request)) else {
      throw Failure(.fault, "the properties cannot be written as JSON")
    }
    return String(decoding: data, as: UTF8.self)
  }

  private static func entries(_ request: Request) throws(Failure) -> [Entry] {
    let exhibit = try Exhibit(request, scale: request.scale ?? 1)
    return exhibit.views.map { entry($0, .vitrine) }
  }

  private static func entry(_ view: UIView, _ inspector: Inspector) -> Entry {
    let own = Set(inspector.inspectables(of: view).map(\.name))
    let name = String(describing: type(of: view))
    let frame = view.frame
    return Entry(
      className: name, readableName: ReadableName.of(name),
      frame: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) },
      properties: inspector.properties(of: view).map { row($0, view, own) })
  }

  private static func row(_ property: Inspectable, _ view: UIView, _ own: Set<String>) -> Row {
    Row(
      name: property.name, readableName: property.readableName, kind: property.kind.name,
      value: property.value(of: view).map { ValueText.text($0) },
      isInspectable: own.contains(property.name))
  }

  private static func heading(_ entry: Entry, _ isStyled: Bool) -> String {
    let frame = entry.frame.map { DecimalText.text($0) }.joined(separator: ", ")
    let text = "\(entry.className) · \(entry.readableName)"
    return (isStyled ? "\u{1B}[1m\(text)\u{1B}[0m" : text) + " · \(frame)"
  }

  private static func lines(_ entry: Entry) -> [String] {
    let cells = entry.properties.map { row in
      [
        row.isInspectable ? "*" : " ", row.name, row.readableName, row.kind, row.value ?? "",
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

extension String {
  /// Without the characters `suffix` at the end, however many there are.
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    var text = self[...]
    while text.last == suffix { text.removeLast() }
    return String(text)
  }
}
