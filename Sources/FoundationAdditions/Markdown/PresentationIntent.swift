// What Markdown says of a text: how words are meant, and which blocks they stand in. Foundation on Linux has
// neither.

/// How words in a line are meant
/// ([Apple](https://developer.apple.com/documentation/foundation/inlinepresentationintent)).
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line of the source ended here.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// The writer asked for a new line.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

/// The blocks that a text stands in, the innermost first
/// ([Apple](https://developer.apple.com/documentation/foundation/presentationintent)).
public struct PresentationIntent: Hashable, Codable, Sendable {
  public enum Kind: Hashable, Codable, Sendable {
    case paragraph
    /// From 1 to 6.
    case header(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    /// From 1 on.
    case tableRow(rowIndex: Int)
    /// From 0 on.
    case tableCell(columnIndex: Int)
  }

  public struct TableColumn: Hashable, Codable, Sendable {
    public enum Alignment: Hashable, Codable, Sendable {
      case left
      case center
      case right
    }

    public var alignment: Alignment
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// One block. Texts of the same block have the same identity.
  public struct IntentType: Hashable, Codable, Sendable {
    public var kind: Kind
    public var identity: Int

    public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
  }

  public var components: [IntentType]

  public init(types: [IntentType]) { components = types }

  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// How many lists and quotations are around the text.
  public var indentationLevel: Int {
    components.count {
      switch $0.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }
}

extension AttributeScopes.FoundationAttributes {
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  public enum PresentationIntentAttribute: AttributedStringKey {
    public typealias Value = PresentationIntent
    public static let name = "NSPresentationIntent"
  }

  public var inlinePresentationIntent: InlinePresentationIntentAttribute { fatalError("a name") }
  public var presentationIntent: PresentationIntentAttribute { fatalError("a name") }
}

extension NSAttributedString.Key {
  /// The raw value of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// A `PresentationIntent`.
  public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
  /// A `URL`.
  public static let imageURL = NSAttributedString.Key("NSImageURL")
}
