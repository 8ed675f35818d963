// The list that a right click opens: what can be done with a view, and with the page.

package import CoreGraphics
internal import Messages
internal import Pages
internal import UIKit

extension Studio {
  /// A line of the list.
  private struct Entry {
    var title: String
    var key: String?
    var perform: @MainActor () -> Void
  }

  /// The most views behind the selected one that are listed.
  private static let mostBehind = 4

  /// Opens the list for the view at a point of ``root``, on the page or in the outline, and selects that view; for the
  /// property of a row of the inspector. Over the other panels nothing opens.
  package func openContextMenu(at point: CGPoint) {
    closeForMenu()
    let hit = root.hitTest(point, with: nil)
    let around = hit.map { Array(sequence(first: $0, next: \.superview)) } ?? []
    if let path = around.lazy.compactMap({ $0 as? OutlineRow }).first?.path {
      selectForMenu([path])
      open(menuSections(behind: []), at: point)
    } else if let row = Self.row(around: hit) {
      open([entries(of: row)], at: point)
    } else if around.contains(where: { $0 === canvas || $0 === overlay }) {
      openPageMenu(at: point)
    }
  }

  /// Opens the list for the selected view, at its middle; for the page where none is selected.
  func openContextMenu() {
    closeForMenu()
    let middle = model.selectedNode.map { node in
      let bounds = Quad(node).bounds
      return page.view.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: root)
    }
    let area = canvas.frame.insetBy(dx: Metrics.gap, dy: Metrics.gap)
    let point = middle ?? CGPoint(x: area.midX, y: area.midY)
    open(
      menuSections(behind: []),
      at: CGPoint(
        x: min(max(point.x, area.minX), area.maxX), y: min(max(point.y, area.minY), area.maxY)),
      marked: 0)
  }

  private func closeForMenu() {
    hideTooltip()
    popovers.close()
    if panelResponder != nil { root.endEditing(true) }
  }

  /// The views are asked for: nobody may have followed them so far.
  private func openPageMenu(at point: CGPoint) {
    if layout.isAlone || isPageCovered { return open([pageEntries], at: point) }
    page.outline { [weak self] nodes in
      guard let self, !popovers.isOpen else { return }
      model.adopt(nodes)
      let paths = model.paths(at: page.view.convert(point, from: root))
      selectForMenu(paths)
      open(menuSections(behind: paths), at: point)
    }
  }

  /// Selects the first of the views at a place, unless one of them is selected already.
  private func selectForMenu(_ paths: [NodePath]) {
    if !paths.contains(where: model.selections.contains) { model.select(paths.first) }
  }

  private func open(_ sections: [[Entry]], at point: CGPoint, marked: Int? = nil) {
    let entries = sections.flatMap(\.self)
    let starts = sections.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    let keys = entries.enumerated().compactMap { index, entry in entry.key.map { (index, $0) } }
    let menu = StudioMenu(
      entries.map(\.title), chosen: nil, keys: Dictionary(uniqueKeysWithValues: keys),
      sections: Set(starts.dropFirst().dropLast())
    ) { entries[$0].perform() }
    if let marked { menu.mark(marked) }
    popovers.open(menu, at: point)
  }

  // MARK: Entries

  /// The list for what is selected. `paths`: the views at the place.
  private func menuSections(behind paths: [NodePath]) -> [[Entry]] {
    guard let selection = model.selection, let node = model.selectedNode else {
      return [pageEntries]
    }
    let parent = selection.parent.map { [selectEntry($0, "Select parent")] } ?? []
    let behind = paths.filter { !model.selections.contains($0) && $0 != selection.parent }
      .prefix(Self.mostBehind).map { selectEntry($0, "Select behind") }
    let values = Self.transfers.map { transfer in
      entry(transfer.name, transfer.command)
    }
    let lock = Entry(title: model.locked.contains(selection) ? "Unlock" : "Lock") { [weak self] in
      self?.model.toggleLock(selection)
    }
    let kind = node.layer == nil ? "view" : "layer"
    let changes = [
      Entry(title: node.isHidden ? "Show" : "Hide") { [weak self] in
        self?.setHidden(!node.isHidden)
      },
      lock,
      Entry(title: "Reset this \(kind)'s values") { [weak self] in self?.resetValues() },
    ]
    return [parent + behind, changes, values, pageEntries].filter { !$0.isEmpty }
  }

  /// The list for a property.
  private func entries(of row: PropertyRow) -> [Entry] {
    let reset = Entry(title: "Reset \(row.words)", key: resetKey) { [weak row] in row?.reset() }
    let changes = entry("Reset the values of all views", .resetAll)
    return (row.property.isChanged ? [reset] : []) + [
      Entry(title: "Reset the values of what is selected") { [weak self] in self?.resetValues() },
      changes,
    ]
  }

  private func selectEntry(_ path: NodePath, _ words: String) -> Entry {
    let node = model.nodes[path]
    let text = node?.text.map { " “\($0.prefix(24))”" } ?? ""
    return Entry(title: "\(words): \(node?.readableName ?? "view")\(text)") { [weak self] in
      self?.model.select(path)
    }
  }

  /// The list for the page as a whole.
  private var pageEntries: [Entry] {
    let alone = layout.isAlone ? [entry("Toolbar and panels", .alone)] : []
    return alone + [
      entry("Measure distances", .measure), entry("Show pixels in a loupe", .loupe),
      entry("Reset the values of all views", .resetAll),
      entry("Fit the page into the window", .zoomToFit), entry("Save a picture", .save),
      entry("Save a picture as…", .saveAs),
      entry("Find commands, views and properties…", .palette), entry("Keyboard shortcuts", .keys),
    ]
  }

  private func entry(_ title: String, _ command: StudioCommand) -> Entry {
    Entry(title: title, key: host?.studioKey(of: command)) { [weak self] in
      self?.perform(command)
    }
  }

  private func entry(_ title: String, _ command: HostCommand) -> Entry {
    Entry(title: title, key: host?.studioKey(of: command)) { [weak self] in
      self?.host?.studioPerforms(command)
    }
  }
}
