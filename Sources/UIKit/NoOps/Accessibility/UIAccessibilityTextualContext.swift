// No-op on Linux: the kind of text that an element shows, stored and never announced.

/// The kind of text that an element shows, stored and never announced.
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
