// A place of the sources in a message's text.

package import Messages

/// A part of a text that names a place in the sources.
package struct ConsoleLink: Hashable, Sendable {
  /// The part, as numbers of characters.
  package var range: Range<Int>
  /// The place that an editor can be opened at.
  package var place: SourcePlace

  /// A part of a text, and the place that it names.
  package init(_ range: Range<Int>, _ place: SourcePlace) {
    self.range = range
    self.place = place
  }
}
