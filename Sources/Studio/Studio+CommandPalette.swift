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

  var paletteEntries: [PaletteEntry] { commandEntries + viewEntries + propertyEntries }

  private var commandEntries: [PaletteEntry] {
    (host?.studioCommands ?? []).map {
      PaletteEntry(
        title: $0.title, synonyms: $0.synonyms, detail: "Command", key: $0.key,
        perform: $0.perform)
    }
  }

  private var viewEntries: [PaletteEntry] {
    model.nodes.paths.map { path, node in
      let text = node.text.map { " “\($0)”" } ?? ""
      return PaletteEntry(title: node.readableName + text, detail: "View", key: nil) {
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
    if !layout.shows(.inspector) { perform(.toggle(.inspector)) }
    root.layoutIfNeeded()
    inspector?.edit(property)
  }
}
