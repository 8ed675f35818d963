// Blocks of text, as Markdown has them.

/// The blocks that contain a text, the innermost first
/// ([Apple](https://developer.apple.com/documentation/foundation/presentationintent)).
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// The kind of a block.
  public enum Kind: Hashable, Codable, Sendable {
    case paragraph
    /// A heading of level 1 to 6.
    case header(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    /// A row below the header, from 1.
    case tableRow(rowIndex: Int)
    /// A cell in its row, from 0.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// The alignment of the cells.
    public enum Alignment: Hashable, Codable, Sendable {
      case left
      case center
      case right
    }

    /// The alignment of the cells.
    public var alignment: Alignment
    /// Creates a column.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// One block that contains a text.
  public struct IntentType: Hashable, Codable, Sendable {
    /// The kind of the block.
    public var kind: Kind
    /// A number that is unique in a document: equal for all texts of the same block.
    public var identity: Int

    /// Creates a block.
    public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
  }

  /// The blocks, the innermost first.
  public var components: [IntentType]

  /// Creates an intent from blocks, the innermost first.
  public init(types: [IntentType]) { components = types }

  /// Creates an intent of a block within those of `parent`.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// The number of lists and block quotes that contain the text.
  public var indentationLevel: Int {
    components.count {
      switch $0.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }
}
