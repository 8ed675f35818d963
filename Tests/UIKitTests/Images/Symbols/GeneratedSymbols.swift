// The table of symbols that is made from their SVG files, as the text of its file.

import CoreGraphics
import Foundation

/// The generated file.
struct GeneratedSymbols {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let folder = root.appendingPathComponent("Resources/Symbols")
  static let file = root.appendingPathComponent(
    "Sources/UIKit/Images/Symbols/SymbolContent+Drawings.swift")

  let text: String
  /// The names of the symbols, sorted.
  let names: [String]

  /// Reads all files of the folder. Symbols with equal drawings share a case.
  init() throws {
    names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted()
    var namesByCode: [String: [String]] = [:]
    for name in names {
      guard name.wholeMatch(of: /[a-z0-9]+(\.[a-z0-9]+)*/) != nil else {
        throw SVGReason(
          "Resources/Symbols/\(name).svg: a symbol's name is words of a-z and 0-9 between points")
      }
      let data = try Data(contentsOf: Self.folder.appendingPathComponent(name + ".svg"))
      let symbol = try SVGSymbolReader.symbol(data, file: "Resources/Symbols/\(name).svg")
      namesByCode[symbol.code, default: []].append(name)
    }
    let cases = namesByCode.sorted { $0.value[0] < $1.value[0] }.map { code, names in
      "    case \(names.map { "\"\($0)\"" }.joined(separator: ", ")): \(code)"
    }
    text = """
      // Generated from the files in `Resources/Symbols` by `make symbols`; a test compares it with them. Do not edit.
      // swift-format-ignore-file

      extension SymbolContent {
        /// The symbol in `Resources/Symbols/<name>.svg`; nil where there is none.
        static func drawn(_ name: String) -> SymbolContent? {
          switch name {
      \(cases.joined(separator: "\n"))
          default: nil
          }
        }

        /// The names of all drawings, with spaces between them.
        static let names = "\(names.joined(separator: " "))"
      }

      """
  }
}
