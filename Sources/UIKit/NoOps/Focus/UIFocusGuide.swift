// No-op on Linux: a guide that leads the focus of a remote control on; the keyboard's focus moves through views.

import CoreGraphics

/// A guide that leads the focus on to other items
/// ([Apple](https://developer.apple.com/documentation/uikit/uifocusguide)). It takes part in layout; the keyboard's
/// focus moves through views and never enters it.
open class UIFocusGuide: UILayoutGuide {
  /// Default: true.
  open var isEnabled = true
  /// Default: none.
  // Apple's signature: never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
