// The pencil's own taps. No desktop has them.

import CoreGraphics

/// Would tell when a pencil is tapped twice; here it never is
/// ([Apple](https://developer.apple.com/documentation/uikit/uipencilinteraction)).
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true
  open private(set) weak var view: UIView?

  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  open class var prefersPencilOnlyDrawing: Bool { false }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// What a person wants the pencil's taps to do.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore = 0
  case switchEraser = 1
  case switchPrevious = 2
  case showColorPalette = 3
  case showInkAttributes = 4
  case showContextualPalette = 5
  case runSystemShortcut = 6
}
