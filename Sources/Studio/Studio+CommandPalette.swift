// The entries of the command palette: what a person can do now.

internal import CoreGraphics
internal import Messages
internal import UIKit

extension Studio {
  /// Opens the palette with all commands, the page's views, and the selected view's properties.
  func openPalette() {
    let palette = CommandPalette(paletteEntries)
    self.palette = palette
    palette.onClose = { [weak self] in self?.popovers.close() }
    popovers.openInMiddle(palette)
    palette.field.becomeFirstResponder()
    model.refresh()
  }

  var paletteEntries: [PaletteEntry] {
    commandEntries + resetEntries + viewEntries + propertyEntries
  }

  /// Gives single values of what is selected back, and all of them.
  private var resetEntries: [PaletteEntry] {
    let changed = model.groups.flatMap { group in
      group.properties.filter(\.isChanged).map { (group, $0) }
    }
    if changed.isEmpty { return [] }
    let words = "clear discard revert undo default"
    let all = PaletteEntry(
      title: "Reset the values of what is selected", synonyms: words, detail: "Command", key: nil
    ) { [weak self] in self?.resetValues() }
    return [all]
      + changed.map { group, property in
        PaletteEntry(
          title: "Reset \(property.readableName)", synonyms: words,
          detail: "\(group.name) · \(property.value ?? "—")", key: nil
        ) { [weak self] in self?.model.reset([property]) }
      }
  }

  private var commandEntries: [PaletteEntry] {
    (host?.studioCommands ?? []).map {
      PaletteEntry(
        title: $0.title, synonyms: $0.synonyms, detail: "Command", key: $0.key,
        perform: $0.perform)
    }
  }

  private var viewEntries: [PaletteEntry] {
    model.nodes.paths.map { path, node in
      let words = [node.readableName, node.text.map { "“\($0)”" }, node.identifier]
      return PaletteEntry(
        title: words.compactMap(\.self).joined(separator: " "),
        detail: node.layer == nil ? "View" : "Layer", key: nil
      ) {
        [weak self] in self?.model.select(path)
      }
    }
  }

  private var propertyEntries: [PaletteEntry] {
    model.groups.flatMap { group in
      group.properties.map { property in
        PaletteEntry(
          title: property.readableName, detail: "\(group.name) · \(property.value ?? "—")",
          key: nil
        ) { [weak self] in self?.edit(property.name) }
      }
    }
  }

  /// Puts the keyboard into the row of a property of the selected view.
  private func edit(_ property: String) {
    if !root.seen.contains(.inspector) { perform(.toggle(.inspector)) }
    root.layoutIfNeeded()
    inspector?.edit(property)
  }
}
