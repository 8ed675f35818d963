// Pictures of what the studio shows, and the place that they are saved at.

package import CoreGraphics
internal import UIKit

extension Studio {
  /// Asks for a path. `save` is given what was typed, and tells why that is refused; nil: it was saved.
  package func askForPath(
    _ path: String,
    _ save: @escaping @MainActor (String, @escaping @MainActor (String?) -> Void) -> Void
  ) {
    let panel = SavePanel(path)
    panel.onClose = { [weak self] in self?.popovers.close() }
    panel.onSave = { [weak self, weak panel] path in
      save(path) { problem in
        if let problem { panel?.refuse(problem) } else { self?.popovers.close() }
      }
    }
    popovers.openInMiddle(panel)
    panel.field.becomeFirstResponder()
    panel.field.selectAll(nil)
  }

  /// The variants as they are shown in the page's place, as one view; nil: they are not, or two are compared.
  package var variantSheet: VariantSheet? {
    guard let sheet = variants?.sheet else { return nil }
    sheet.overrideUserInterfaceStyle = root.panelStyle
    return sheet
  }

  /// The place in the window of the two variants that are compared, in points; nil: none are.
  package var comparedArea: CGRect? {
    variants?.comparison.map { $0.convert($0.pictureArea, to: root) }
  }
}
