// The state of the panel that writes values: which are chosen, and what the page has answered.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import PropertyForms

/// The values that can be written, and those that are chosen.
@MainActor
struct WriteSheet {
  let values: [UnwrittenValue]
  /// The panel's contents.
  private(set) var content = WritePanel.Content()
  private let reason: @MainActor (UnwrittenValue, WriteRefusal) -> WriteReason

  /// All values are chosen at first. `answer`: the page's to all of them; `reason`: the words for a refusal.
  init(
    _ values: [UnwrittenValue], answer: Result<WritePlan, Failure>,
    reason: @escaping @MainActor (UnwrittenValue, WriteRefusal) -> WriteReason
  ) {
    self.values = values
    self.reason = reason
    content.chosen = Set(values.indices)
    _ = take(answer, of: values)
  }

  /// Words about a value that a file has in another form; nil: it has it as it is.
  private func note(on value: UnwrittenValue, in path: String) -> WriteReason? {
    guard PageDocument.isDocument(path), value.property.kind == "color",
      ValueNotation.isFadedName(value.text)
    else { return nil }
    return WriteReason(
      sentence: "Documents name no color with an opacity: its components in light are written")
  }

  /// The list's lines.
  var items: [WriteItem] {
    values.byView.enumerated().flatMap { group, view in
      view.map {
        WriteItem(
          view: $0.view.readableName, group: group,
          words: "\($0.label) = \($0.words)")
      }
    }
  }

  /// The values that are chosen.
  var written: [UnwrittenValue] { content.chosen.sorted().map { values[$0] } }

  /// Whether the files have all values already.
  var hasNothingToDo: Bool {
    content.changes.isEmpty && content.failure == nil && content.reasons.isEmpty
  }

  /// Takes a value in or out. Returns those that are chosen then.
  mutating func toggle(_ index: Int) -> [UnwrittenValue] {
    content.chosen.formSymmetricDifference([index])
    content.reasons[index] = nil
    return written
  }

  /// Takes an answer about values: those that cannot be written are taken out. Returns false where others are chosen
  /// since.
  mutating func take(_ answer: Result<WritePlan, Failure>, of asked: [UnwrittenValue]) -> Bool {
    guard asked == written else { return false }
    let indices = content.chosen.sorted()
    content.failure = nil
    switch answer {
    case .success(let plan):
      content.changes = plan.changes
      content.files = [:]
      for (place, index) in indices.enumerated() {
        content.files[index] = plan.paths[place].map { ($0 as NSString).lastPathComponent }
        guard let refusal = plan.refusals[place] else {
          content.reasons[index] = plan.paths[place].flatMap { note(on: values[index], in: $0) }
          continue
        }
        content.reasons[index] = reason(values[index], refusal)
        content.chosen.remove(index)
      }
    case .failure(let failure):
      content.changes = []
      content.failure = failure
    }
    return true
  }
}
