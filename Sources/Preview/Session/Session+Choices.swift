// The page in another way than it was opened: its device, appearance, text size, direction and language.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import Studio

extension Session {
  /// The axes on which a person chooses for the page itself; its scale is the screen's.
  private static let axes: [VariantAxis] = [
    .device, .appearance, .textSize, .direction, .language, .state,
  ]

  /// The choices in words, for the command palette.
  var choiceCommands: [(command: Command, title: String)] {
    Self.axes.flatMap { axis in
      let all = axis.choices(languages: languages).map { choice in
        (command: Command.show(axis, choice), title: "\(axis.title): \(choice.title)")
      }
      return all.isEmpty ? [] : all + [(.show(axis, nil), "\(axis.title): as opened")]
    }
  }

  /// The choices as a variant of the page.
  var variant: PageVariant { PageVariant(VariantAxis.allCases.compactMap { choices[$0] }) }

  /// Shows the page with a choice on an axis from the next frame on; nil: as it was opened.
  func show(_ axis: VariantAxis, _ choice: VariantChoice?) {
    choices[axis] = choice
    choicesHaveChanged = true
    say("\(axis.title): \(choice?.title ?? "as opened")")
  }

  /// Reads which languages there are now.
  func readLanguages() { languages = page.languages }
}
