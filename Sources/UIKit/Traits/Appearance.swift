// The light or dark style of the program.

import CoreGraphics
private import Synchronization

/// The style that dynamic colours, and images with a dark variant, follow.
package enum Appearance {
  /// Dark with `VITRINE_APPEARANCE=dark` in the environment, else light.
  package static let standard: UIUserInterfaceStyle =
    environmentVariable("VITRINE_APPEARANCE") == "dark" ? .dark : .light

  private static let shown = Mutex(standard)

  /// Light or dark. A page that asks for a style sets it before its views are made. Default: ``standard``.
  package static var style: UIUserInterfaceStyle {
    get { shown.withLock { $0 } }
    set { shown.withLock { $0 = newValue } }
  }
}
