// Where an element stands in the bytes of its document, so that a change touches these bytes alone.

/// The byte ranges of an element, in the document's UTF-8 bytes.
struct NibPlace: Sendable {
  /// An attribute's ranges.
  struct Attribute: Sendable {
    var name: String
    /// From the end of what stands before the attribute to its closing quote: spaces, name and value.
    var whole: Range<Int>
    /// The value between its quotes.
    var value: Range<Int>
  }

  /// The opening tag, from `<` to `>`; it ends in `/>` where the element has no content.
  var tag: Range<Int>
  /// From `<` of the opening tag to `>` of the closing one.
  var whole: Range<Int>
  /// Between the tags; nil where the opening tag ends in `/>`.
  var content: Range<Int>?
  /// The attributes in their order.
  var attributes: [Attribute] = []
}
