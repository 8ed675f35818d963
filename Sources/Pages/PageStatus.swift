// The status of a page: work, errors and warnings, as messages for the person who looks at it.

package import Messages

/// The state of a page, for the person who looks at it.
package enum PageStatus {
  /// The page is shown and nothing is to be said.
  case ready
  /// The page is shown; the message tells of warnings.
  case warned(PageMessage)
  /// Work goes on, in a few words.
  case busy(String)
  /// The page cannot be shown; its last picture stays, dimmed.
  case failed(PageMessage)
}

/// A message about a page: a title and a few lines.
package struct PageMessage: Hashable {
  /// A few words, such as “Cannot be shown”.
  package var title: String
  /// The lines below the title, in order.
  package var lines: [Line]
  /// A key that helps; nil: save again.
  package var advice: Advice?

  /// A message. Default of `advice`: save again.
  package init(title: String, lines: [Line], advice: Advice? = nil) {
    self.title = title
    self.lines = lines
    self.advice = advice
  }

  /// A line of the message.
  package struct Line: Hashable {
    /// One line without a line break.
    package var text: String
    /// The place that an editor can be opened at; nil: none.
    package var place: SourcePlace?
    /// Whether a program printed the text.
    package var isPrinted: Bool

    /// A line. Default: it has no place, and no program printed it.
    package init(_ text: String, at place: SourcePlace? = nil, isPrinted: Bool = false) {
      self.text = text
      self.place = place
      self.isPrinted = isPrinted
    }
  }

  /// A key and its effect.
  package struct Advice: Hashable {
    /// The key's name, such as `Control-C`.
    package var key: String
    /// The effect, as a clause without a period.
    package var effect: String

    /// A piece of advice: the key and its effect.
    package init(key: String, effect: String) {
      self.key = key
      self.effect = effect
    }
  }
}
