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

  /// The text of a document. Of HTML the words, the lines and their look are read, not pictures, tables and
  /// lists' marks; other kinds but plain text fail. The text is read as UTF-8.
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
      self.init(attributedString: HTMLText.read(text, attributes))
    default: throw CocoaError(.fileReadUnsupportedScheme)
    }
  }
}
