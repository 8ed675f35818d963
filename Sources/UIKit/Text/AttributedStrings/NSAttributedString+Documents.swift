// Attributed strings from documents.

public import CoreGraphics

extension NSAttributedString {
  /// The type of a document
  /// ([Apple](https://developer.apple.com/documentation/foundation/nsattributedstring/documenttype)). Only plain text and
  /// HTML can be read.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// The name of an option for reading a document
  /// ([Apple](https://developer.apple.com/documentation/foundation/nsattributedstring/documentreadingoptionkey)).
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type; a `DocumentType`. Default: plain text.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding; the raw value of a `String.Encoding`. Default: UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text that has none of its own; a dictionary. Default: none.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads a plain text or an HTML document; of HTML the text, its lines and attributes, without images, tables and
  /// list markers. The encoding is that of the byte order mark, else of `characterEncoding`, else UTF-8.
  ///
  /// - Throws: `CocoaError.fileReadUnsupportedScheme` for other types.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    let text = Self.text(of: data, named: options[.characterEncoding])
    let type = options[.documentType] as? DocumentType ?? .plain
    switch type {
    case .plain: self.init(string: text, attributes: attributes)
    case .html:
      self.init(attributedString: HTMLText.read(text, attributes))
    default: throw CocoaError(.fileReadUnsupportedScheme)
    }
  }

  /// Decodes a text. A byte order mark overrides the option; bytes that are invalid in the encoding are read as UTF-8.
  private static func text(of data: Data, named encoding: Any?) -> String {
    let marks: [([UInt8], String.Encoding)] = [
      ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF], .utf32),
      ([0xFF, 0xFE], .utf16), ([0xFE, 0xFF], .utf16),
    ]
    let marked = marks.first { data.starts(with: $0.0) }?.1
    let number = encoding as? UInt ?? (encoding as? NSNumber)?.uintValue
    let chosen = marked ?? number.map(String.Encoding.init(rawValue:)) ?? .utf8
    let text = String(data: data, encoding: chosen) ?? String(decoding: data, as: UTF8.self)
    return text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
  }
}
