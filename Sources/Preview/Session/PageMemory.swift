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
  /// The name of the preview, the designables or the scene that was shown last; nil: the first one was. Default: nil.
  package var shown: String?

  /// A page that is shown as it is opened.
  package init() {}
}

// `0.25 loop device=iphone-se,appearance=dark Dark%20card`
extension PageMemory {
  private static let rates = 0.01...4.0

  /// Longer names are not kept.
  private static let nameLength = 200

  /// The speed, whether animations are repeated, the choices, if any, and what was shown, where that was not the first.
  var text: String {
    let choices = VariantsText.text(of: VariantGrid(choices))
    let name = shown.flatMap(Self.word).map { " " + $0 } ?? ""
    return "\(rate) \(loops ? "loop" : "once") \(choices.isEmpty ? "-" : choices)" + name
  }

  /// A name as one word, which has no slash; nil: it is empty or too long.
  private static func word(_ name: String) -> String? {
    guard !name.isEmpty, name.utf8.count <= nameLength else { return nil }
    return name.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
  }

  /// Nil: the words make no sense.
  init?(words: [Substring]) {
    guard words.count == 3 || words.count == 4,
      let rate = Double(words[0]), Self.rates.contains(rate),
      words[1] == "loop" || words[1] == "once",
      let grid = VariantsText.remembered(words[2] == "-" ? "" : String(words[2]))
    else { return nil }
    self.rate = rate
    loops = words[1] == "loop"
    choices = VariantAxis.allCases.compactMap { grid[$0].first }
    guard words.count == 4 else { return }
    guard let name = words[3].removingPercentEncoding, Self.word(name) != nil else { return nil }
    shown = name
  }
}
