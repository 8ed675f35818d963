// The documentation as text: README is short, its links lead somewhere, and no article is without one.

import Foundation
import Testing

@Suite struct DocumentationTests {
  private static let articles = "Resources/Documentation"

  private func text(_ path: String) throws -> String {
    try String(contentsOf: House.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The files that a page links to outside of code, as paths from the project's root.
  private func links(in page: String) throws -> [String] {
    let folder = House.root.appendingPathComponent(page).deletingLastPathComponent()
    return try text(page).replacing(/`[^`]*`/, with: "").matches(of: /\]\(([^)#:]+)\)/).map {
      match in
      let file = folder.appendingPathComponent(String(match.output.1)).standardizedFileURL
      return String(file.path.dropFirst(House.root.standardizedFileURL.path.count + 1))
    }
  }

  private func pages() throws -> [String] {
    let folder = House.root.appendingPathComponent(Self.articles).path
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".md") }.map { Self.articles + "/" + $0 }
  }

  @Test func `README has fewer than 150 lines`() throws {
    #expect(
      try text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count < 150)
  }

  @Test func `every link of README and the articles leads to a file`() throws {
    for page in try ["README.md"] + pages() {
      for link in try links(in: page) {
        let file = House.root.appendingPathComponent(link).path
        #expect(FileManager.default.fileExists(atPath: file), "\(page) links to \(link)")
      }
    }
  }

  @Test func `README links to every article`() throws {
    #expect(Set(try pages()).isSubset(of: try links(in: "README.md")))
  }

  /// The paths that an article names as code: from the project's root, or below `Sources`.
  private func paths(in article: String) throws -> [String] {
    let text = try text(Self.articles + "/" + article)
    return text.matches(of: /`([A-Za-z0-9_-]+\/[A-Za-z0-9_+.\/-]*)`/).map { String($0.output.1) }
  }

  @Test(arguments: ["Adding.md", "Glossary.md"])
  func `every path that an article names is there`(article: String) throws {
    for path in try paths(in: article) {
      let places = ["", "Sources/"].map { House.root.appendingPathComponent($0 + path).path }
      #expect(
        places.contains { FileManager.default.fileExists(atPath: $0) }, "\(article) names \(path)")
    }
  }
}
