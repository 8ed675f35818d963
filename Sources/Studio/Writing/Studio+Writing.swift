// Values into their sources: first shown, then written.

internal import CoreGraphics
package import Messages
internal import Pages
internal import PropertyForms
internal import UIKit

extension Studio {
  /// How many changes the page has that its source has not; 0 where they cannot be written.
  package var unwrittenChanges: Int { page.takesWriting ? model.edits.count : 0 }

  /// Shows how the changed values of all views would be written, and which cannot; a person takes some of them out.
  func proposeWriting() {
    model.readUnwritten { [weak self] values in
      guard let self else { return }
      if values.isEmpty { return say("Nothing has changed") }
      let makers = Set(values.compactMap { self.model.maker(of: $0.path) })
      model.readProperties(of: Array(makers)) { [weak self] groups in
        self?.proposeWriting(values, makers: groups)
      }
    }
  }

  /// `makers`: the properties of the views whose code makes others.
  private func proposeWriting(_ values: [UnwrittenValue], makers: [NodePath: [PropertyGroup]]) {
    model.proposeWriting(values) { [weak self] result in
      guard let self else { return }
      let sheet = WriteSheet(values, answer: result) { [weak self] in
        self?.reason(for: $0, $1, makers) ?? WriteReason(sentence: $1.failure.message)
      }
      if sheet.hasNothingToDo { return say("The source already has these values") }
      show(sheet)
    }
  }

  private func show(_ sheet: WriteSheet) {
    var sheet = sheet
    let panel = WritePanel(sheet.content, items: sheet.items)
    panel.onToggle = { [weak self, weak panel] index in
      let wanted = sheet.toggle(index)
      panel?.show(sheet.content)
      self?.model.proposeWriting(wanted) { result in
        // An answer to an earlier choice is none to this one.
        if sheet.take(result, of: wanted) { panel?.show(sheet.content) }
      }
    }
    open(panel) { [weak self] in
      self?.write(sheet.content.changes) {
        for view in sheet.written.byView {
          self?.model.noteWriting(of: Set(view.map(\.property.name)), at: view[0].path)
        }
      }
    }
  }

  /// Shows changes of files: Return makes them, Escape does not. `whenWritten`: called after the former.
  package func show(
    _ changes: [FileChange], whenWritten: @escaping @MainActor () -> Void = {}
  ) {
    open(WritePanel(WritePanel.Content(changes: changes))) { [weak self] in
      self?.write(changes, whenWritten)
    }
  }

  private func open(_ panel: WritePanel, onWrite: @escaping @MainActor () -> Void) {
    panel.onClose = { [weak self] in self?.popovers.close() }
    panel.onWrite = onWrite
    popovers.openInMiddle(panel)
  }

  private func write(_ changes: [FileChange], _ whenWritten: @MainActor () -> Void) {
    popovers.close()
    do throws(Failure) {
      try FileChange.write(changes)
      whenWritten()
      say("Wrote \(WritePanel.words(of: changes))")
    } catch {
      open(WritePanel(WritePanel.Content(failure: error))) {}
    }
  }
}
