// The curves of animations, as the studio changes and copies them.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import UIKit

extension Studio {
  /// The number of curves that a person gave animations and has not copied: nothing writes them.
  package var uncopiedCurves: Int { animations.uncopiedCurves }

  /// Opens the editor of an animation's curve beside the button that was pressed. `layer`: the layer's name in the row.
  func openCurve(of animation: PageAnimation, layer: String, from button: CurveButton) {
    let name = animation.name
    let takesKeys = button.isFirstResponder
    let editor = CurveEditor(animation, layer: layer, curve: animations.curves[name])
    editor.onChange = { [weak self] curve, isContinued in
      guard let self else { return }
      let change = EditHistory.Curve(
        animation: name, before: animations.curves[name], after: curve)
      model.note(change, isContinued: isContinued)
      pace(name, by: curve)
    }
    editor.onCopy = { [weak self] in
      self?.copy($0, isOfBlock: animation.isOfBlock)
      self?.animations.noteCopy(ofCurveOf: name)
    }
    editor.onClose = { [weak self, weak button] in
      self?.popovers.close()
      if takesKeys { _ = button?.becomeFirstResponder() }
    }
    popovers.open(
      content: editor, above: button, and: time.map { $0.convert($0.barFrame, to: root) } ?? .null,
      sparing: page.view.convert(page.view.bounds, to: root))
    editor.begin()
    editor.show(state.time)
  }

  /// Paces an animation by a curve; nil: by its own.
  func pace(_ name: AnimationName, by curve: PageCurve?) {
    animations.pace(name, by: curve)
    popovers.curveEditor?.show(curve, of: name)
    onionSkin?.askLater()
  }

  /// Copies a curve as Swift: as Core Animation takes it, of a block's animation also as UIKit's property animators do.
  private func copy(_ curve: PageCurve, isOfBlock: Bool) {
    let lines = [curve.timingFunction] + (isOfBlock ? [curve.timingParameters] : [])
    UIPasteboard.general.string = lines.joined(separator: "\n")
    let names = lines.map { String($0.prefix { $0 != "(" }) }
    say("Copied \(names.joined(separator: " and "))")
  }

  /// Opens the time bar, and puts the keyboard on the first animation's curve.
  func focusCurves() {
    if !root.seen.contains(.time) { perform(.toggle(.time)) }
    root.layoutIfNeeded()
    if time?.focusCurve(at: 0) != true { say("Nothing has moved yet") }
  }
}
