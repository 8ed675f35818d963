// The way in which a file was looked at last, as a value and as text.

internal import CoreGraphics
package import Messages

/// How a page of files was shown and played last.
package struct PageMemory: Hashable, Sendable {
  /// Choices on different axes: device, appearance, size of text and their like. Default: none, as the page is opened.
  package var choices: [VariantChoice] = []
  /// Seconds of the page in a second. Default: 1.
  package var rate = 1.0
  /// Whether the last animations were played again and again. Default: false.
  package var loops = false

  /// A page that is shown as it is opened.
  package init() {}
}

// `0.25 loop device=iphone-se,appearance=dark`
extension PageMemory {
  private static let rates = 0.01...4.0

  /// The speed, whether animations are repeated, and the choices, if any.
  var text: String {
    let choices = VariantsText.text(of: VariantGrid(choices))
    return "\(rate) \(loops ? "loop" : "once") \(choices.isEmpty ? "-" : choices)"
  }

  /// Nil: the words make no sense.
  init?(words: [Substring]) {
    guard words.count == 3, let rate = Double(words[0]), Self.rates.contains(rate),
      words[1] == "loop" || words[1] == "once",
      let grid = VariantsText.remembered(words[2] == "-" ? "" : String(words[2]))
    else { return nil }
    self.rate = rate
    loops = words[1] == "loop"
    choices = VariantAxis.allCases.compactMap { grid[$0].first }
  }
}
