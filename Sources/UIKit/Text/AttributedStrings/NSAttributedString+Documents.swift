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

  /// Reads a document. Of HTML the text, lines and their attributes are read, not images, tables
  /// and list markers; other types but plain text fail. The encoding is that of the byte order mark
  /// or `characterEncoding`, else UTF-8.
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

  /// A byte order mark goes before what the options say. What cannot be read so is read as UTF-8.
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
