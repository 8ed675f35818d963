// Attributed strings from Markdown.

extension AttributedString {
  /// How Markdown is read
  /// ([Apple](https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions)).
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable, Equatable, Hashable {
      /// Blocks too. Between blocks is nothing: their intents tell them apart.
      case full
      case inlineOnly
      /// Spaces and line ends stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Sendable, Equatable, Hashable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// Kept, without effect: no attributes of one's own are read. Default: false.
    public var allowsExtendedAttributes: Bool
    /// Default: full.
    public var interpretedSyntax: InterpretedSyntax
    /// Kept: nothing fails but text that is no UTF-8. Default: throws.
    public var failurePolicy: FailurePolicy
    /// Given to the whole text. Default: nil.
    public var languageCode: String?
    /// Kept, without effect. Default: false.
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// The text with what its Markdown means; links are relative to `baseURL`. Beside CommonMark it may have
  /// tables, words that are struck out, and bare addresses.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    guard markdown.utf8.count <= MarkdownTree.mostBytes else {
      throw CocoaError(.fileReadTooLarge)
    }
    self = MarkdownReader.text(of: markdown, options, baseURL: baseURL)
  }

  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }
}
