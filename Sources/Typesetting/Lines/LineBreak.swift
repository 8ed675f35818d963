// How text that is wider than its box is broken.

/// How text meets the right edge of its box.
package enum LineBreak: Hashable, Sendable {
  /// At spaces and between ideographs; a word wider than the box breaks between characters.
  case wordWrapping
  /// Between any two characters.
  case charWrapping
  /// The last allowed line goes on past the edge; lines before it wrap at words.
  case clipping
  /// The last allowed line shows the paragraph's end after "…"; lines before it wrap at words.
  case truncatingHead
  /// The last allowed line shows what fits before "…"; lines before it wrap at words.
  case truncatingTail
  /// The last allowed line shows "…" in its middle; lines before it wrap at words.
  case truncatingMiddle
}
