// The colours of asset catalogs that can be set on a page.

internal import CoreGraphics
internal import Inspection
package import Messages
internal import UIKit

extension PageContent {
  /// The real time that reading may take: the inspector waits for the answer. Colours beyond are left out.
  private static let patience = Duration.milliseconds(250)

  /// The colours that sources can name, sorted by name; those that cannot be read are left out.
  package var colors: [PageColor] {
    let end = ContinuousClock.now + Self.patience
    return colorNames.compactMap { name in
      guard ContinuousClock.now < end, let color = UIColor.ofCatalogs(name)
      else { return nil }
      let texts = [UIUserInterfaceStyle.light, .dark].map { style in
        ColorText.text(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)))
      }
      return PageColor(name: name, light: texts[0], dark: texts[0] == texts[1] ? nil : texts[1])
    }
  }
}
