// No-op on Linux: rarely set accessibility properties, stored and read by no assistive technology.

/// What is written to by few.
final class AccessibilityRareData {
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToUserInteraction: Bool?
  var userInputLabels: [String]?
  var attributedValue: NSAttributedString?
  var attributedHint: NSAttributedString?
  var headerElements: [Any]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var textualContext: UIAccessibilityTextualContext?
}
