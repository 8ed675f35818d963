// The light or dark style of the program.

import CoreGraphics

/// The style that dynamic colours, and pictures with a dark variant, follow.
package enum Appearance {
  /// Default: dark where the environment says `VITRINE_APPEARANCE=dark`, else light.
  @TaskLocal package static var style: UIUserInterfaceStyle =
    environmentVariable("VITRINE_APPEARANCE") == "dark" ? .dark : .light
}
