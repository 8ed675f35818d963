// Attributed strings from Markdown.

extension AttributedString {
  /// Options for parsing Markdown
  /// ([Apple](https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions)).
  public struct MarkdownParsingOptions: Sendable {
    /// The syntax that is recognized, and the treatment of white space.
    public enum InterpretedSyntax: Sendable, Equatable, Hashable {
      /// Blocks and inlines. Blocks are not separated by characters; their presentation intents differ.
      case full
      case inlineOnly
      /// Inlines; spaces and line ends are preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The treatment of invalid input.
    public enum FailurePolicy: Sendable, Equatable, Hashable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// No effect: the syntax for custom attributes is not supported. Default: false.
    public var allowsExtendedAttributes: Bool
    /// The syntax that is recognized. Default: full.
    public var interpretedSyntax: InterpretedSyntax
    /// No effect: Markdown is never invalid; data that is not UTF-8 always throws. Default: `throwError`.
    public var failurePolicy: FailurePolicy
    /// The language identifier of the whole text, a BCP 47 tag. Default: nil.
    public var languageCode: String?
    /// No effect. Default: false.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options with Apple's defaults.
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

  /// Creates an attributed string from Markdown: CommonMark with GitHub's tables, strikethrough and autolinks.
  ///
  /// Links are relative to `baseURL`. Throws for more than 1 GiB of text.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    guard markdown.utf8.count <= MarkdownTree.maximumByteCount else {
      throw CocoaError(.fileReadTooLarge)
    }
    self = MarkdownReader.text(of: markdown, options, baseURL: baseURL)
  }

  /// Creates an attributed string from Markdown in UTF-8. Throws for data that is not UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from a Markdown file in UTF-8. Throws where it cannot be read.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from Markdown. The scope has no effect, since custom attributes are not supported.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from Markdown. The scope has no effect, since custom attributes are not supported.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }
}
