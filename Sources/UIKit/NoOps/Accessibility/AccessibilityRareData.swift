// No-op on Linux: rarely set accessibility properties, stored and read by no assistive technology.

/// Rarely set accessibility properties of a responder.
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
