// A person's changes, when the page begins anew or goes away.

internal import CoreGraphics
internal import Pages
internal import Studio

extension Session {
  /// Back to the beginning, as one step that can be taken back.
  func reset() {
    page.reset()
    pageWasReset(nil)
  }

  /// The page was shown from the beginning: tells how many changes that took back. `words`: what is shown now.
  func pageWasReset(_ words: String?) {
    let count = studio.pageWasReset()
    let told =
      count == 0
      ? nil
      : "\(Self.changes(count)) taken back · Control-Z brings \(count == 1 ? "it" : "them") back"
    let sentence = [words, told].compactMap(\.self).joined(separator: " · ")
    if !sentence.isEmpty { say(sentence) }
  }

  /// Ends the program, unless changes would be lost that nobody was told of.
  func quit() { leave("quits") { host?.quit() } }

  /// Does what ends with the shown page. Where it has changes that are not written a line says so at first, and while that
  /// can be read the same again does it. `effect`: the verb of that sentence.
  func leave(_ effect: String, _ body: () -> Void) {
    let count = studio.unwrittenChanges
    let sentence =
      "\(Self.changes(count)) \(count == 1 ? "is" : "are") not written · the same again \(effect) "
      + "without \(count == 1 ? "it" : "them")"
    if count == 0 || panels.toast?.text == sentence { return body() }
    say(sentence, for: Panels.warningSeconds)
  }

  private static func changes(_ count: Int) -> String {
    count == 1 ? "1 change" : "\(count) changes"
  }
}
