// The accessibility of UIKit's controls and texts, as Apple documents it.

internal import CoreGraphics

extension UIButton: AccessibilityProviding {
  /// A button with its title.
  package var accessibilityFacts: AccessibilityFacts {
    AccessibilityFacts(
      label: currentTitle ?? configuration?.title ?? presentTitleLabel?.text ?? toolTip,
      traits: .button)
  }
}

extension UILabel: AccessibilityProviding {
  /// A text.
  package var accessibilityFacts: AccessibilityFacts {
    var facts = AccessibilityFacts(label: text, traits: .staticText)
    facts.isElement = !(text ?? "").isEmpty
    return facts
  }
}

extension UIImageView: AccessibilityProviding {
  /// An image, which is no element until a source says so.
  package var accessibilityFacts: AccessibilityFacts {
    var facts = AccessibilityFacts(label: image?.accessibilityLabel, traits: .image)
    facts.isElement = false
    return facts
  }
}

extension UISwitch: AccessibilityProviding {
  /// “1” and “0”, as on Apple's systems.
  package var accessibilityFacts: AccessibilityFacts {
    var facts = AccessibilityFacts(.checkBox, value: isOn ? "1" : "0", traits: .toggleButton)
    facts.isChecked = isOn
    return facts
  }
}

extension UISlider: AccessibilityProviding {
  /// The value in per cent of the range.
  package var accessibilityFacts: AccessibilityFacts {
    let (low, high) = (Double(minimumValue), Double(maximumValue))
    let share = high > low ? (Double(value) - low) / (high - low) : 0
    var facts = AccessibilityFacts(
      .slider, value: "\(Int((share * 100).rounded()))%", traits: .adjustable)
    facts.range = .init(Double(value), from: low, to: high, step: (high - low) / 10)
    return facts
  }

  /// Sets the value, and says so.
  package func adopt(accessibilityNumber number: Double) {
    value = Float(number)
    sendActions(for: .valueChanged)
  }
}

extension UIStepper: AccessibilityProviding {
  /// The value.
  package var accessibilityFacts: AccessibilityFacts {
    var facts = AccessibilityFacts(.stepper, value: value.formatted(), traits: .adjustable)
    facts.range = .init(value, from: minimumValue, to: maximumValue, step: stepValue)
    return facts
  }

  /// Sets the value, and says so.
  package func adopt(accessibilityNumber number: Double) {
    value = number
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension UIProgressView: AccessibilityProviding {
  /// The progress in per cent.
  package var accessibilityFacts: AccessibilityFacts {
    var facts = AccessibilityFacts(
      .progress, value: "\(Int((Double(progress) * 100).rounded()))%", traits: .updatesFrequently)
    facts.range = .init(Double(progress), from: 0, to: 1, step: 0)
    facts.range?.isSettable = false
    return facts
  }
}

extension UITextField: AccessibilityProviding {
  /// The text, and the placeholder where there is none.
  package var accessibilityFacts: AccessibilityFacts {
    let typed = text ?? ""
    var facts = AccessibilityFacts(
      isSecureTextEntry ? .secureText : .text, label: placeholder,
      value: isSecureTextEntry ? String(repeating: "•", count: typed.count) : typed)
    facts.text = facts.value
    if isFirstResponder, !isSecureTextEntry { facts.caret = caretOffset }
    return facts
  }

  /// Takes the text's place, and says so. Where nobody edits the field that is an edit from its begin to its end.
  package func adopt(accessibilityText words: String) {
    let wasEditing = isEditing
    if !wasEditing { becomeFirstResponder() }
    text = words
    sendActions(for: .editingChanged)
    if !wasEditing { resignFirstResponder() }
  }
}

extension UITextView: AccessibilityProviding {
  /// The text.
  package var accessibilityFacts: AccessibilityFacts {
    let words: String? = text
    var facts = AccessibilityFacts(.textArea, value: words)
    facts.text = words
    if isFirstResponder { facts.caret = caretOffset }
    return facts
  }

  /// Takes the text's place, and says so to the delegate. Where nobody edits the text that is an edit from its begin to
  /// its end.
  package func adopt(accessibilityText words: String) {
    let wasEditing = isFirstResponder
    if !wasEditing { becomeFirstResponder() }
    text = words
    delegate?.textViewDidChange(self)
    if !wasEditing { resignFirstResponder() }
  }
}

extension UITextInput {
  /// The number of Unicode scalars before the selection's end.
  fileprivate var caretOffset: Int? {
    guard let end = selectedTextRange?.end,
      let range = textRange(from: beginningOfDocument, to: end)
    else { return nil }
    return text(in: range)?.unicodeScalars.count
  }
}

extension UISegmentedControl: AccessibilityProviding {
  /// The chosen segment.
  package var accessibilityFacts: AccessibilityFacts {
    let count = numberOfSegments
    let chosen =
      (0..<count).contains(selectedSegmentIndex)
      ? titleForSegment(at: selectedSegmentIndex) ?? "\(selectedSegmentIndex + 1)" : nil
    var facts = AccessibilityFacts(.comboBox, value: chosen, traits: .adjustable)
    facts.range = .init(
      Double(selectedSegmentIndex), from: 0, to: Double(max(0, count - 1)), step: 1)
    return facts
  }

  /// Chooses a segment, and says so.
  package func adopt(accessibilityNumber number: Double) {
    selectedSegmentIndex = Int(number.rounded())
    sendActions(for: .valueChanged)
  }
}

extension UIPageControl: AccessibilityProviding {
  /// The page among all.
  package var accessibilityFacts: AccessibilityFacts {
    var facts = AccessibilityFacts(
      .slider, value: "page \(currentPage + 1) of \(numberOfPages)", traits: .adjustable)
    facts.range = .init(
      Double(currentPage), from: 0, to: Double(max(0, numberOfPages - 1)), step: 1)
    return facts
  }

  /// Shows a page, and says so.
  package func adopt(accessibilityNumber number: Double) {
    currentPage = Int(number.rounded())
    sendActions(for: .valueChanged)
  }
}
