// What few objects tell people who do not see them. It is kept; nobody is told here.

import CoreGraphics

public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

/// What is written to by few.
final class AccessibilityExtras {
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToUserInteraction: Bool?
  var userInputLabels: [String]?
  var attributedValue: NSAttributedString?
  var attributedHint: NSAttributedString?
  var headerElements: [Any]?
}
