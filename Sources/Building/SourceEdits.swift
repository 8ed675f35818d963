// The reader, asked to write values into a source.

package import Messages

/// Writes values into texts of Swift files.
package enum SourceEdits {
  /// The text with the values, by a reader of its own. No file is changed.
  package static func reply(
    to request: SourceEditRequest
  ) async throws(BuildFailure) -> SourceEditReply {
    try await ReaderQuestion.reply(to: request, .edit, about: request.path)
  }
}
