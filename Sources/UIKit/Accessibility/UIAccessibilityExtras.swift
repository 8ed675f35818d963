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
  var customRotors: [UIAccessibilityCustomRotor]?
  var textualContext: UIAccessibilityTextualContext?
}

/// What kind of text an object shows.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
}

/// A way from element to element that assistive technology would offer. It is kept; nobody turns it here.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }

  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  open var name: String
  open var itemSearchBlock: Search

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
  }
}

/// What a rotor is asked for.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// What a rotor finds.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  public override init() {}

  public init(targetElement: any NSObjectProtocol, target targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}
