// The light or dark style of the program.

import CoreGraphics

/// The style that dynamic colours, and images with a dark variant, follow.
package enum Appearance {
  /// Default: dark with `VITRINE_APPEARANCE=dark` in the environment, else light.
  @TaskLocal package static var style: UIUserInterfaceStyle =
    environmentVariable("VITRINE_APPEARANCE") == "dark" ? .dark : .light
}
