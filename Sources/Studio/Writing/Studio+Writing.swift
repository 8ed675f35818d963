// Values of the selected view into its source: first shown, then written.

internal import CoreGraphics
package import Messages
internal import Pages
internal import PropertyForms
internal import UIKit

extension Studio {
  /// How many changes the page has that its source has not; 0 where they cannot be written.
  package var unwrittenChanges: Int { page.takesWriting ? model.edits.count : 0 }

  /// Shows how the selected view's changed values would be written, or why they cannot.
  func proposeWriting() {
    guard let node = model.selectedNode, let path = model.selection else {
      return say("Select a view whose changes to write")
    }
    guard !model.changedValues.isEmpty else {
      return say("\(node.readableName): nothing is changed")
    }
    let names = Set(model.changedValues.map(\.value.name))
    model.proposeWriting { [weak self] result in
      switch result {
      case .success(let changes) where changes.isEmpty:
        self?.say("The source has these values already")
      case .success(let changes):
        self?.show(changes) { self?.model.noteWriting(of: names, at: path) }
      case .failure(let failure): self?.show(failure)
      }
    }
  }

  /// Shows changes of files: Return makes them, Escape does not. `whenWritten`: called after the former.
  package func show(
    _ changes: [FileChange], whenWritten: @escaping @MainActor () -> Void = {}
  ) {
    let panel = WritePanel(changes)
    panel.onClose = { [weak self] in self?.popovers.close() }
    panel.onWrite = { [weak self] in self?.write(changes, whenWritten) }
    popovers.openInMiddle(panel)
  }

  private func show(_ failure: Failure) {
    let panel = WritePanel(failure)
    panel.onClose = { [weak self] in self?.popovers.close() }
    popovers.openInMiddle(panel)
  }

  private func write(_ changes: [FileChange], _ whenWritten: @MainActor () -> Void) {
    popovers.close()
    do throws(Failure) {
      try FileChange.write(changes)
      whenWritten()
      say("Wrote \(WritePanel.words(of: changes))")
    } catch {
      show(error)
    }
  }
}
