// A person's changes, when the page begins anew or goes away.

internal import CoreGraphics
internal import Pages
internal import Studio
internal import Windowing

extension Session {
  /// Back to the beginning; what a person set stays.
  func rewind() {
    wantedTime = nil
    page.rewind()
    studio.pageWasRewound()
  }

  /// Ends the program, unless changes would be lost that nobody was told of. `again`: what a person does to end it all
  /// the same, as the beginning of a sentence.
  func quit(_ again: String) { leave("\(again) to quit") { host?.quit() } }

  /// Goes to the preview or scene behind (1) or before (−1) the shown one; where there is no other, nothing can be lost.
  func walkAway(by step: Int) {
    let isOther = page.list.index(by: step) != nil || host?.neighbours.index(by: step) != nil
    guard isOther else { return walk(by: step) }
    leave(step > 0 ? "Press N again to go on" : "Press B again to go back") { walk(by: step) }
  }

  /// Does what ends with the shown page. Where it has changes that are not written, or curves that are not copied, a line
  /// says so at first, and while that can be read the same again does it. `again`: what to do then and its effect, as a
  /// sentence. `isChoice`: it is chosen from a list, which takes several presses: what is done until then calls nothing
  /// off.
  func leave(_ again: String, isChoice: Bool = false, _ body: () -> Void) {
    let (changes, curves) = (studio.unwrittenChanges, studio.uncopiedCurves)
    func words(_ count: Int, _ things: String, not done: String) -> String? {
      count == 0 ? nil : "\(things) \(count == 1 ? "is" : "are") not \(done)"
    }
    let lost = [
      words(changes, Studio.changes(changes), not: "written"),
      words(curves, curves == 1 ? "1 curve" : "\(curves) curves", not: "copied"),
    ].compactMap(\.self)
    let sentence =
      "\(lost.joined(separator: " and ")) · \(again) without "
      + (changes + curves == 1 ? "it" : "them") + (isChoice ? "" : ", any other key to stay")
    if lost.isEmpty || (isChoice ? warnedOfChoice : warned) == sentence {
      warnedOfChoice = nil
      return body()
    }
    say(sentence, for: Panels.warningSeconds)
    if isChoice { awaitChoice(after: sentence) } else { warning = panels.toast }
  }

  private func awaitChoice(after sentence: String) {
    warnedOfChoice = sentence
    host?.schedule(Panels.choiceSeconds) { [weak self] in
      if self?.warnedOfChoice == sentence { self?.warnedOfChoice = nil }
    }
  }

  /// Takes the line away that asks to do the same again: only the next thing that a person does can be that.
  func callOffLeaving(before event: InputEvent) {
    guard event.isDeed else { return }
    warned = warning.flatMap { $0 === panels.toast ? $0.text : nil }
    if let warning { panels.hideToast(warning) }
    warning = nil
  }
}

extension InputEvent {
  /// Whether a person does something new: not what a held key repeats, nor a key that only changes others.
  fileprivate var isDeed: Bool {
    switch self {
    case .keyPressed(let key): if case .other = key.key { false } else { !key.isRepeat }
    case .pointerPressed, .filesDropped, .closeRequested: true
    default: false
    }
  }
}
