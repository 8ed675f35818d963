// Attributed text from documents.

public import CoreGraphics

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The text of a document. Of HTML the words and the lines are read, not how they look; other kinds
  /// but plain text fail. The text is read as UTF-8.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    let text = String(decoding: data, as: UTF8.self)
    let type = options[.documentType] as? DocumentType ?? .plain
    switch type {
    case .plain: self.init(string: text, attributes: attributes)
    case .html:
      logOnce("NSAttributedString: of HTML the words are read, not how they look")
      self.init(string: HTMLText.words(of: text), attributes: attributes)
    default: throw CocoaError(.fileReadUnsupportedScheme)
    }
  }
}

/// The words of HTML.
private enum HTMLText {
  private static let entities = [
    "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&#39;": "'", "&nbsp;": "\u{a0}",
    "&amp;": "&",
  ]

  static func words(of html: String) -> String {
    var words = ""
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      words += spaced(rest[..<start], after: words)
      guard let end = rest[start...].firstIndex(of: ">") else { break }
      if isLineEnd(rest[rest.index(after: start)..<end]), !words.isEmpty { words += "\n" }
      rest = rest[rest.index(after: end)...]
    }
    words += spaced(rest.first == "<" ? "" : rest, after: words)
    for (entity, character) in entities.sorted(by: { $0.key > $1.key }) {
      words = words.replacingOccurrences(of: entity, with: character)
    }
    return words
  }

  /// Runs of spaces and line ends are one space, and none at a line's begin.
  private static func spaced(_ text: Substring, after words: String) -> String {
    let parts = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isAtStart = words.isEmpty || words.last == "\n" || words.last == " "
    let leads = text.first?.isWhitespace == true && !isAtStart
    let trails = text.last?.isWhitespace == true && !parts.isEmpty
    return (leads ? " " : "") + parts + (trails ? " " : "")
  }

  private static func isLineEnd(_ tag: Substring) -> Bool {
    let name = tag.prefix { $0 != " " && $0 != "/" || $0 == tag.first }.lowercased()
    return ["br", "/p", "/div", "/li", "/h1", "/h2", "/h3"].contains(name)
  }
}
