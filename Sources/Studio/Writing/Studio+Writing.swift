// Values of the selected view into its source: first shown, then written.

internal import CoreGraphics
package import Messages
internal import Pages
internal import PropertyForms
internal import UIKit

extension Studio {
  /// How many changes the page has that its source has not; 0 where they cannot be written.
  package var unwrittenChanges: Int { page.takesWriting ? model.edits.count : 0 }

  /// Shows how the selected view's changed values would be written, or why they cannot; a person takes some of them out.
  func proposeWriting() {
    guard let node = model.selectedNode, let path = model.selection else {
      return say("Select a view whose changes to write")
    }
    let values = model.changedValues.map(\.value)
    guard !values.isEmpty else { return say("\(node.readableName): nothing is changed") }
    model.proposeWriting(values) { [weak self] result in
      if case .success(let changes) = result, changes.isEmpty {
        self?.say("The source has these values already")
      } else {
        self?.show(result, of: values, at: path)
      }
    }
  }

  private func show(
    _ result: Result<[FileChange], Failure>, of values: [PropertyValue], at path: NodePath
  ) {
    let panel = WritePanel(
      result, values: values.map { "\($0.name) = \($0.text)" }, lead: lead(from: path))
    var (shown, names) = (result, Set(values.map(\.name)))
    panel.onChoose = { [weak self, weak panel] chosen in
      let wanted = chosen.sorted().map { values[$0] }
      names = Set(wanted.map(\.name))
      self?.model.proposeWriting(wanted) { result in
        // An answer to an earlier choice is none to this one.
        guard names == Set(wanted.map(\.name)) else { return }
        shown = result
        panel?.show(result)
      }
    }
    open(panel) { [weak self] in
      guard case .success(let changes) = shown else { return }
      self?.write(changes) { self?.model.noteWriting(of: names, at: path) }
    }
  }

  /// The way to the view whose class in the sources makes an inner view; nil: the view is of such a class itself.
  private func lead(from path: NodePath) -> WritePanel.Lead? {
    func isOfSources(_ path: NodePath) -> Bool {
      model.nodes[path].map { !$0.className.hasPrefix("UI") } ?? false
    }
    guard !isOfSources(path) else { return nil }
    let around = sequence(first: path, next: \.parent).first(where: isOfSources)
    guard let around, let node = model.nodes[around] else { return nil }
    return WritePanel.Lead(words: "Select \(node.readableName)") { [weak self] in
      self?.popovers.close()
      self?.model.select(around)
    }
  }

  /// Shows changes of files: Return makes them, Escape does not. `whenWritten`: called after the former.
  package func show(
    _ changes: [FileChange], whenWritten: @escaping @MainActor () -> Void = {}
  ) {
    open(WritePanel(.success(changes))) { [weak self] in self?.write(changes, whenWritten) }
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
      open(WritePanel(.failure(error))) {}
    }
  }
}
