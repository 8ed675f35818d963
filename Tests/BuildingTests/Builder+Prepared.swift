// A builder whose library can be edited.

import Foundation
import Messages

@testable import Building

extension Builder {
  /// A builder that is prepared for edits of one file with this text, and the sources for another text of that.
  static func prepared(
    _ text: String
  ) async throws -> (builder: Builder, sources: (String) -> [SourceText]) {
    let path = "/\(UUID().uuidString)/Dial.swift"
    let sources = { (text: String) in [SourceText(path: path, text: text)] }
    let builder = try await Builder()
    let built = try await builder.build(sources(text))
    try await builder.prepareForEdits(of: built, shownIn: path)
    return (builder, sources)
  }
}
