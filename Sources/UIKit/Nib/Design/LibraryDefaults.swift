// The content that a view has when it is dragged from Interface Builder's library.

import CoreGraphics

/// The attributes that Interface Builder writes for a view that is dragged from its library: a button's title, a
/// label's text, a field's border.
///
/// A class that is set for such a view has them when its own code begins. Here its code has run already, so that only
/// what the class left as UIKit makes it is set.
@MainActor package enum LibraryDefaults {
  /// Gives a fresh view what its class left open.
  package static func complete(_ view: UIView) {
    switch view {
    case let button as UIButton: complete(button)
    case let label as UILabel:
      if label.text?.isEmpty ?? true { label.text = "Label" }
    case let field as UITextField: complete(field)
    case let text as UITextView:
      if text.text.isEmpty { text.text = sampleText }
    case let control as UISegmentedControl: complete(control)
    case let pages as UIPageControl:
      if pages.numberOfPages == 0 { pages.numberOfPages = 3 }
    case let slider as UISlider:
      if slider.value == slider.minimumValue { slider.value = middle(of: slider) }
    case let progress as UIProgressView:
      if progress.progress == 0 { progress.progress = 0.5 }
    case let spinner as UIActivityIndicatorView:
      if spinner.hidesWhenStopped, !spinner.isAnimating { spinner.hidesWhenStopped = false }
    case let picker as UIPickerView: picker.showSampleRows()
    default: break
    }
  }

  /// A title where the button shows nothing, in the look of the system's buttons.
  private static func complete(_ button: UIButton) {
    let configuration = button.configuration
    let isEmpty =
      (button.title(for: .normal) ?? "").isEmpty && button.attributedTitle(for: .normal) == nil
      && button.image(for: .normal) == nil && button.backgroundImage(for: .normal) == nil
      && configuration?.title == nil && configuration?.attributedTitle == nil
      && configuration?.image == nil
    guard isEmpty else { return }
    if configuration == nil, button.buttonType == .custom { button.become(.system) }
    button.setTitle("Button", for: .normal)
  }

  /// A border, unless the class chose one or draws another.
  private static func complete(_ field: UITextField) {
    guard !field.hasChosenBorder, field.background == nil, field.layer.borderWidth == 0 else {
      return
    }
    field.borderStyle = .roundedRect
  }

  private static func complete(_ control: UISegmentedControl) {
    guard control.numberOfSegments == 0 else { return }
    control.insertSegment(withTitle: "First", at: 0, animated: false)
    control.insertSegment(withTitle: "Second", at: 1, animated: false)
    control.selectedSegmentIndex = 0
  }

  private static func middle(of slider: UISlider) -> Float {
    (slider.minimumValue + slider.maximumValue) / 2
  }

  /// The beginning of the text that documents have for text views from the library.
  static let sampleText = """
    Lorem ipsum dolor sit er elit lamet, consectetaur cillium adipisicing pecu, sed do eiusmod tempor incididunt ut \
    labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip \
    ex ea commodo consequat.
    """
}
