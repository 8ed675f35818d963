// The framework as text: the rooms that a user's sources are compiled with, and their files.

import Foundation
import SwiftParser
import SwiftSyntax

/// Finds the framework's source files in the project.
enum FrameworkSources {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The rooms that a user's sources are compiled with, as the Makefile lists them.
  static func rooms() throws -> [String] {
    let text = try read("Makefile").replacing("\\\n", with: " ")
    let line = try required(text.firstMatch(of: /(?m)^MODULES := (.*)$/)).output.1
    return line.split(separator: " ").map(String.init)
  }

  /// The rooms that a user's sources import by name, as the manifest's products list them.
  static func importedModules() throws -> [String] {
    let finder = ProductNames(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: try read("Package.swift")))
    let rooms = try Set(rooms())
    return finder.names.filter(rooms.contains).sorted()
  }

  /// The trees of all Swift files below `Sources/<room>`, in the order of their paths.
  static func files(of room: String) throws -> [SourceFileSyntax] {
    let folder = root.appendingPathComponent("Sources/" + room).path
    return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { Parser.parse(source: try read("Sources/\(room)/\($0)")) }
  }

  static func read(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func required<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw CocoaError(.fileReadCorruptFile) }
    return value
  }
}

/// Collects the string literals of `products:` in a manifest.
private final class ProductNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.label?.text == "products" else { return .visitChildren }
    for token in node.tokens(viewMode: .sourceAccurate) {
      if case .stringSegment(let text) = token.tokenKind { names.insert(text) }
    }
    return .skipChildren
  }
}
