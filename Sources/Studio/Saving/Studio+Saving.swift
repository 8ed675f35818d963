// Pictures of what the studio shows, and the place that they are saved at.

internal import CoreGraphics
internal import UIKit

extension Studio {
  /// Asks for a path. `folder` reads the folder of a typed path; nil: there is none. `makeFolder` makes one, and returns why
  /// it cannot be made; nil: it is there. `save` is given what was typed, and tells why that is refused; nil: it was saved.
  package func askForPath(
    _ path: String, among folder: @escaping @MainActor (String) -> SaveFolder?,
    makeFolder: @escaping @MainActor (String) -> String?,
    save: @escaping @MainActor (String, @escaping @MainActor (String?) -> Void) -> Void
  ) {
    let panel = SavePanel(path, folder, makeFolder: makeFolder)
    panel.onClose = { [weak self] in self?.popovers.close() }
    panel.onSave = { [weak self, weak panel] path in
      save(path) { problem in
        if let problem { panel?.refuse(problem) } else { self?.popovers.close() }
      }
    }
    popovers.openInMiddle(panel)
    panel.field.becomeFirstResponder()
    panel.selectName()
  }

  /// The variants as they are shown in the page's place, as one view; nil: they are not, or two are compared.
  package var variantSheet: VariantSheet? {
    guard let sheet = variants?.sheet else { return nil }
    sheet.overrideUserInterfaceStyle = root.panelStyle
    return sheet
  }

  /// Whether two variants are compared.
  package var isComparing: Bool { variants?.comparison != nil }

  /// The two variants that are compared as one view at their devices' scale; nil: none are, or one has no picture. Calls
  /// `body` once, at once or later.
  package func drawComparison(_ body: @escaping @MainActor (ComparisonSheet?) -> Void) {
    guard let variants else { return body(nil) }
    variants.drawComparison { [weak self] sheet in
      if let self { sheet?.overrideUserInterfaceStyle = root.panelStyle }
      body(sheet)
    }
  }
}
